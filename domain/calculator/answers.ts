import { type Facts, holds, isAnswered } from '../conditions/index.ts'
import { type Field, type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import { type AnswersOf, fieldOf, type MainAnswers, type ShareholderAnswers } from '../questions/index.ts'
import { flagsFor } from '../shareholders/index.ts'
import { splitPath } from '../values/index.ts'
import { type AskedField, holdingOrigin, type Outcome, type Question } from './question.ts'

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

/** One blank of a question: which field, and in which row its answer is kept. */
export interface QuestionSlot {
  readonly field: Field
  readonly row: 'main' | ShareholderKey
  readonly tail: boolean
}

/** Null when the catalogue has no such field. */
export const askedFieldOf = (name: AskedField): Field | null => {
  const { place: scope, key } = splitPath(name)
  if (scope !== 'calculation' && scope !== 'main' && scope !== 'shareholder') return null
  return fieldOf(scope, key) ?? null
}

const found = (name: AskedField): Field => {
  const field = askedFieldOf(name)
  if (field === null) throw new Error(`no such field: ${name}`)
  return field
}

export const isOfPeople = ({ field }: Pick<Question, 'field'>): boolean => field.startsWith('shareholder.')

/** To whom a question about shareholders is put. */
export const peopleIn = ({ people }: Question, answers: CalculatorAnswers): readonly ShareholderKey[] =>
  participants(answers).filter((key) => people === undefined || holds(people, factsOf(answers, null, key)))

/** Everything there is to fill in now; the tail comes once what it hangs on is given. */
export const blanksOf = (question: Question, answers: CalculatorAnswers): readonly QuestionSlot[] => {
  const rows = isOfPeople(question) ? peopleIn(question, answers) : (['main'] as const)
  const { tail } = question
  return rows.flatMap((row) => {
    const own: QuestionSlot = { field: found(question.field), row, tail: false }
    const at = row === 'main' ? undefined : row
    const asked = tail !== undefined && holds(tail.when, factsOf(answers, null, at))
    return asked ? [own, { field: found(tail.field), row, tail: true }] : [own]
  })
}

export const valueIn = (answers: CalculatorAnswers, { field, row }: QuestionSlot): unknown =>
  (answers[row] as Readonly<Record<string, unknown>>)[field.key]

export const isFilled = (answers: CalculatorAnswers, blank: QuestionSlot): boolean =>
  isAnswered(valueIn(answers, blank))

/** Which product fits, by where the visitor came from and what they answered. */
export const productOutOf = (origin: string, { main }: Pick<CalculatorAnswers, 'main'>): Outcome => {
  const inEnglish = main.language_requirement === true
  if (origin === holdingOrigin) return inEnglish ? 'incorporate-holding' : 'holding'
  if (main.converting === true) return 'omzetting'
  return inEnglish ? 'english-bv' : 'dutch-bv'
}
