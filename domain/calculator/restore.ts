import { restoreForm, shareholderKeys } from '../fields/index.ts'
import type { DutchDate } from '../values/index.ts'
import { type CalculatorAnswers, startCalculation } from './answers.ts'
import { complaintsAbout } from './complaints.ts'
import type { Graph } from './question.ts'
import { type Given, givenFor, reply } from './reply.ts'
import { next } from './walk.ts'

const rowOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/**
 * The answers in whatever was stored or sent, as far as they lead: the questions are followed from the first one, and what
 * does not lie on the way, or is not taken any more, is left out.
 */
export const followAnswers = (
  graph: Graph,
  origin: string,
  stored: unknown,
  { today }: { readonly today: DutchDate },
): CalculatorAnswers => {
  const from = rowOf(stored)
  const answered = Array.isArray(from.answered) ? from.answered.map(String) : []
  const main = { ...restoreForm('main', from.main), ...restoreForm('calculation', from.main) }
  const people = Object.fromEntries(shareholderKeys.map((key) => [key, restoreForm('shareholder', from[key])]))
  let answers = startCalculation(origin)
  for (;;) {
    const question = next(graph, origin, answers)
    if (question === null || !answered.includes(question.key)) return answers
    const found: CalculatorAnswers = { ...answers, main, ...onlyPresent(answers, people) }
    const given = ownIn(givenFor(found, question))
    if (complaintsAbout({ graph, answers, key: question.key }, given, { today }).length > 0) return answers
    answers = reply(graph, answers, question.key, given)
  }
}

/** Who takes part follows from the answers so far, not from what was stored. */
const onlyPresent = (answers: CalculatorAnswers, people: Given) =>
  Object.fromEntries(
    shareholderKeys.map((key) => [key, answers[key].active ? { ...people[key], ...answers[key] } : {}]),
  )

/** Nothing at all means that it was skipped. */
const ownIn = (given: Given): Given | null =>
  Object.values(given).some((row) => Object.keys(row).length > 0) ? given : null
