import { sql } from 'kysely'
import type { RiskLevel } from '#domain/lists/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

export const selectCountries = (db: Db | Tx) => db.selectFrom('countries').selectAll().execute()

/** What was said of countries since our own list, the oldest first. */
export const selectCountryRisks = (db: Db | Tx) =>
  db
    .selectFrom('country_risks')
    .leftJoin('accounts', 'accounts.uuid', 'country_risks.made_by')
    .selectAll('country_risks')
    .select(['accounts.firstname', 'accounts.lastname'])
    .orderBy('code')
    .orderBy('from_day')
    .execute()

/** Holds a country and counts a change of it; false when it is not there, or not as it was seen. */
export async function reviseCountry(tx: Tx, code: string, seen?: number): Promise<boolean> {
  const revised = tx
    .updateTable('countries')
    .set({ revision: sql<number>`revision + 1` })
    .where('code', '=', code)
    .returning('code')
  const held = await (seen === undefined ? revised : revised.where('revision', '=', seen)).executeTakeFirst()
  return held !== undefined
}

type NewCountryRisk = {
  readonly code: string
  readonly from_day: string
  readonly level: RiskLevel
  readonly reason: string
  readonly made_by: string
  readonly made_at: Date
}

/** What is said of a day takes the place of what was said of it before. */
export async function putCountryRisk(tx: Tx, risk: NewCountryRisk): Promise<void> {
  await tx
    .insertInto('country_risks')
    .values(risk)
    .onConflict((conflict) => conflict.columns(['code', 'from_day']).doUpdateSet(risk))
    .execute()
}

export async function deleteCountryRisks(tx: Tx, code: string, days: readonly string[]): Promise<void> {
  await tx.deleteFrom('country_risks').where('code', '=', code).where('from_day', 'in', days).execute()
}

/** These and no others. */
export async function replaceCountryRisks(tx: Tx, code: string, risks: readonly NewCountryRisk[]): Promise<void> {
  await tx.deleteFrom('country_risks').where('code', '=', code).execute()
  if (risks.length > 0) await tx.insertInto('country_risks').values(risks).execute()
}
