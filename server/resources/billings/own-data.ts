import type { Keeper } from '../visitors/keeper.ts'
import { deleteBilling, findBilling } from './store.ts'

/** To whom the invoices of an account go. */
export const billingKeeper: Keeper = {
  name: 'billing',
  collect: async (db, { uuid }) => (await findBilling(db, uuid)) ?? null,
  erase: (tx, { uuid }) => deleteBilling(tx, uuid),
}
