import type { AnswerRow, Facts } from '../conditions/index.ts'
import { type ShareholderKey, shareholderKeys } from './field.ts'

/** The answers of a questionnaire by where they stand, whatever the questions were. */
export type AnswerRows = Readonly<Record<'main' | ShareholderKey, AnswerRow>>

/** What conditions look at, seen from the company or from one shareholder. */
export const factsFor = (answers: AnswerRows, at?: ShareholderKey): Facts => ({
  main: answers.main,
  ...(at ? { shareholder: answers[at] } : {}),
  shareholders: shareholderKeys.map((key) => answers[key]).filter((one) => one.active === true),
})
