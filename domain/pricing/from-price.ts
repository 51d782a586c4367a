import type { RelevantAnswers } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'
import type { PriceBook } from './price-book.ts'
import { type ProductPrices, pricesOf } from './product-prices.ts'
import { type Quote, quoteFor } from './quote.ts'
import { type PriceSplit, splitOf } from './split.ts'

type OpenedFlow = { readonly flow: string | null; readonly with_holding: boolean }

/** What is chosen beside the product itself. */
type LeastChoices = {
  readonly with_holding?: boolean
  readonly speed?: string | undefined
  readonly membership?: string | undefined
}

/** Nothing was answered but this: there is nothing that could be hidden. */
const leastAnswers = ({ with_holding = false, speed, membership }: LeastChoices) =>
  ({
    main: {
      ...(with_holding ? { holding_structure: true } : {}),
      ...(speed === undefined ? {} : { incorporation_speed: speed }),
      ...(membership === undefined ? {} : { upsell_package: membership }),
    },
    p1: { active: true },
    p2: {},
    p3: {},
    p4: {},
  }) as RelevantAnswers

/** The smallest order of a product, with nothing but these choices. */
export const leastQuote = (prices: ProductPrices, choices: LeastChoices = {}): Quote =>
  quoteFor(prices, leastAnswers(choices))

/** The lowest price of a service, as it is paid: VAT and fees in. Null when it opens no flow or the flow has no price. */
export function fromPrice(
  book: PriceBook,
  { flow, with_holding }: OpenedFlow,
  on: { readonly today: DutchDate },
): PriceSplit | null {
  const prices = flow === null ? null : pricesOf({ name: flow }, book, on)
  if (prices === null) return null
  const { total, vat, without_vat } = splitOf(leastQuote(prices, { with_holding }))
  return { total, vat, without_vat }
}
