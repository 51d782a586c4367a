import { all, eq, oneOf } from '../../conditions/index.ts'
import {
  aMonthAfter,
  atLeast,
  atMost,
  businessOnly,
  notBeforeStart,
  percentageText,
  positive,
} from '../../rules/index.ts'
import { otherParty, ourSigner } from '../common/parties.ts'
import { defineContract } from '../spec.ts'

const withInterest = eq('form.interest', 'fixed')
const atOnce = eq('form.repayment', 'end')
const inTerms = oneOf('form.repayment', 'linear', 'annuity')

export const loanSpec = defineContract('loan', 'parties', {
  us: {
    ...ourSigner,
    our_role: { kind: 'choice', options: ['lend', 'borrow'], default: 'lend', required: true, sensitivity: 'public' },
  },
  other: otherParty,
  loan: {
    amount: { kind: 'money', required: true, sensitivity: 'personal', rules: [positive] },
    loan_purpose: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 300 },
    /** Lending to a consumer is only for who has a licence (art. 2:60 Wft). */
    person_use: {
      kind: 'choice',
      options: ['business', 'private'],
      default: 'business',
      required: true,
      sensitivity: 'public',
      visible: all(eq('form.our_role', 'lend'), eq('form.other_kind', 'person')),
      rules: [businessOnly],
    },
    payout_date: { kind: 'date', required: true, sensitivity: 'public' },
    /** Whether the parties own or direct each other, or are family. */
    related: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
  },
  terms: {
    interest: {
      kind: 'choice',
      options: ['fixed', 'none'],
      default: 'fixed',
      required: true,
      sensitivity: 'public',
    },
    interest_rate: {
      kind: 'text',
      required: true,
      sensitivity: 'public',
      visible: withInterest,
      rules: [percentageText],
    },
    repayment: {
      kind: 'choice',
      options: ['end', 'linear', 'annuity'],
      default: 'end',
      required: true,
      sensitivity: 'public',
    },
    interest_due: {
      kind: 'choice',
      options: ['yearly', 'end'],
      default: 'yearly',
      required: true,
      sensitivity: 'public',
      visible: all(withInterest, atOnce),
    },
    end_date: {
      kind: 'date',
      required: true,
      sensitivity: 'public',
      visible: atOnce,
      rules: [notBeforeStart('form.payout_date')],
    },
    term_count: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: inTerms,
      rules: [atLeast(2), atMost(360)],
    },
    first_term: {
      kind: 'date',
      required: true,
      sensitivity: 'public',
      visible: inTerms,
      rules: [aMonthAfter('form.payout_date')],
    },
    early: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
  },
  security: {
    security: {
      kind: 'choice',
      options: ['none', 'pledge', 'surety'],
      default: 'none',
      required: true,
      sensitivity: 'public',
    },
    pledged: {
      kind: 'long_text',
      required: true,
      sensitivity: 'personal',
      maxLength: 500,
      visible: eq('form.security', 'pledge'),
    },
    surety_name: { kind: 'text', required: true, sensitivity: 'personal', visible: eq('form.security', 'surety') },
    surety_max: {
      kind: 'money',
      required: true,
      sensitivity: 'personal',
      visible: eq('form.security', 'surety'),
      rules: [positive],
    },
    subordinated: {
      kind: 'yes_no',
      default: false,
      required: true,
      sensitivity: 'public',
      visible: eq('form.security', 'none'),
    },
    set_off: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
  },
})
