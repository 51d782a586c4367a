import { z } from 'zod'
import type { Files } from '#server/adapters/files/index.ts'
import { defineJob, GiveUp, type Jobs } from '#server/jobs/index.ts'
import type { AnswerVersion } from '../questionnaires/questionnaire.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { fileNameOf } from './set.ts'
import { type DocumentShelf, filesOf } from './shelf.ts'
import { deleteIssued, selectIssuedOf } from './store.ts'

/** What the jobs of documents ask for. */
export type DocumentNeeds = {
  readonly shelf: DocumentShelf
  readonly files: Files
  /** What a questionnaire was paid for; undefined when it was not. */
  readonly paidFor: (questionnaire: string) => Promise<AnswerVersion | undefined>
  /** What became of it by the last change. */
  readonly newestAnswers: (questionnaire: string) => Promise<AnswerVersion | undefined>
}

/** Put in the queue with the payment, so that the documents lie ready when the founder comes for them. */
export const issueDocuments = defineJob({
  id: 'issue_documents',
  schema: z.strictObject({ questionnaire: z.uuid() }),
  dedup: ({ questionnaire }) => questionnaire,
  handler: async ({ payload, log }, { shelf, paidFor }: DocumentNeeds) => {
    const version = await paidFor(payload.questionnaire)
    if (version === undefined) throw new GiveUp('questionnaire_gone')
    const issued = await shelf.issue(version)
    log.info({ documents: issued.length }, 'documents issued')
  },
})

/** Put in the queue with a change of what was paid for: the documents are made anew, and those of before stay. */
export const reissueDocuments = defineJob({
  id: 'reissue_documents',
  schema: z.strictObject({ questionnaire: z.uuid(), version: z.uuid() }),
  dedup: ({ version }) => version,
  handler: async ({ payload, log }, { shelf, newestAnswers }: DocumentNeeds) => {
    const newest = await newestAnswers(payload.questionnaire)
    if (newest === undefined) throw new GiveUp('questionnaire_gone')
    // Changed again since, which has a job of its own; or half changed, and then the next change makes them.
    if (newest.uuid !== payload.version || !newest.complete) return
    const issued = await shelf.issue(newest, { again: true })
    log.info({ documents: issued.length }, 'documents issued anew')
  },
})

/** Files of rows that are gone: removed only when the rows are, and then until they are. */
export const removeFiles = defineJob({
  id: 'remove_files',
  schema: z.strictObject({ files: z.array(z.string()) }),
  handler: async ({ payload }, { files }: Pick<DocumentNeeds, 'files'>) => {
    for (const file of payload.files) await files.remove(file)
  },
})

export const documentJobs = {
  issue_documents: issueDocuments,
  reissue_documents: reissueDocuments,
  remove_files: removeFiles,
}

/** The documents of an account that were issued. Named before the questionnaires they hang on, which go after them. */
export const documentKeeper = ({ jobs }: { readonly jobs: Jobs }): Keeper => ({
  name: 'documents',
  async collect(db, { uuid }) {
    const issued = await selectIssuedOf(db, uuid)
    return issued.map(({ answers_hash: _hash, file: _file, ...rest }) => rest)
  },
  async files(db, { uuid }) {
    const issued = await selectIssuedOf(db, uuid)
    return issued.flatMap(({ questionnaire, revision, position, title, file }) =>
      (['pdf', 'docx'] as const).map((format) => {
        const place = `${revision}-${String(position + 1).padStart(2, '0')}`
        return {
          name: `documents/${questionnaire}/${place}-${fileNameOf(title, format)}`,
          key: `${file}.${format}`,
        }
      }),
    )
  },
  async erase(tx, { uuid }) {
    const issued = await selectIssuedOf(tx, uuid)
    if (issued.length === 0) return
    await deleteIssued(
      tx,
      issued.map(({ file }) => file),
    )
    await jobs.enqueue(tx, removeFiles, { files: issued.flatMap(({ file }) => filesOf(file)) })
  },
})
