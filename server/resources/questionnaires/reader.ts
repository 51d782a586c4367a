import type { Kept } from './questionnaire.ts'
import { findAnyQuestionnaire, type StoreParts } from './store.ts'

/** Reads a questionnaire for the service itself, whoever owns it: for work that nobody asked for, as jobs. */
export const questionnaireReader =
  (parts: StoreParts) =>
  (uuid: string): Promise<Kept | undefined> =>
    findAnyQuestionnaire(parts, parts.database.db, uuid)
