import { holds, isAnswered } from '../conditions/index.ts'
import { check, type Field, isRequired, normalise } from '../fields/index.ts'
import type { Issue } from '../issues/index.ts'
import type { DutchDate } from '../values/index.ts'
import type { ContractSpec } from './spec.ts'

/** Answers to the questions of a contract, by key; one that is open has no key. */
export type ContractAnswers = Readonly<Record<string, string | number | boolean>>

type ContractAnswer = ContractAnswers[string]

const isValue = (value: unknown): value is ContractAnswer =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const defaultOf = ({ default: initial }: Field): ContractAnswer | undefined => (isValue(initial) ? initial : undefined)

/**
 * What counts: the answers to the questions that are asked, with what is chosen from the start where nothing was chosen. A
 * question depends only on those before it.
 */
export const relevantAnswers = ({ questions }: ContractSpec, answers: ContractAnswers): ContractAnswers => {
  const form: Record<string, ContractAnswer> = {}
  for (const field of questions) {
    if (field.visible && !holds(field.visible, { form })) continue
    const given = Object.hasOwn(answers, field.key) ? answers[field.key] : undefined
    const value = isAnswered(given) ? given : defaultOf(field)
    if (value !== undefined) form[field.key] = value
  }
  return form
}

/** The questions that are asked, given the answers so far. */
export const askedQuestions = (spec: ContractSpec, answers: ContractAnswers): readonly Field[] => {
  const form = relevantAnswers(spec, answers)
  return spec.questions.filter(({ visible }) => !visible || holds(visible, { form }))
}

export interface CheckedContract {
  /** What was sent, in the form in which it is kept; what no question asks for is left out. */
  readonly answers: ContractAnswers
  /** What is wrong with answers that were given. Those are kept out of `answers`. */
  readonly issues: readonly Issue[]
  /** The keys of the questions that must still be answered. */
  readonly missing: readonly string[]
}

/** Reads answers as they were sent or kept: nothing is half believed, and nothing wrong stands in the text. */
export const checkContract = (
  spec: ContractSpec,
  sent: Readonly<Record<string, unknown>>,
  today: DutchDate,
): CheckedContract => {
  const issues: Issue[] = []
  const answers: Record<string, ContractAnswer> = {}
  for (const field of spec.questions) {
    const value = normalise(field, Object.hasOwn(sent, field.key) ? sent[field.key] : undefined)
    if (!isAnswered(value)) continue
    const wrong = check(field, value, { today, form: sent, draft: true })
    issues.push(...wrong)
    if (wrong.length === 0 && isValue(value)) answers[field.key] = value
  }
  const form = relevantAnswers(spec, answers)
  const missing = askedQuestions(spec, answers)
    .filter((field) => isRequired(field, { form }) && !Object.hasOwn(form, field.key))
    .map(({ key }) => key)
  return { answers, issues, missing }
}

/** What a new contract of the same kind may begin with: not whom the last one was with, nor its days. */
export const reusableAnswers = ({ questions }: ContractSpec, answers: ContractAnswers): ContractAnswers =>
  Object.fromEntries(
    questions.flatMap(({ key, kind }) => {
      const value = answers[key]
      return value === undefined || kind === 'date' || key.startsWith('other_') ? [] : [[key, value] as const]
    }),
  )
