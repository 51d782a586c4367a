import type { MainAnswers, ShareholderAnswers } from '../fields/index.ts'

/** A question about the company, by its key. */
export type MainKey = keyof MainAnswers

/** A question about a shareholder, by its key. */
export type PersonKey = keyof ShareholderAnswers
