import type { Field } from '#domain/fields/index.ts'
import { questions } from '#domain/questions/index.ts'
import { questionAt } from './answers.ts'

/** The question that a path belongs to, whichever product asks it. */
export const fieldAt = (path: string): Field | null => questionAt(questions, path)
