import { all, eq, not, oneOf, yes } from '../../conditions/index.ts'
import { defineFields } from '../../fields/index.ts'
import { atLeastLong, atMost, companyName, positive, thisYearOrNext } from '../../rules/index.ts'
import { isContribution } from './contribution.ts'

/** Bringing a sole proprietorship or a partnership into a new BV. */
export const conversion = defineFields('main', {
  converted_from: { kind: 'choice', options: ['vof', 'proprietorship'], required: true, sensitivity: 'public' },
  /** The name that passes over with the business, which need not be that of the BV. */
  trade_name: {
    kind: 'text',
    maxLength: 100,
    rules: [companyName],
    required: true,
    sensitivity: 'public',
    autocomplete: 'organization',
  },
  /** It passes by a deed of its own (art. 3:89 BW), and the notary looks it up in the land register first. */
  real_estate: { kind: 'yes_no', required: true, sensitivity: 'personal' },
  real_estate_details: {
    kind: 'text',
    maxLength: 300,
    rules: [atLeastLong(3)],
    visible: yes('main.real_estate'),
    required: true,
    sensitivity: 'personal',
  },
  type_of_conversion: {
    kind: 'choice',
    options: ['asset_liability', 'tax_free_transfer', 'transfer_subject_to_tax', 'none'],
    required: true,
    sensitivity: 'public',
  },
  /** Whether a contribution counts for the BV from the day of signing, or goes back; a sale never does. */
  transfer_moment: {
    kind: 'choice',
    options: ['signing', 'earlier_day'],
    visible: isContribution,
    required: true,
    sensitivity: 'public',
  },
  /** To which day it goes back; who does not know yet gets the day that the tax office goes by. */
  transfer_date: {
    kind: 'date',
    rules: [thisYearOrNext],
    visible: all(isContribution, eq('main.transfer_moment', 'earlier_day')),
    required: false,
    sensitivity: 'public',
    inputMode: 'numeric',
  },
  /** Whether the BV owes part of what it gets above the shares; how much, the accountant works out. */
  contribution_credit: {
    kind: 'yes_no',
    visible: isContribution,
    required: true,
    sensitivity: 'public',
  },
  /** Whether the BV pays the price later: then there is a loan, which is put on paper. */
  price_owed: {
    kind: 'yes_no',
    visible: eq('main.type_of_conversion', 'asset_liability'),
    required: true,
    sensitivity: 'public',
  },
  loan_years: {
    kind: 'number',
    rules: [positive, atMost(30)],
    visible: all(eq('main.type_of_conversion', 'asset_liability'), yes('main.price_owed')),
    required: true,
    sensitivity: 'public',
    inputMode: 'numeric',
  },
  /** With a contribution on shares the owner must hold them in person, so there is no holding to ask about. */
  holding_structure: {
    kind: 'yes_no',
    visible: oneOf('main.type_of_conversion', 'asset_liability', 'none'),
    required: true,
    sensitivity: 'public',
  },
  /** Asked for a share transfer too. */
  accountant: {
    kind: 'choice',
    options: ['yes', 'no', 'will_be_arranged_soon'],
    required: true,
    sensitivity: 'public',
  },
  free_intake: { kind: 'yes_no', visible: not(eq('main.accountant', 'yes')), required: false, sensitivity: 'public' },
})
