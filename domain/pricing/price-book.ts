import { type Cents, compareDates, type DutchDate, type Percentage } from '../values/index.ts'

/** An amount that changes by law or by year: each entry holds from its day until the next one. */
export type AmountByDate = readonly { readonly from: DutchDate; readonly amount: Cents }[]

/** What something costs normally and what we ask for it now. */
export type Offer = { readonly list_price: Cents; readonly price: Cents }

/**
 * Every price of the service, as stored data: an admin edits it, a quote is made from it. Amounts are without VAT, except
 * where a name says otherwise. Products, memberships and speeds are named by their slug.
 */
export type PriceBook = {
  readonly valid_from: DutchDate
  readonly vat: Percentage
  readonly base_prices: Readonly<Record<string, Cents>>
  /** A holding made along with another company; `by_product` wins over `standard`. */
  readonly holding_upsell: { readonly standard: Offer; readonly by_product: Readonly<Record<string, Offer>> }
  readonly incorporation_speeds: Readonly<Record<string, { readonly working_days: number; readonly price: Cents }>>
  readonly healthcare_statutes: Cents
  /** Payroll for a director who owns shares, per person; the discount is already taken off the price. */
  readonly dga_salary: { readonly price: Cents; readonly discount: Percentage }
  readonly contribution_deed: {
    readonly price: Cents
    /** With a holding there are two deeds: what was brought in goes up one company. */
    readonly with_holding: { readonly deeds: number; readonly price_each: Cents }
  }
  readonly external_share_transfer: Cents
  readonly memberships: Readonly<Record<string, { readonly price: Cents; readonly per: 'month' | 'year' }>>
  readonly preselected_membership: string
  /** Passed on as they are, outside the subtotal. */
  readonly fees: {
    /** Per company, no VAT due. */
    readonly kvk_registration: AmountByDate
    /** Per deed, VAT inside. */
    readonly quality_fund_with_vat: AmountByDate
  }
  /** The customary salary per year that the tax office takes as its norm. */
  readonly dga_norm: AmountByDate
}

/** The amount that holds on a day, or undefined before the first one. */
export function amountOn(amounts: AmountByDate, day: DutchDate): Cents | undefined {
  return amounts
    .filter(({ from }) => compareDates(from, day) <= 0)
    .toSorted((a, b) => compareDates(a.from, b.from))
    .at(-1)?.amount
}

/** The offer for a holding made along with this product. */
export function holdingOffer({ holding_upsell }: PriceBook, product: string): Offer {
  const own = Object.hasOwn(holding_upsell.by_product, product) ? holding_upsell.by_product[product] : undefined
  return own ?? holding_upsell.standard
}
