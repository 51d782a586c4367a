import type { FlowContext, Product } from '../blueprint/index.ts'
import { relevant } from '../flow/index.ts'
import {
  type ProductPrices,
  type Quote,
  quoteFor,
  type Surcharge,
  surchargeOf,
  surchargesOf,
} from '../pricing/index.ts'
import type { Answers } from '../questions/index.ts'

/** What a price of answers hangs on, beside the answers. */
export type PriceBasis = {
  readonly product: Product
  readonly prices: ProductPrices
  readonly context: FlowContext
}

/** What the answers cost, leaving out those that do not count: the total of every screen. */
export const costOf = ({ product, prices, context }: PriceBasis, answers: Answers): Quote =>
  quoteFor(prices, relevant(product, answers, context))

/** What taking something costs more than leaving it, whichever of the two is chosen now. */
export const costOfTaking = (basis: PriceBasis, left: Answers, taken: Answers): Surcharge =>
  surchargeOf(costOf(basis, left), costOf(basis, taken))

/** What each answer to one question costs more than the cheapest; null when it makes no difference. */
export const costOfEach = (basis: PriceBasis, ways: readonly Answers[]): readonly Surcharge[] | null =>
  surchargesOf(ways.map((answers) => costOf(basis, answers)))
