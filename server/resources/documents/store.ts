import type { DocumentType } from '#domain/documents/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

/** A document as it was when it was paid for. */
export type IssuedDocument = {
  readonly questionnaire: string
  readonly revision: number
  readonly position: number
  readonly key: string
  readonly name: string
  readonly type: DocumentType
  readonly title: string
  readonly languages: readonly Locale[]
  readonly template_version: number
  readonly answers_hash: string
  /** The version of the answers that it was made from. */
  readonly answers_version: string
  readonly file: string
  readonly pages: number
  readonly pdf_sha256: string
  readonly docx_sha256: string
  readonly issued_at: Date
}

/** With the number of that version among those of its questionnaire. */
export type NumberedDocument = IssuedDocument & { readonly answers_number: number | null }

/** The newest revision, in order; nothing when none was made. */
export const selectIssued = (db: Db | Tx, questionnaire: string): Promise<NumberedDocument[]> =>
  db
    .selectFrom('issued_documents')
    .innerJoin('answer_versions', 'answer_versions.uuid', 'issued_documents.answers_version')
    .selectAll('issued_documents')
    .select('answer_versions.number as answers_number')
    .where('issued_documents.questionnaire', '=', questionnaire)
    .where('revision', '=', (query) =>
      query
        .selectFrom('issued_documents')
        .select(({ fn }) => fn.max('revision').as('newest'))
        .where('questionnaire', '=', questionnaire),
    )
    .orderBy('position')
    .execute()

/** False when somebody made the same revision already. */
export async function insertIssued(tx: Tx, documents: readonly IssuedDocument[]): Promise<boolean> {
  const inserted = await tx
    .insertInto('issued_documents')
    .values(documents.map(({ languages, ...rest }) => ({ ...rest, languages: [...languages] })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
    .execute()
  return inserted.length === documents.length
}

/** Every revision of every questionnaire of an account. */
export const selectIssuedOf = (db: Db | Tx, account: string): Promise<IssuedDocument[]> =>
  db
    .selectFrom('issued_documents')
    .selectAll('issued_documents')
    .innerJoin('questionnaires', 'questionnaires.uuid', 'issued_documents.questionnaire')
    .where('questionnaires.account', '=', account)
    .orderBy('issued_at')
    // Those of one moment too.
    .orderBy('questionnaires.uuid')
    .orderBy('revision')
    .orderBy('position')
    .execute()

export async function deleteIssued(tx: Tx, files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  await tx.deleteFrom('issued_documents').where('file', 'in', files).execute()
}
