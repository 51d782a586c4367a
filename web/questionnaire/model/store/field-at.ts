import { type Field, questions } from '#domain/fields/index.ts'
import { questionAt } from './answers.ts'

/** The question that a path belongs to, whichever product asks it. */
export const fieldAt = (path: string): Field | null => questionAt(questions, path)
