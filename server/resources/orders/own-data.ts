import type { Keeper } from '../visitors/keeper.ts'
import { deleteOrdersOf, selectOrdersOf } from './store.ts'

/** What an account ordered. What was ever paid has an invoice, and those must be kept for seven years (art. 52 AWR). */
export const orderKeeper: Keeper = {
  name: 'orders',
  async collect(db, { uuid }) {
    const orders = await selectOrdersOf(db, uuid)
    return orders.map(({ answers_hash: _hash, lines_before: _before, ...rest }) => rest)
  },
  async obligations(db, { uuid }) {
    const orders = await selectOrdersOf(db, uuid)
    return orders.some(({ paid_at }) => paid_at !== null) ? ['paid_order'] : []
  },
  erase: (tx, { uuid }) => deleteOrdersOf(tx, uuid),
}
