import { type Cents, cents, minus, percentageOf, plus } from '../money/index.ts'
import type { Line } from './line.ts'
import type { PriceBook } from './price-book.ts'
import type { Quote } from './quote.ts'

/** What is ordered beside the product while it is made; each has a price of its own in the book. */
export type SupplementFee = 'change_fee' | 'appointment_moved'

/** What it costs by the book, without VAT; null where the book does not name it: then it is free for who ordered by that book. */
export function supplementPrice({ after_payment }: Pick<PriceBook, 'after_payment'>, fee: SupplementFee): Cents | null {
  if (after_payment === undefined) return null
  const price = fee === 'change_fee' ? after_payment.change : after_payment.appointment_moved
  return price === 0 ? null : price
}

/** The line of a fee; none where it costs nothing. */
export function feeLines(book: Pick<PriceBook, 'after_payment' | 'vat'>, fee: SupplementFee): readonly Line[] {
  const price = supplementPrice(book, fee)
  return price === null
    ? []
    : [soldAlone({ key: fee, name: fee, itemable_type: 'ExtraService', price, per: null }, book)]
}

/** A term of a membership, or a part of one. Below zero it goes back. */
export const membershipLine = (sold: Pick<Line, 'key' | 'price' | 'per'>, book: Pick<PriceBook, 'vat'>): Line =>
  soldAlone({ ...sold, name: 'membership', itemable_type: 'UpsellPackage' }, book)

/** A package of contracts by itself. Below zero it goes back. */
export const packageLine = (sold: Pick<Line, 'key' | 'price'>, book: Pick<PriceBook, 'vat'>): Line =>
  soldAlone({ ...sold, name: 'extra_service', itemable_type: 'Contract', per: null }, book)

const soldAlone = (
  sold: Pick<Line, 'key' | 'name' | 'itemable_type' | 'price' | 'per'>,
  { vat }: Pick<PriceBook, 'vat'>,
): Line => ({
  ...{ ...sold, section: 'services', amount: 1, partial_price: sold.price, discounts: [], total: sold.price },
  ...{ free: sold.price === 0, vat: percentageOf(sold.price, vat), vat_inside: cents(0), was: null },
})

/** The part of a line on which VAT is due, less the discounts. */
const taxedIn = ({ partial_price, amount, discounts }: Line): Cents => {
  const due = cents(partial_price * amount - plus(...discounts.map(({ discount_amount }) => discount_amount)))
  return due > 0 ? due : cents(0)
}

function difference(line: Line, before: Line | undefined, after: Line | undefined): Line {
  const by = (part: (one: Line) => Cents) => minus(after ? part(after) : cents(0), before ? part(before) : cents(0))
  const total = by((one) => one.total)
  return {
    ...{ key: line.key, name: line.name, section: line.section, itemable_type: line.itemable_type },
    ...{ amount: 1, price: total, partial_price: by(taxedIn), discounts: [], total, free: total === 0 },
    // Never worked out anew: what each was rounded to is what was, or will have been, paid.
    ...{ vat: by((one) => one.vat), vat_inside: by((one) => one.vat_inside), per: line.per, was: null },
  }
}

/**
 * From one quote to another, as lines of an order of its own: what comes costs, what goes is given back, to the cent of what
 * the two quotes differ.
 */
export function linesBetween(before: Pick<Quote, 'lines'>, after: Pick<Quote, 'lines'>): readonly Line[] {
  const [old, fresh] = [before, after].map(({ lines }) => new Map(lines.map((line) => [line.key, line])))
  const keys = [...new Set([...after.lines, ...before.lines].map(({ key }) => key))]
  return keys.flatMap((key) => {
    const [was, is] = [old?.get(key), fresh?.get(key)]
    const line = is ?? was
    if (line === undefined) return []
    const one = difference(line, was, is)
    return one.total === 0 && one.vat === 0 && one.vat_inside === 0 ? [] : [one]
  })
}

export type SupplementQuote = Pick<Quote, 'lines' | 'discount' | 'subtotal' | 'vat' | 'fees' | 'total'>

/** The sums of lines that are ordered afterwards. Below zero is what goes back. */
export function supplementOf(lines: readonly Line[]): SupplementQuote {
  const sold = lines.filter(({ section }) => section !== 'fees')
  const subtotal = plus(...sold.map(({ total }) => total))
  const vat = plus(...lines.map((line) => line.vat))
  const fees = plus(...lines.filter(({ section }) => section === 'fees').map(({ total }) => total))
  return { lines, discount: cents(0), subtotal, vat, fees, total: plus(subtotal, vat, fees) }
}
