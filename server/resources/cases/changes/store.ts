import type { Db, Tx } from '#server/db/index.ts'

const rows = (db: Db | Tx) => db.selectFrom('paid_changes').selectAll()

/** A change that is kept aside until it is paid, or was. */
export type KeptChange = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

export const findOpenChange = (db: Db | Tx, questionnaire: string): Promise<KeptChange | undefined> =>
  rows(db).where('questionnaire', '=', questionnaire).where('state', '=', 'open').executeTakeFirst()

/** The last that was decided about. */
export const findLastChange = (db: Db | Tx, questionnaire: string): Promise<KeptChange | undefined> =>
  rows(db)
    .where('questionnaire', '=', questionnaire)
    .where('state', '!=', 'open')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findChangeOfOrder = (db: Db | Tx, order: string): Promise<KeptChange | undefined> =>
  rows(db).where('order_uuid', '=', order).executeTakeFirst()

type FreshChange = Omit<KeptChange, 'state' | 'decided_at' | 'fields'> & { readonly fields: readonly string[] }

export async function insertChange(tx: Tx, { fields, ...change }: FreshChange): Promise<void> {
  await tx
    .insertInto('paid_changes')
    .values({ ...change, fields: [...fields] })
    .execute()
}

/** Within a transaction that holds the questionnaire: whoever decides about a change does. */
export async function decideChange(
  tx: Tx,
  uuid: string,
  state: Exclude<KeptChange['state'], 'open'>,
  decided_at: Date,
): Promise<void> {
  await tx.updateTable('paid_changes').set({ state, decided_at }).where('uuid', '=', uuid).execute()
}

export async function selectOverdue(db: Db | Tx, now: Date): Promise<readonly KeptChange[]> {
  return rows(db).where('state', '=', 'open').where('until', '<=', now).orderBy('until').limit(100).execute()
}

/** Answers about which the office has an open question. */
export async function selectAsked(db: Db | Tx, case_uuid: string): Promise<readonly string[]> {
  const found = await db
    .selectFrom('case_comments')
    .select('path')
    .where('case_uuid', '=', case_uuid)
    .where('flag', '=', true)
    .where('closed_at', 'is', null)
    .where('path', 'is not', null)
    .where('person', 'is', null)
    .execute()
  return found.flatMap(({ path }) => path ?? [])
}

/** When a change last made the final deed another one; null when none did. */
export async function lastReopened(db: Db | Tx, questionnaire: string): Promise<Date | null> {
  const found = await db
    .selectFrom('answer_changes')
    .select('at')
    .where('questionnaire', '=', questionnaire)
    .where('reopens', '=', true)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.at ?? null
}
