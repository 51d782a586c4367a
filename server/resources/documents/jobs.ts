import { z } from 'zod'
import type { Files } from '#server/adapters/files/index.ts'
import { defineJob, GiveUp } from '#server/jobs/index.ts'
import type { AnswerVersion } from '../questionnaires/answer-version.ts'
import type { Shelf } from './shelf.ts'

/** What the jobs of documents ask for. */
export type DocumentNeeds = {
  readonly shelf: Shelf
  readonly files: Files
  /** What a questionnaire was paid for; undefined when it was not. */
  readonly paidFor: (questionnaire: string) => Promise<AnswerVersion | undefined>
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

/** Files of rows that are gone: removed only when the rows are, and then until they are. */
export const removeFiles = defineJob({
  id: 'remove_files',
  schema: z.strictObject({ files: z.array(z.string()) }),
  handler: async ({ payload }, { files }: Pick<DocumentNeeds, 'files'>) => {
    for (const file of payload.files) await files.remove(file)
  },
})

export const documentJobs = { issue_documents: issueDocuments, remove_files: removeFiles }
