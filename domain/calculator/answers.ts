import type { Facts } from '../conditions/index.ts'
import {
  type AnswersOf,
  type MainAnswers,
  type ShareholderAnswers,
  type ShareholderKey,
  shareholderKeys,
} from '../fields/index.ts'
import { flagsFor } from '../shareholders/index.ts'
import { holdingOrigin } from './question.ts'

/** What the calculator asks about the whole: its own questions and those of the company, which share no meaning twice. */
export type CalculatorMain = AnswersOf<'calculation'> & MainAnswers

/** Everything answered in one calculation. */
export interface CalculatorAnswers {
  /** Keys of the questions that were answered or skipped, in order. */
  readonly answered: readonly string[]
  readonly main: CalculatorMain
  readonly p1: ShareholderAnswers
  readonly p2: ShareholderAnswers
  readonly p3: ShareholderAnswers
  readonly p4: ShareholderAnswers
}

const nobody: CalculatorAnswers = { answered: [], main: {}, p1: { active: true }, p2: {}, p3: {}, p4: {} }

/** What is known before the first question: whoever comes for a holding is its only shareholder, in person. */
export const startCalculation = (origin: string): CalculatorAnswers =>
  origin === holdingOrigin
    ? { ...nobody, main: { shareholder_count: 1 }, p1: { active: true, ...flagsFor('natural_person') } }
    : nobody

/** Those who take part, in order. */
export const participants = (answers: CalculatorAnswers): readonly ShareholderKey[] =>
  shareholderKeys.filter((key) => answers[key].active === true)

/** What conditions look at; `form.origin` is where the visitor came from. */
export const factsOf = (answers: CalculatorAnswers, origin: string | null, at?: ShareholderKey): Facts => ({
  main: answers.main,
  ...(at && { shareholder: answers[at] }),
  shareholders: participants(answers).map((key) => answers[key]),
  ...(origin !== null && { form: { origin } }),
})
