import { type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import { restoreForm } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'
import { type CalculatorAnswers, startCalculation } from './answers.ts'
import { type Complaint, complaintsAboutReplies } from './complaints.ts'
import type { Graph } from './question.ts'
import { type GivenReply, givenFor, reply } from './reply.ts'
import { wayThrough } from './walk.ts'

const rowOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The one gate for a calculation read from storage: what is no answer is left out, whatever the questions are now. */
export const restoreCalculation = (stored: unknown): CalculatorAnswers => {
  const from = rowOf(stored)
  const people = shareholderKeys.map((key) => [key, restoreForm('shareholder', from[key])])
  return {
    ...(Object.fromEntries(people) as Pick<CalculatorAnswers, ShareholderKey>),
    answered: Array.isArray(from.answered) ? from.answered.map(String) : [],
    main: { ...restoreForm('main', from.main), ...restoreForm('calculation', from.main) },
  }
}

interface Followed {
  readonly answers: CalculatorAnswers
  /** What is wrong with the first answer that was not taken. */
  readonly complaints: readonly Complaint[]
}

/**
 * The answers in whatever was stored or sent, as far as they lead: the questions are followed from the first one, and what
 * does not lie on the way, or is not taken any more, is left out.
 */
export const followAnswers = (
  graph: Graph,
  origin: string,
  stored: unknown,
  { today }: { readonly today: DutchDate },
): Followed => {
  const found = restoreCalculation(stored)
  let answers = startCalculation(origin)
  for (;;) {
    const { open, afterwards } = wayThrough(graph, origin, answers)
    const question = open ?? afterwards
    if (question === null || !found.answered.includes(question.key)) return { answers, complaints: [] }
    const given = ownIn(givenFor({ ...answers, main: found.main, ...present(answers, found) }, question))
    const complaints = complaintsAboutReplies({ graph, answers, key: question.key }, given, { today })
    if (complaints.length > 0) return { answers, complaints }
    answers = reply(graph, answers, question.key, given)
  }
}

/** Who takes part follows from the answers so far, not from what was stored. */
const present = (answers: CalculatorAnswers, found: CalculatorAnswers) =>
  Object.fromEntries(shareholderKeys.map((key) => [key, answers[key].active ? { ...found[key], ...answers[key] } : {}]))

/** Nothing at all means that it was skipped. */
const ownIn = (given: GivenReply): GivenReply | null =>
  Object.values(given).some((row) => Object.keys(row).length > 0) ? given : null
