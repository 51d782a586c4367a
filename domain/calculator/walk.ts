import { fieldsIn, holds, splitRef } from '../conditions/index.ts'
import type { ConfiguredFlag } from '../fields/index.ts'
import { type CalculatorAnswers, factsOf, isOfPeople, peopleIn } from './answers.ts'
import type { Graph, Question, Transition } from './question.ts'

export const questionNamed = (graph: Graph, key: string): Question | null =>
  graph.find((question) => question.key === key) ?? null

export const rootOf = (graph: Graph, origin: string): Question | null =>
  graph.find(({ root }) => root === undefined || root === origin) ?? null

const after = (graph: Graph, question: Question, origin: string, answers: CalculatorAnswers): Question | null => {
  const facts = factsOf(answers, origin)
  const way = question.transitions.find(({ when }) => when.every((condition) => holds(condition, facts)))
  return way ? questionNamed(graph, way.to) : null
}

/** A question that concerns none of the shareholders is passed by. */
const isPassed = (question: Question, answers: CalculatorAnswers): boolean =>
  answers.answered.includes(question.key) || (isOfPeople(question) && peopleIn(question, answers).length === 0)

interface WayOfQuestions {
  /** Answered or skipped, in order. */
  readonly passed: readonly Question[]
  /** The first that is open; null at the end. */
  readonly open: Question | null
  /** What can still be answered beside the price; null when there is nothing, or the price is not known yet. */
  readonly afterwards: Question | null
}

/** From the first question over everything answered. */
export const wayThrough = (graph: Graph, origin: string, answers: CalculatorAnswers): WayOfQuestions => {
  const passed: Question[] = []
  let open = rootOf(graph, origin)
  // An edited graph may go round in a circle: nobody is asked the same thing twice.
  while (open !== null && isPassed(open, answers) && !passed.includes(open)) {
    passed.push(open)
    open = after(graph, open, origin, answers)
  }
  const reached = open !== null && passed.includes(open) ? null : open
  return {
    passed: passed.filter(({ key }) => answers.answered.includes(key)),
    open: reached?.afterwards ? null : reached,
    afterwards: reached?.afterwards ? reached : null,
  }
}

/**
 * Which question of how many this is. What is still open may go more than one way: then the longest counts, so that the
 * number can only become less.
 */
export function placeAmong(graph: Graph, origin: string, answers: CalculatorAnswers, key: string) {
  const facts = factsOf(answers, origin)
  const main: Readonly<Record<string, unknown>> = answers.main
  const isOpen = (ref: Parameters<typeof splitRef>[0]): boolean => {
    const { place, key } = splitRef(ref)
    return place === 'main' ? main[key] === undefined : place !== 'form'
  }
  const longest = (question: Question | null, before: readonly Question[]): readonly Question[] => {
    if (question === null || question.afterwards || before.includes(question)) return before
    const isAnswered = answers.answered.includes(question.key)
    const passedBy = isOfPeople(question) && peopleIn(question, answers).length === 0
    const way = passedBy && !isAnswered ? before : [...before, question]
    if (isAnswered) return longest(after(graph, question, origin, answers), way)
    const sure = question.transitions.findIndex(({ when }) => when.every((condition) => holds(condition, facts)))
    const possible = question.transitions
      .slice(0, sure === -1 ? undefined : sure + 1)
      .filter(({ when }) => when.every((condition) => holds(condition, facts) || fieldsIn(condition).some(isOpen)))
    return possible
      .map(({ to }) => longest(questionNamed(graph, to), way))
      .reduce((most, one) => (one.length > most.length ? one : most), way)
  }
  const all = longest(rootOf(graph, origin), [])
  return { at: all.findIndex((question) => question.key === key) + 1, of: all.length }
}

/** The question to ask now; null when nothing is left to ask. */
export const nextQuestion = (graph: Graph, origin: string, answers: CalculatorAnswers): Question | null =>
  wayThrough(graph, origin, answers).open

/** The graph without the questions whose switch is off: whoever would have come there goes on behind them. */
export function withoutSwitchedOff(graph: Graph, flags: Readonly<Record<ConfiguredFlag, boolean>>): Graph {
  const isOff = (key: string) => {
    const flag = questionNamed(graph, key)?.flag
    return flag !== undefined && !flags[flag]
  }
  const past = (way: Transition): readonly Transition[] =>
    isOff(way.to)
      ? (questionNamed(graph, way.to)?.transitions ?? [])
          .map((onward) => ({ to: onward.to, when: [...way.when, ...onward.when] }))
          .flatMap(past)
      : [way]
  return graph
    .filter(({ key }) => !isOff(key))
    .map(({ tail, ...question }) => ({
      ...question,
      ...(tail && (tail.flag === undefined || flags[tail.flag]) && { tail }),
      transitions: question.transitions.flatMap(past),
    }))
}
