import type { RelevantAnswers } from '../fields/index.ts'
import type { DutchDate } from '../values/index.ts'
import type { PriceBook } from './price-book.ts'
import { pricesOf } from './product-prices.ts'
import { quoteFor } from './quote.ts'
import { type PriceSplit, splitOf } from './split.ts'

type Opened = { readonly flow: string | null; readonly with_holding: boolean }

/** Nothing was answered but this: there is nothing that could be hidden. */
const leastAnswers = (with_holding: boolean) =>
  ({
    main: with_holding ? { holding_structure: true } : {},
    p1: { active: true },
    p2: {},
    p3: {},
    p4: {},
  }) as unknown as RelevantAnswers

/** The lowest price of a service, as it is paid: VAT and fees in. Null when it opens no flow or the flow has no price. */
export function fromPrice(
  book: PriceBook,
  { flow, with_holding }: Opened,
  on: { readonly today: DutchDate },
): PriceSplit | null {
  const prices = flow === null ? null : pricesOf({ name: flow }, book, on)
  if (prices === null) return null
  const { total, vat, without_vat } = splitOf(quoteFor(prices, leastAnswers(with_holding)))
  return { total, vat, without_vat }
}
