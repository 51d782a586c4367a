import type { Cents, Percentage } from '../money/index.ts'
import { compareDates, type DutchDate } from '../values/index.ts'

/** An amount that changes by law or by year: each entry holds from its day until the next one. */
export type AmountByDate = readonly { readonly from: DutchDate; readonly amount: Cents }[]

/** What something costs normally and what we ask for it now. */
export type PricedOffer = { readonly list_price: Cents; readonly price: Cents }

/** What comes into being, and is registered or deeded for a fee. */
export type CreatedCounts = { readonly companies: number; readonly deeds: number }

/** Questions that order a service by being answered with yes. */
export const orderingQuestions = ['lead_approval', 'free_intake'] as const

export type Speed = { readonly working_days: number; readonly price: Cents }

export type MembershipPrice = {
  /** The id by which an answer may name it instead of by its slug. */
  readonly type_id: number
  readonly price: Cents
  readonly per: 'month' | 'year'
}

export type ServicePrice = {
  readonly price: Cents
  readonly chosen_by: (typeof orderingQuestions)[number] | null
}

/** One deed for what is brought in; with a holding there are two, because it goes up one company more. */
export type ContributionDeed = {
  readonly price: Cents
  readonly with_holding: { readonly deeds: number; readonly price_each: Cents }
}

/**
 * Every price of the service, as stored data: an admin edits it, a quote is made from it. Amounts are without VAT, except
 * where a name says otherwise. Products, memberships, services and speeds are named by their slug.
 */
export type PriceBook = {
  readonly valid_from: DutchDate
  readonly vat: Percentage
  readonly base_prices: Readonly<Record<string, Cents>>
  /** Where VAT is due on a part only: by product, by extra (`holding_upsell`, `dga_salary`) or by slug. */
  readonly partial_prices: Readonly<Record<string, Cents>>
  /** What each product brings into being; `by_product` wins over `standard`. */
  readonly made: { readonly standard: CreatedCounts; readonly by_product: Readonly<Record<string, CreatedCounts>> }
  /** A holding made along with another company; `by_product` wins over `standard`. */
  readonly holding_upsell: {
    readonly standard: PricedOffer
    readonly by_product: Readonly<Record<string, PricedOffer>>
  }
  readonly incorporation_speeds: Readonly<Record<string, Speed>>
  readonly healthcare_statutes: Cents
  /** Payroll for a director who owns shares, per person, for so many months; the discount is already taken off. */
  readonly dga_salary: { readonly price: Cents; readonly discount: Percentage; readonly months: number }
  readonly contribution_deed: ContributionDeed
  readonly external_share_transfer: Cents
  /** A book from before it was offered has none, and then it is not. */
  readonly shareholders_agreement?: Cents | undefined
  /** What is asked for while the notary works on it. A book from before has none of it, and who ordered by that pays none. */
  readonly after_payment?: { readonly change: Cents; readonly appointment_moved: Cents } | undefined
  /** What a notary who is no partner of ours asks for identification. Told beforehand, paid there. */
  readonly identification_elsewhere: { readonly lowest: Cents; readonly highest: Cents }
  readonly memberships: Readonly<Record<string, MembershipPrice>>
  readonly preselected_membership: string
  readonly extra_services: Readonly<Record<string, ServicePrice>>
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

/** The last one that has begun by a day; undefined when all are still to come. */
function lastBegun<Entry>(
  entries: readonly Entry[],
  from: (entry: Entry) => DutchDate,
  day: DutchDate,
): Entry | undefined {
  let last: Entry | undefined
  for (const entry of entries) {
    if (compareDates(from(entry), day) > 0) continue
    if (last === undefined || compareDates(from(last), from(entry)) <= 0) last = entry
  }
  return last
}

/** The amount that holds on a day, or undefined before the first one. */
export const amountOn = (amounts: AmountByDate, day: DutchDate): Cents | undefined =>
  lastBegun(amounts, ({ from }) => from, day)?.amount

/** The book that holds on a day, or undefined before the first one. */
export const priceBookOn = <Book extends Pick<PriceBook, 'valid_from'>>(
  books: readonly Book[],
  today: DutchDate,
): Book | undefined => lastBegun(books, ({ valid_from }) => valid_from, today)

/** An own entry by name: "constructor" must not find what every object has. */
export const ownEntry = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** The offer for a holding made along with this product. */
export const holdingOffer = ({ holding_upsell }: PriceBook, product: string): PricedOffer =>
  ownEntry(holding_upsell.by_product, product) ?? holding_upsell.standard
