import type { Discount, LineName, PriceSection } from '../pricing/index.ts'

/** Everything a quote says: a line, a section or a discount without words does not compile. */
export interface PriceTexts {
  readonly sections: Readonly<Record<PriceSection, string>>
  /** What a line is called where what it stands for has no name of its own. `{days}` in a speed is working days. */
  readonly lines: Readonly<Record<LineName, string>>
  /** A line under it. `{months}` is how long the price holds. */
  readonly notes: Partial<Readonly<Record<LineName, string>>>
  readonly discounts: Readonly<Record<Discount['key'], string>>
  /** `{name}` is what the membership is called. */
  readonly membership_named: string
  /** Behind the price of something that is paid again. */
  readonly per: Readonly<Record<'month' | 'year', string>>
  /** Under it: what is paid now, and what comes after. */
  readonly paid_again: Readonly<Record<'month' | 'year', string>>
  /** Before the old price and before the new one, for whoever hears them. */
  readonly was: string
  readonly now: string
  /** Instead of a price of nothing. */
  readonly free: string
  /** `{percent}` off, beside the old price. */
  readonly percent_off: string
  /** `{amount}` off, in whole euros. */
  readonly amount_off: string
  /** `{amount}` times something with a `{name}`. */
  readonly times: string
  readonly without_vat: string
  readonly subtotal: string
  /** `{percent}`. */
  readonly vat: string
  readonly total: string
}
