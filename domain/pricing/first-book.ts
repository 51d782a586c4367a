import { cents, percentage } from '../money/index.ts'
import { type DutchDate, parseDutchDate } from '../values/index.ts'
import type { PriceBook } from './price-book.ts'

const euros = (amount: number) => cents(Math.round(amount * 100))

const day = (text: string): DutchDate => {
  const date = parseDutchDate(text)
  if (date === undefined) throw new RangeError(`not a day: ${text}`)
  return date
}

const usualFees = { change: euros(75), appointment_moved: euros(50) }

/**
 * A book from before there were fees for what is asked after payment, with ours: for who writes a new book from it. Who ordered
 * by the old one still pays none.
 */
export const withFees = (book: PriceBook): PriceBook => ({ ...book, after_payment: book.after_payment ?? usualFees })

/** What everything costs when the service starts; from then on the books in the database hold. */
export const firstBook: PriceBook = {
  valid_from: day('01-01-2026'),
  vat: percentage(21),
  base_prices: {
    'dutch-bv': euros(399),
    'english-bv': euros(599),
    holding: euros(369),
    'incorporate-holding': euros(469),
    omzetting: euros(549),
    transfer_of_shares: euros(449),
    stichting: euros(349),
    anbi_stichting_oprichten: euros(449),
  },
  // VAT is due on all of every price.
  partial_prices: {},
  made: {
    standard: { companies: 1, deeds: 1 },
    // The company is in the register already.
    by_product: { transfer_of_shares: { companies: 0, deeds: 1 } },
  },
  holding_upsell: {
    standard: { list_price: euros(369), price: euros(339) },
    by_product: {
      'dutch-bv': { list_price: euros(350), price: euros(310) },
      'english-bv': { list_price: euros(350), price: euros(310) },
    },
  },
  incorporation_speeds: {
    slow: { working_days: 20, price: euros(0) },
    medium: { working_days: 10, price: euros(250) },
    fast: { working_days: 5, price: euros(500) },
  },
  healthcare_statutes: euros(999),
  dga_salary: { price: euros(150), discount: percentage(30), months: 12 },
  contribution_deed: { price: euros(550), with_holding: { deeds: 2, price_each: euros(499) } },
  external_share_transfer: euros(50),
  shareholders_agreement: euros(299),
  after_payment: usualFees,
  identification_elsewhere: { lowest: euros(25), highest: euros(50) },
  memberships: {
    starter_yearly: { type_id: 2, price: euros(149), per: 'year' },
    professional_monthly: { type_id: 3, price: euros(29), per: 'month' },
    oprecht_membership_monthly: { type_id: 1, price: euros(19), per: 'month' },
  },
  preselected_membership: 'starter_yearly',
  // Introductions: whoever does the work afterwards makes an offer of their own.
  extra_services: {
    'bookkeeper-quotes': { price: euros(0), chosen_by: 'lead_approval' },
    'free-intake-smart-tax-accounting': { price: euros(0), chosen_by: 'free_intake' },
    'bank-account-introduction': { price: euros(0), chosen_by: null },
    'trademark-check': { price: euros(0), chosen_by: null },
    'general-terms': { price: euros(0), chosen_by: null },
    // Paid once and good for ever; a membership gives contracts by the year.
    'contracts-5': { price: euros(129), chosen_by: null },
    'contracts-100': { price: euros(499), chosen_by: null },
  },
  fees: {
    kvk_registration: [{ from: day('01-01-2026'), amount: euros(85.15) }],
    quality_fund_with_vat: [{ from: day('01-01-2026'), amount: euros(9.95) }],
  },
  dga_norm: [
    { from: day('01-01-2023'), amount: euros(51_000) },
    { from: day('01-01-2024'), amount: euros(56_000) },
    { from: day('01-01-2026'), amount: euros(58_000) },
  ],
}
