import { type Cents, cents, minus, plus, times } from '../money/index.ts'
import type { Line } from './line.ts'
import type { Quote } from './quote.ts'

/** A total as a person reads it: what is paid, and what of that is VAT. */
export type PriceSplit = {
  /** What is paid: VAT and fees in. */
  readonly total: Cents
  /** All VAT in it, that of the fees too. */
  readonly vat: Cents
  readonly without_vat: Cents
}

/** The split for an invoice: also over what the VAT was charged, and what is passed on without. */
type TaxSplit = PriceSplit & { readonly taxed: Cents; readonly untaxed: Cents }

/** The part of a line on which VAT is due, with the VAT that is in it already. */
function taxedPart({ partial_price, amount, discounts }: Line): Cents {
  const due = minus(times(partial_price, amount), plus(...discounts.map(({ discount_amount }) => discount_amount)))
  // Of a line that goes back the part goes back too.
  return due > 0 || partial_price < 0 ? due : cents(0)
}

/** How a total is split, on every screen, in every mail and on the invoice. */
export function splitOf({ lines, vat, total }: Pick<Quote, 'lines' | 'vat' | 'total'>): TaxSplit {
  const inside = plus(...lines.map(({ vat_inside }) => vat_inside))
  const charged = plus(vat, inside)
  const without_vat = minus(total, charged)
  const taxed = minus(plus(...lines.map(taxedPart)), inside)
  return { total, vat: charged, without_vat, taxed, untaxed: minus(without_vat, taxed) }
}

/** A line as it is listed: without VAT, so that all lines and the VAT together are the total. */
export const listedPrice = ({ total, vat_inside }: Pick<Line, 'total' | 'vat_inside'>): Cents =>
  minus(total, vat_inside)

/** What a choice costs more: its price as it is offered, without VAT and fees, and what it adds to what is paid. */
export type Surcharge = { readonly price: Cents; readonly adds: Cents }

type QuoteSums = Pick<Quote, 'subtotal' | 'total'>

/** From the quote without it to the quote with it. */
export const surchargeOf = (without: QuoteSums, taken: QuoteSums): Surcharge => ({
  price: minus(taken.subtotal, without.subtotal),
  adds: minus(taken.total, without.total),
})

/** What each of several ways costs more than the cheapest; null when it makes no difference. */
export function surchargesOf(ways: readonly QuoteSums[]): readonly Surcharge[] | null {
  const [first, ...others] = ways
  if (!first) return null
  const least = others.reduce((low, one) => (one.total < low.total ? one : low), first)
  return ways.every(({ total }) => total === least.total) ? null : ways.map((one) => surchargeOf(least, one))
}
