import type { AnswerVersion } from './answer-version.ts'
import type { Kept } from './questionnaire.ts'
import { findAnyQuestionnaire, type StoreParts } from './store.ts'
import { findPaidFor } from './store-versions.ts'

/** Reads a questionnaire for the service itself, whoever owns it: for work that nobody asked for, as jobs. */
export const questionnaireReader =
  (parts: StoreParts) =>
  (uuid: string): Promise<Kept | undefined> =>
    findAnyQuestionnaire(parts, parts.database.db, uuid)

/** The same, as it was when it was paid for; undefined when it never was. */
export const paidAnswersReader =
  (parts: StoreParts) =>
  (uuid: string): Promise<AnswerVersion | undefined> =>
    findPaidFor(parts, parts.database.db, uuid)
