import type { Db, Tx } from '#server/db/index.ts'

export const findCheckup = (db: Db, id: number) =>
  db.selectFrom('legal_checkup_types').select(['id', 'slug', 'nl', 'en']).where('id', '=', id).executeTakeFirst()

/** Those with these numbers, or all. */
export async function selectCheckupIds(db: Db | Tx, ids: readonly number[] | undefined): Promise<number[]> {
  const rows = await db
    .selectFrom('legal_checkup_types')
    .select('id')
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/** What was seen before stays as it is: when first counts. */
export async function insertSeen(db: Db | Tx, account: string, ids: readonly number[], seen_at: Date): Promise<void> {
  await db
    .insertInto('legal_checkups_seen')
    .values(ids.map((legal_checkup_type) => ({ account, legal_checkup_type, seen_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const selectSeen = (db: Db | Tx, account: string) =>
  db
    .selectFrom('legal_checkups_seen')
    .select(['legal_checkup_type as id', 'seen_at'])
    .where('account', '=', account)
    .orderBy('legal_checkup_type')
    .execute()

export async function deleteSeen(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('legal_checkups_seen').where('account', '=', account).execute()
}
