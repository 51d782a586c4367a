import type { Keeper } from '../visitors/keeper.ts'
import { deleteCalculationsOf, selectCalculationsOf } from './store.ts'

/** The price calculations of an account; what was shared of them goes with them. */
export const calculationKeeper: Keeper = {
  name: 'calculations',
  collect: (db, { uuid }) => selectCalculationsOf(db, uuid),
  erase: (tx, { uuid }) => deleteCalculationsOf(tx, uuid),
}
