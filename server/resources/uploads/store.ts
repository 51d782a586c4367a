import type { Db, Tx } from '#server/db/index.ts'

const rows = (db: Db | Tx) => db.selectFrom('uploads').selectAll().execute()

export type StoredUpload = Awaited<ReturnType<typeof rows>>[number]

export type NewUpload = Omit<
  StoredUpload,
  'review' | 'reject_reason' | 'sealed_reject_note' | 'reviewed_by' | 'reviewed_at'
>

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

export const selectUpload = (db: Db | Tx, questionnaire: string, uuid: string): Promise<StoredUpload | undefined> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('questionnaire', '=', questionnaire)
    .where('uuid', '=', uuid)
    .executeTakeFirst()

/** Within a transaction that holds the questionnaire. */
export const insertUpload = (tx: Tx, upload: NewUpload): Promise<StoredUpload> =>
  tx.insertInto('uploads').values(upload).returningAll().executeTakeFirstOrThrow()

type UploadReview = Pick<
  StoredUpload,
  'review' | 'reject_reason' | 'sealed_reject_note' | 'reviewed_by' | 'reviewed_at'
>

/** What the office says of it. */
export async function updateReview(tx: Tx, uuid: string, review: UploadReview): Promise<void> {
  await tx.updateTable('uploads').set(review).where('uuid', '=', uuid).execute()
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

/** Answers the files that are left. */
export async function deleteUploadsBy(tx: Tx, participant: string): Promise<string[]> {
  const gone = await tx.deleteFrom('uploads').where('participant', '=', participant).returning('file').execute()
  return gone.map(({ file }) => file)
}
