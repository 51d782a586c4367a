import { type Cents, cents, minus, percentageOf, plus, roundHalfUp, times } from '../money/index.ts'
import type { RelevantAnswers } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'
import type { Line, PriceSection } from './line.ts'
import { feesFor, type Item, orderedBy } from './ordered.ts'
import { ownEntry, type PriceBook } from './price-book.ts'
import { type ProductPrices, pricesOf } from './product-prices.ts'

/** What the answers cost, to the cent. */
export type Quote = {
  readonly product: string
  /** Package first, then services, then fees. */
  readonly lines: readonly Line[]
  /** What the discounts take off, in all. */
  readonly discount: Cents
  /** Package and services, after discounts and without VAT. */
  readonly subtotal: Cents
  /** VAT that comes on top of the subtotal. */
  readonly vat: Cents
  /** Passed on as they are. */
  readonly fees: Cents
  readonly total: Cents
  /** Chosen, but not for sale by this book: nothing of it is in the total. */
  readonly unpriced: readonly string[]
}

const nought = cents(0)

/** VAT is worked out and rounded once per line: on the part it is due on, less the discounts. */
function toLine(item: Item, { vat, partial_prices }: ProductPrices): Line {
  const {
    key,
    name,
    section,
    itemable_type,
    amount,
    price,
    discounts = [],
    tax = 'added',
    per = null,
    was = null,
  } = item
  const own = ownEntry(partial_prices, key) ?? ownEntry(partial_prices, name) ?? price
  const partial_price = tax === 'none' ? nought : cents(Math.min(own, price))
  const off = plus(...discounts.map(({ discount_amount }) => discount_amount))
  const total = minus(times(price, amount), off)
  const due = minus(times(partial_price, amount), off)
  const taxed = due > 0 ? due : nought
  return {
    key,
    name,
    section,
    itemable_type,
    amount,
    price,
    partial_price,
    discounts,
    total,
    free: total === 0,
    vat: tax === 'added' ? percentageOf(taxed, vat) : nought,
    vat_inside: tax === 'inside' ? roundHalfUp(times(taxed, vat), 10_000 + vat) : nought,
    per,
    was,
  }
}

const sumOf = (lines: readonly Line[], amount: (line: Line) => Cents): Cents => plus(...lines.map(amount))

/** The quote from the prices of one product on one day, as the browser has them. */
export function quoteFor(prices: ProductPrices, answers: RelevantAnswers): Quote {
  const { items, unpriced } = orderedBy(prices, answers)
  const sold = items.map((item) => toLine(item, prices))
  const inSection = (section: PriceSection) => sold.filter((line) => line.section === section)
  const passedOn = feesFor(items, prices).map((item) => toLine(item, prices))
  const subtotal = sumOf(sold, ({ total }) => total)
  const vat = sumOf(sold, (line) => line.vat)
  const fees = sumOf(passedOn, ({ total }) => total)
  return {
    product: prices.product,
    lines: [...inSection('package'), ...inSection('services'), ...passedOn],
    discount: sumOf(sold, ({ discounts }) => plus(...discounts.map(({ discount_amount }) => discount_amount))),
    subtotal,
    vat,
    fees,
    total: plus(subtotal, vat, fees),
    unpriced,
  }
}

/**
 * What the answers that count cost by a price book on a day. The calculator, the side panels, checkout and the payment
 * all ask this. A product without a price has no quote: that is a fault of the book.
 */
export function quote(
  product: { readonly name: string },
  relevant: RelevantAnswers,
  book: PriceBook,
  { today }: { readonly today: DutchDate },
): Quote {
  const prices = pricesOf(product, book, { today })
  if (prices === null) throw new RangeError(`the price book has no price for ${product.name}`)
  return quoteFor(prices, relevant)
}
