import { all, eq, not, oneOf, yes } from '../../conditions/index.ts'
import { defineFields } from '../../fields/index.ts'
import { industries } from '../../lists/index.ts'
import {
  atLeastLong,
  atMost,
  companyName,
  dutchPostalCode,
  foundationName,
  houseNumber,
  noBvSuffix,
  nonNegative,
  notNamedFoundation,
  positive,
  shareValue,
  visitingAddress,
} from '../../rules/index.ts'

/** A savings BV only looks after its owner's money: it has no trade and no staff. */
export const hasBusiness = not(eq('main.bv_type', 'private_savings'))

/** Care is only asked about in its own industry. */
const givesCare = all(eq('main.industry', 'health'), yes('main.caregiver'))

/** The company that is founded, or whose shares are transferred. */
export const company = defineFields('main', {
  bv_type: {
    kind: 'choice',
    options: ['standard', 'private_savings'],
    default: 'standard',
    required: true,
    sensitivity: 'public',
  },
  company_name: {
    kind: 'text',
    style: 'company_name',
    maxLength: 100,
    rules: [companyName, atLeastLong(3), noBvSuffix, notNamedFoundation, foundationName],
    required: true,
    sensitivity: 'public',
    autocomplete: 'organization',
  },
  email: { kind: 'email', required: true, sensitivity: 'personal', autocomplete: 'email', inputMode: 'email' },
  headquarters: { kind: 'municipality', required: true, sensitivity: 'public' },
  office_address: {
    kind: 'text',
    style: 'address',
    rules: [visitingAddress, houseNumber],
    required: true,
    sensitivity: 'personal',
    autocomplete: 'street-address',
  },
  postal_code: {
    kind: 'postal_code',
    rules: [dutchPostalCode],
    required: true,
    sensitivity: 'personal',
    autocomplete: 'postal-code',
  },
  place_of_business: {
    kind: 'text',
    style: 'place',
    maxLength: 80,
    required: true,
    sensitivity: 'personal',
    autocomplete: 'address-level2',
  },
  financial_year_end: { kind: 'choice', options: ['this_year', 'next_year'], required: true, sensitivity: 'public' },
  incorporation_speed: {
    kind: 'choice',
    options: ['slow', 'medium', 'fast'],
    default: 'slow',
    required: true,
    sensitivity: 'public',
    flag: 'incorporation_speed',
  },
  industry: { kind: 'industry', options: industries, required: true, sensitivity: 'public' },
  caregiver: { kind: 'yes_no', visible: eq('main.industry', 'health'), required: true, sensitivity: 'public' },
  big_registration: { kind: 'yes_no', visible: eq('main.industry', 'health'), required: true, sensitivity: 'public' },
  /** With how many, decides whether the law wants somebody who supervises (Wtza). */
  care_kind: {
    kind: 'choice',
    options: ['practice', 'nursing_or_stay', 'specialist', 'unsure'],
    visible: givesCare,
    required: true,
    sensitivity: 'public',
  },
  care_providers: {
    kind: 'choice',
    options: ['up_to_ten', 'up_to_fifty', 'more', 'unsure'],
    visible: givesCare,
    required: true,
    sensitivity: 'public',
  },
  activities: { kind: 'rich_text', rules: [atLeastLong(10)], required: true, sensitivity: 'public' },
  number_of_shares: {
    kind: 'number',
    default: 120,
    rules: [positive, atMost(1_000_000_000)],
    required: true,
    sensitivity: 'public',
    inputMode: 'numeric',
  },
  value_of_shares: {
    kind: 'money',
    default: 0.01,
    rules: [shareValue, atMost(1_000_000_000)],
    required: true,
    sensitivity: 'public',
    inputMode: 'decimal',
  },
  /** Whether the shares are split evenly or by hand. */
  distribution_of_shares: {
    kind: 'choice',
    options: ['equal', 'custom'],
    default: 'equal',
    required: false,
    sensitivity: 'public',
  },
  /** Whether the others may buy the shares of who dies, fails, divorces or sells the company behind them. */
  offer_duty: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
  kvk: { kind: 'kvk', required: true, sensitivity: 'public', inputMode: 'numeric' },
  /** What the business is worth above its book value, where it is brought into the BV. */
  added_value: {
    kind: 'money',
    rules: [nonNegative, atMost(1_000_000_000)],
    required: false,
    sensitivity: 'personal',
    inputMode: 'decimal',
  },
  upsell_package: { kind: 'reference', required: false, sensitivity: 'public', asked: false },
  upsell_package_type_id: { kind: 'reference', required: false, sensitivity: 'public', asked: false },
  upsell_package_type_product_ids: { kind: 'references', required: false, sensitivity: 'public', asked: false },
})

/** What the trade register wants to know about buying and selling. */
export const activity = defineFields('main', {
  export_products: { kind: 'yes_no', visible: hasBusiness, required: true, sensitivity: 'public' },
  import_products: { kind: 'yes_no', visible: hasBusiness, required: true, sensitivity: 'public' },
  sell_products: {
    kind: 'choice',
    options: ['consumers', 'companies', 'consumers_and_businesses', 'none'],
    visible: hasBusiness,
    required: true,
    sensitivity: 'public',
  },
  where_are_sold: {
    kind: 'choice',
    options: ['store_or_kiosk', 'market', 'street_trade', 'internet', 'from_home', 'postorder', 'not_applicable'],
    visible: all(hasBusiness, oneOf('main.sell_products', 'consumers', 'companies', 'consumers_and_businesses')),
    required: true,
    sensitivity: 'public',
  },
})

const headcount = {
  kind: 'number',
  rules: [nonNegative, atMost(100_000)],
  visible: hasBusiness,
  required: true,
  sensitivity: 'public',
  inputMode: 'numeric',
} as const

/** Who will work in the company, and who signs for it. */
export const staff = defineFields('main', {
  /** Lending staff to others must be registered (art. 7a Waadi). */
  employees_loan: { kind: 'yes_no', visible: hasBusiness, required: true, sensitivity: 'public' },
  full_time_work: headcount,
  part_time_work: headcount,
  representation: {
    kind: 'choice',
    options: ['one_signature', 'two_signatures'],
    required: true,
    sensitivity: 'public',
  },
})

/** What the founders declare. None of it goes into the deed, which anyone may read. */
export const statements = defineFields('main', {
  bankruptcy: { kind: 'yes_no', default: false, required: true, sensitivity: 'sensitive' },
  bankruptcy_persons: { kind: 'persons', visible: yes('main.bankruptcy'), required: true, sensitivity: 'sensitive' },
  bankruptcy_settled: { kind: 'yes_no', visible: yes('main.bankruptcy'), required: true, sensitivity: 'sensitive' },
  criminal_record_status: { kind: 'checkbox', default: false, required: true, sensitivity: 'sensitive' },
  lead_approval: { kind: 'checkbox', default: false, required: false, sensitivity: 'personal' },
})
