import type { Jobs } from '#server/jobs/index.ts'
import { cancelPayment } from '../payments/jobs.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { deleteOrdersOf, selectOrdersOf, selectPayable } from './store.ts'

/** What an account ordered. What was ever paid has an invoice, and those must be kept for seven years (art. 52 AWR). */
export const orderKeeper = ({ jobs }: { readonly jobs: Pick<Jobs, 'enqueue'> }): Keeper => ({
  name: 'orders',
  async collect(db, { uuid }) {
    const orders = await selectOrdersOf(db, uuid)
    return orders.map(({ answers_hash: _hash, lines_before: _before, ...rest }) => rest)
  },
  async obligations(db, { uuid }) {
    const orders = await selectOrdersOf(db, uuid)
    return orders.some(({ paid_at }) => paid_at !== null) ? ['paid_order'] : []
  },
  async erase(tx, { uuid }) {
    // Nobody shall pay for what is gone.
    for (const id of await selectPayable(tx, uuid)) await jobs.enqueue(tx, cancelPayment, { id })
    await deleteOrdersOf(tx, uuid)
  },
})
