import type { Db, Tx } from '#server/db/index.ts'

export type StoredUndelivered = Awaited<ReturnType<typeof undeliveredOf>>[number]

type NewUndelivered = Pick<StoredUndelivered, 'case_uuid' | 'party' | 'kind' | 'code' | 'job' | 'at'>

/** Once for each mail: a job fails for good once. */
export async function insertUndelivered(tx: Tx, row: NewUndelivered): Promise<void> {
  await tx
    .insertInto('case_undelivered')
    .values(row)
    .onConflict((conflict) => conflict.columns(['case_uuid', 'job']).doNothing())
    .execute()
}

/** Those of a case that nobody has seen to. */
export const undeliveredOf = (db: Db | Tx, uuid: string) =>
  db
    .selectFrom('case_undelivered')
    .selectAll()
    .where('case_uuid', '=', uuid)
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .execute()

export const findUndelivered = (tx: Tx, uuid: string, id: number) =>
  tx.selectFrom('case_undelivered').selectAll().where('case_uuid', '=', uuid).where('id', '=', id).executeTakeFirst()

/** In every case it was about: it goes out once. */
export async function resolveUndelivered(
  tx: Tx,
  job: string,
  resolved: Pick<StoredUndelivered, 'how' | 'resolved_by' | 'resolved_at'>,
): Promise<void> {
  await tx
    .updateTable('case_undelivered')
    .set(resolved)
    .where('job', '=', job)
    .where('resolved_at', 'is', null)
    .execute()
}

/** Of every case, the oldest first. */
export const selectUndelivered = (db: Db, limit: number) =>
  db
    .selectFrom('case_undelivered')
    .select(['id', 'case_uuid'])
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
