import { type Answers, type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import type { FlowContext } from './context.ts'
import type { Product } from './product.ts'
import { relevant } from './survey.ts'

type Row = Readonly<Record<string, unknown>>

/** The answers without those that do not count, and otherwise as they were given: to be kept, and counted again later. */
export function whatCounts(product: Product, answers: Answers, context: FlowContext): Answers {
  const counts = relevant(product, answers, context)
  const of = <Place extends 'main' | ShareholderKey>(place: Place): Answers[Place] => {
    const among: Row = counts[place]
    return Object.fromEntries(
      Object.entries(answers[place]).filter(([key]) => Object.hasOwn(among, key)),
    ) as Answers[Place]
  }
  const people = Object.fromEntries(shareholderKeys.map((key) => [key, of(key)]))
  return { ...answers, ...people, main: of('main') }
}
