import type { FieldFlag } from '../fields/index.ts'
import type { Graph, Transition } from './question.ts'
import { questionNamed } from './walk.ts'

/** The graph without the questions whose switch is off: whoever would have come there goes on behind them. */
export function withoutSwitchedOff(graph: Graph, flags: Readonly<Record<FieldFlag, boolean>>): Graph {
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
    .map((question) => ({ ...question, transitions: question.transitions.flatMap(past) }))
}
