import { type Cents, cents, type Percentage } from '../money/index.ts'
import type { DutchDate } from '../values/index.ts'
import {
  type AmountByDate,
  amountOn,
  type ContributionDeed,
  type CreatedCounts,
  holdingOffer,
  type MembershipPrice,
  ownEntry,
  type PriceBook,
  type PricedOffer,
  type ServicePrice,
  type Speed,
} from './price-book.ts'

/** Payroll per person: what it costs, what it would without the discount, and the salary the tax office expects. */
export type DgaOffer = {
  readonly price: Cents
  /** Without the discount: whole euros, rounded down. */
  readonly old_price: Cents
  readonly discount: Percentage
  /** How long the price holds. */
  readonly months: number
}

/** Everything that one product and what goes with it costs on one day: the page of the book that a screen needs. */
export type ProductPrices = {
  readonly product: string
  readonly valid_from: DutchDate
  readonly vat: Percentage
  readonly base_price: Cents
  readonly partial_prices: Readonly<Record<string, Cents>>
  readonly made: CreatedCounts
  readonly holding_upsell: PricedOffer
  readonly incorporation_speeds: Readonly<Record<string, Speed>>
  readonly healthcare_statutes: Cents
  readonly dga_salary: DgaOffer
  /** The customary salary per year. */
  readonly dga_norm: Cents
  readonly contribution_deed: ContributionDeed
  readonly external_share_transfer: Cents
  /** Null while it is not offered. */
  readonly shareholders_agreement: Cents | null
  readonly identification_elsewhere: { readonly lowest: Cents; readonly highest: Cents }
  readonly memberships: Readonly<Record<string, MembershipPrice>>
  readonly preselected_membership: string
  readonly extra_services: Readonly<Record<string, ServicePrice>>
  readonly fees: { readonly kvk_registration: Cents; readonly quality_fund_with_vat: Cents }
}

/** The price with and without its discount. */
export function dgaOffer({ dga_salary: { price, discount, months } }: PriceBook): DgaOffer {
  const wholeEuros = Math.floor((price * 100) / (10_000 - discount))
  return { price, old_price: cents(wholeEuros * 100), discount, months }
}

/** How much lower than the struck-out price, in whole percents, rounded down: never more than it is. */
export const percentOff = (price: Cents, strikethrough: Cents): number =>
  strikethrough <= price ? 0 : Math.floor((100 * (strikethrough - price)) / strikethrough)

/** What the book says about one product on a day; null when it has no price. */
export function pricesOf(
  product: { readonly name: string },
  book: PriceBook,
  { today }: { readonly today: DutchDate },
): ProductPrices | null {
  const base_price = ownEntry(book.base_prices, product.name)
  if (base_price === undefined) return null
  const on = (amounts: AmountByDate): Cents => {
    const amount = amountOn(amounts, today)
    if (amount === undefined) throw new RangeError(`the price book has no amount on ${today}`)
    return amount
  }
  return {
    product: product.name,
    valid_from: book.valid_from,
    vat: book.vat,
    base_price,
    partial_prices: book.partial_prices,
    made: ownEntry(book.made.by_product, product.name) ?? book.made.standard,
    holding_upsell: holdingOffer(book, product.name),
    incorporation_speeds: book.incorporation_speeds,
    healthcare_statutes: book.healthcare_statutes,
    dga_salary: dgaOffer(book),
    dga_norm: on(book.dga_norm),
    contribution_deed: book.contribution_deed,
    external_share_transfer: book.external_share_transfer,
    shareholders_agreement: book.shareholders_agreement ?? null,
    identification_elsewhere: book.identification_elsewhere,
    memberships: book.memberships,
    preselected_membership: book.preselected_membership,
    extra_services: book.extra_services,
    fees: {
      kvk_registration: on(book.fees.kvk_registration),
      quality_fund_with_vat: on(book.fees.quality_fund_with_vat),
    },
  }
}
