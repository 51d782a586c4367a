import type { DutchDate } from '#domain/values/index.ts'
import type { Kept } from './questionnaire.ts'

/** Answers as they were at a moment that counts, every one of them readable. It never changes. */
export type AnswerVersion = Pick<Kept, 'flow' | 'answers' | 'predefined_notary_id'> & {
  readonly uuid: string
  readonly questionnaire: string
  /** 1 is what was paid for, every change after that has the next; null for what was confirmed and not paid. */
  readonly number: number | null
  /** On which they were looked at. */
  readonly day: DutchDate
  /** Nothing was missing and nothing in the way. */
  readonly complete: boolean
  readonly created_at: Date
}
