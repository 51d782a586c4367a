import type { Cents, Percentage } from '../money/index.ts'

/** In the order in which they are shown; the fees come after the subtotal and are not in it. */
export const sections = ['package', 'services', 'fees'] as const
export type PriceSection = (typeof sections)[number]

/** The kinds of lines there are, each with words of its own. */
export const lineNames = [
  'product',
  'holding_upsell',
  'incorporation_speed',
  'healthcare_statutes',
  'contribution_deed',
  'external_share_transfer',
  'shareholders_agreement',
  'membership',
  'dga_salary',
  'extra_service',
  'kvk_registration',
  'quality_fund',
  'change_fee',
  'appointment_moved',
] as const
export type LineName = (typeof lineNames)[number]

/** Bundles of model contracts; in an order a kind of their own, apart from services that somebody carries out. */
export const contractPackages: readonly string[] = ['contracts-5', 'contracts-100']

export const itemableTypes = ['NotaryProduct', 'UpsellPackage', 'Contract', 'ExtraService', 'ExtraFee'] as const
export type ItemableType = (typeof itemableTypes)[number]

export const discountKeys = ['holding_offer'] as const

export type Discount = {
  readonly key: (typeof discountKeys)[number]
  /** Off the whole line. */
  readonly discount_amount: Cents
}

/** One line of a quote. Whole cents everywhere. */
export type Line = {
  /** What exactly it is (a product, a speed, a membership, a service), once in a quote. */
  readonly key: string
  /** Which words it is called by. */
  readonly name: LineName
  readonly section: PriceSection
  readonly itemable_type: ItemableType
  /** How many. */
  readonly amount: number
  /** For one, before discounts and without VAT; a fee as it is passed on. */
  readonly price: Cents
  /** The part of the price on which VAT is due. */
  readonly partial_price: Cents
  readonly discounts: readonly Discount[]
  /** For all of them, after discounts and without VAT. */
  readonly total: Cents
  readonly free: boolean
  /** Comes on top. */
  readonly vat: Cents
  /** Is in the total already. */
  readonly vat_inside: Cents
  /** Paid again every month or year; null when paid once. */
  readonly per: 'month' | 'year' | null
  /** Shown struck through, for one; not part of the sum. */
  readonly was: { readonly old_price: Cents; readonly discount: Percentage } | null
}
