import type { Db, Tx } from '#server/db/index.ts'
import type { Keeper, KeepReason } from '../visitors/keeper.ts'
import { deleteOrdersOf, selectInvoicesOf, selectOrdersOf } from './store.ts'

type OrderKeeperParts = {
  /** Whoever takes the money: what can still be cancelled is, and whether any may still come. */
  readonly payments: {
    withdraw(account: string): Promise<void>
    isUnderWay(db: Db | Tx, account: string): Promise<boolean>
  }
}

const hasPaid = async (db: Db | Tx, account: string): Promise<boolean> =>
  (await selectOrdersOf(db, account)).some(({ paid_at }) => paid_at !== null)

/**
 * What an account ordered. What was ever paid has an invoice, and those must be kept for seven years (art. 52 AWR). As long
 * as money may still come there must be somebody to whom it belongs: then it is first seen to that none does.
 */
export const orderKeeper = ({ payments }: OrderKeeperParts): Keeper => ({
  name: 'orders',
  async collect(db, { uuid }) {
    const orders = await selectOrdersOf(db, uuid)
    return orders.map(({ answers_hash: _hash, lines_before: _before, ...rest }) => rest)
  },
  async files(db, { uuid }) {
    const invoices = await selectInvoicesOf(db, uuid)
    return invoices.map(({ number, file }) => ({ name: `invoices/${number}.pdf`, key: file }))
  },
  async prepare(db, { uuid }) {
    // Who has to stay may go on paying.
    if (!(await hasPaid(db, uuid))) await payments.withdraw(uuid)
  },
  async obligations(db, { uuid }) {
    const reasons: KeepReason[] = (await hasPaid(db, uuid)) ? ['paid_order'] : []
    return (await payments.isUnderWay(db, uuid)) ? [...reasons, 'open_payment'] : reasons
  },
  erase: (tx, { uuid }) => deleteOrdersOf(tx, uuid),
})
