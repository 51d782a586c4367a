import type { Calculator } from '#contract/calculator.ts'
import {
  type Blank,
  type CalculatorAnswers,
  countedAnswers,
  type GivenReply,
  type Graph,
  productOutOf,
  reply,
} from '#domain/calculator/index.ts'
import { type Quote, quoteFor } from '#domain/pricing/index.ts'
import { decode } from './values.ts'

type PriceBasis = { readonly calculator: Calculator; readonly origin: string }

/** What the answers so far cost; null for a product without a price. */
export function priceSoFar({ calculator, origin }: PriceBasis, answers: CalculatorAnswers): Quote | null {
  const prices = calculator.prices[productOutOf(origin, answers)]
  return prices ? quoteFor(prices, countedAnswers(answers)) : null
}

type PricedChoice = PriceBasis & {
  readonly graph: Graph
  readonly key: string
  readonly answers: CalculatorAnswers
  readonly given: GivenReply
  readonly blank: Blank
}

/** What each option adds to the cheapest of them, in cents; empty when it makes no difference. */
export function surcharges(choice: PricedChoice, options: readonly string[]): Readonly<Record<string, number>> {
  const { graph, key, answers, given, blank } = choice
  const totals = options.map((option) => {
    const row = { ...given[blank.row], [blank.field.key]: decode(blank, option) }
    const taken = reply(graph, answers, key, { ...given, [blank.row]: row })
    return priceSoFar(choice, taken)?.subtotal ?? 0
  })
  const least = Math.min(...totals)
  if (totals.every((total) => total === least)) return {}
  return Object.fromEntries(options.map((option, at) => [option, (totals[at] ?? least) - least]))
}
