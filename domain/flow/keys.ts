import type { MainAnswers, ShareholderAnswers } from '../fields/index.ts'

/** A question about the company, by its key. */
export type MainKey = keyof MainAnswers

/** The part someone plays in what is made. */
export type Party = NonNullable<ShareholderAnswers['party']>

/** A question about a shareholder, by its key. */
export type PersonKey = keyof ShareholderAnswers
