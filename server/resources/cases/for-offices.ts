import { nextOffice } from '#domain/offices/index.ts'
import { flowNames, flows } from '#domain/products/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { selectTaken } from './store-appointments.ts'
import { selectSharingOffices } from './store-staff.ts'

/** Which office gets the next case as most of them are; undefined when none takes it. */
export async function nextInTurn(db: Db | Tx, today: DutchDate): Promise<number | undefined> {
  const [usual] = flowNames.map((flow) => ({ flow, language: flows[flow].language }))
  return usual && nextOffice(await selectSharingOffices(db), usual, today)?.id
}

/** What is taken in the diary of an office between two moments. */
export const takenBetween = (db: Db | Tx, office: number, span: { readonly from: Date; readonly until: Date }) =>
  selectTaken(db, { office, ...span })
