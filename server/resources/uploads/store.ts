import type { Db, Tx } from '#server/db/index.ts'

const rows = (db: Db | Tx) => db.selectFrom('uploads').selectAll().execute()

export type StoredUpload = Awaited<ReturnType<typeof rows>>[number]

export const selectUploads = (db: Db | Tx, questionnaires: readonly string[]): Promise<StoredUpload[]> =>
  questionnaires.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('uploads')
        .selectAll()
        .where('questionnaire', 'in', questionnaires)
        .orderBy('created_at')
        .orderBy('uuid')
        .execute()

export const selectUpload = (db: Db, questionnaire: string, uuid: string): Promise<StoredUpload | undefined> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('questionnaire', '=', questionnaire)
    .where('uuid', '=', uuid)
    .executeTakeFirst()

export const selectSame = (db: Db | Tx, questionnaire: string, sha256: string): Promise<StoredUpload | undefined> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('questionnaire', '=', questionnaire)
    .where('sha256', '=', sha256)
    .executeTakeFirst()

export async function countUploads(db: Db | Tx, questionnaire: string): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('questionnaire', '=', questionnaire)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Within a transaction that holds the questionnaire. */
export async function insertUpload(tx: Tx, upload: Omit<StoredUpload, 'review'>): Promise<void> {
  await tx.insertInto('uploads').values(upload).execute()
}

/** Only as long as nobody has judged it; undefined when there was none to remove. */
export const deleteUpload = (tx: Tx, questionnaire: string, uuid: string) =>
  tx
    .deleteFrom('uploads')
    .where('questionnaire', '=', questionnaire)
    .where('uuid', '=', uuid)
    .where('review', '=', 'unchecked')
    .returning('file')
    .executeTakeFirst()

export const selectUploadsOf = (db: Db | Tx, account: string): Promise<StoredUpload[]> =>
  db
    .selectFrom('uploads')
    .selectAll('uploads')
    .innerJoin('questionnaires', 'questionnaires.uuid', 'uploads.questionnaire')
    .where('questionnaires.account', '=', account)
    .orderBy('uploads.created_at')
    .execute()

export async function deleteUploads(tx: Tx, uuids: readonly string[]): Promise<void> {
  await tx.deleteFrom('uploads').where('uuid', 'in', uuids).execute()
}
