import type { Calculator } from '#contract/calculator.ts'
import {
  type CalculatorAnswers,
  countedAnswers,
  type GivenReply,
  type Graph,
  productOutOf,
  type QuestionSlot,
  reply,
} from '#domain/calculator/index.ts'
import { type Quote, quoteFor, type Surcharge, surchargesOf } from '#domain/pricing/index.ts'
import { decode } from './values.ts'

type EstimateBasis = { readonly calculator: Calculator; readonly origin: string }

/** What the answers so far cost; null for a product without a price. */
export function priceSoFar({ calculator, origin }: EstimateBasis, answers: CalculatorAnswers): Quote | null {
  const prices = calculator.prices[productOutOf(origin, answers)]
  return prices ? quoteFor(prices, countedAnswers(answers)) : null
}

type PricedChoice = EstimateBasis & {
  readonly graph: Graph
  readonly key: string
  readonly answers: CalculatorAnswers
  readonly given: GivenReply
  readonly blank: QuestionSlot
}

/** What each option costs more than the cheapest of them; empty when it makes no difference. */
export function surcharges(choice: PricedChoice, options: readonly string[]): Readonly<Record<string, Surcharge>> {
  const { graph, key, answers, given, blank } = choice
  const quotes = options.flatMap((option) => {
    const row = { ...given[blank.row], [blank.field.key]: decode(blank, option) }
    return priceSoFar(choice, reply(graph, answers, key, { ...given, [blank.row]: row })) ?? []
  })
  const found = quotes.length === options.length ? surchargesOf(quotes) : null
  return Object.fromEntries(found?.map((one, at) => [options[at] ?? '', one]) ?? [])
}
