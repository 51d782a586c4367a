import { holds, isAnswered } from '../conditions/index.ts'
import { type Field, fieldOf, type ShareholderKey } from '../fields/index.ts'
import { splitPath } from '../values/index.ts'
import { type CalculatorAnswers, factsOf, participants } from './answers.ts'
import type { AskedField, Question } from './question.ts'

/** One blank of a question: which field, and in which row its answer is kept. */
export interface Blank {
  readonly field: Field
  readonly row: 'main' | ShareholderKey
  readonly tail: boolean
}

/** Null when the catalogue has no such field. */
export const fieldNamed = (name: AskedField): Field | null => {
  const { place: scope, key } = splitPath(name)
  if (scope !== 'calculation' && scope !== 'main' && scope !== 'shareholder') return null
  return fieldOf(scope, key) ?? null
}

const found = (name: AskedField): Field => {
  const field = fieldNamed(name)
  if (field === null) throw new Error(`no such field: ${name}`)
  return field
}

export const isOfPeople = ({ field }: Pick<Question, 'field'>): boolean => field.startsWith('shareholder.')

/** To whom a question about shareholders is put. */
export const peopleIn = ({ people }: Question, answers: CalculatorAnswers): readonly ShareholderKey[] =>
  participants(answers).filter((key) => people === undefined || holds(people, factsOf(answers, null, key)))

/** Everything there is to fill in now; the tail comes once what it hangs on is given. */
export const blanksOf = (question: Question, answers: CalculatorAnswers): readonly Blank[] => {
  const rows = isOfPeople(question) ? peopleIn(question, answers) : (['main'] as const)
  const { tail } = question
  return rows.flatMap((row) => {
    const own: Blank = { field: found(question.field), row, tail: false }
    const at = row === 'main' ? undefined : row
    const asked = tail !== undefined && holds(tail.when, factsOf(answers, null, at))
    return asked ? [own, { field: found(tail.field), row, tail: true }] : [own]
  })
}

export const valueIn = (answers: CalculatorAnswers, { field, row }: Blank): unknown =>
  (answers[row] as Readonly<Record<string, unknown>>)[field.key]

export const isFilled = (answers: CalculatorAnswers, blank: Blank): boolean => isAnswered(valueIn(answers, blank))
