import { fieldsIn, splitRef } from '../conditions/index.ts'
import { askedFieldOf } from './answers.ts'
import { defaultOrigin, type Graph, holdingOrigin, type Question } from './question.ts'
import { questionNamed, rootOf } from './walk.ts'

/** What can be wrong with an edited list of questions. */
export const graphFaults = [
  'same_key',
  'unknown_field',
  'unknown_question',
  'unknown_condition_field',
  'no_root',
  'unreachable',
  'circle',
  'product_out_of_reach',
] as const

export interface GraphFault {
  readonly code: (typeof graphFaults)[number]
  readonly question: string
}

const following = (graph: Graph, { transitions }: Question): readonly Question[] =>
  transitions.flatMap(({ to }) => questionNamed(graph, to) ?? [])

const reachedFrom = (graph: Graph, root: Question | null): ReadonlySet<Question> => {
  const reached = new Set<Question>()
  const visit = (question: Question): void => {
    if (reached.has(question)) return
    reached.add(question)
    following(graph, question).forEach(visit)
  }
  if (root) visit(root)
  return reached
}

const comesBack = (graph: Graph, question: Question): boolean =>
  following(graph, question).some((other) => reachedFrom(graph, other).has(question))

const isKnownPlace = (ref: Parameters<typeof splitRef>[0]): boolean => {
  const { place, key } = splitRef(ref)
  if (place === 'form') return key === 'origin'
  if (place === 'shareholder') return askedFieldOf(`shareholder.${key}`) !== null
  return askedFieldOf(`calculation.${key}`) !== null || askedFieldOf(`main.${key}`) !== null
}

function faultsOf(graph: Graph, question: Question): GraphFault['code'][] {
  const { key, field, tail, people, transitions } = question
  const conditions = [
    ...transitions.flatMap(({ when }) => when),
    ...(tail ? [tail.when] : []),
    ...(people ? [people] : []),
  ]
  return [
    ...(graph.find((one) => one.key === key) === question ? [] : (['same_key'] as const)),
    ...(askedFieldOf(field) && (!tail || askedFieldOf(tail.field)) ? [] : (['unknown_field'] as const)),
    ...(transitions.every(({ to }) => questionNamed(graph, to)) ? [] : (['unknown_question'] as const)),
    ...(conditions.flatMap(fieldsIn).every(isKnownPlace) ? [] : (['unknown_condition_field'] as const)),
    ...(comesBack(graph, question) ? (['circle'] as const) : []),
  ]
}

/** On these answers the choice of the product hangs. */
const deciding = {
  [defaultOrigin]: ['calculation.converting', 'calculation.language_requirement'],
  [holdingOrigin]: ['calculation.language_requirement'],
} as const

/** Everything wrong with a graph; none: every way ends, every question can be asked and every product can come out. */
export function faultsIn(graph: Graph): readonly GraphFault[] {
  const origins = [defaultOrigin, holdingOrigin] as const
  const reached = new Map(origins.map((origin) => [origin, reachedFrom(graph, rootOf(graph, origin))]))
  return [
    ...graph.flatMap((question) => faultsOf(graph, question).map((code) => ({ code, question: question.key }))),
    ...origins
      .filter((origin) => rootOf(graph, origin) === null)
      .map((origin) => ({ code: 'no_root' as const, question: origin })),
    ...graph
      .filter((question) => !origins.some((origin) => reached.get(origin)?.has(question)))
      .map(({ key }) => ({ code: 'unreachable' as const, question: key })),
    ...origins.flatMap((origin) =>
      deciding[origin]
        .filter((name) => ![...(reached.get(origin) ?? [])].some(({ field }) => field === name))
        .map((name) => ({ code: 'product_out_of_reach' as const, question: name })),
    ),
  ]
}
