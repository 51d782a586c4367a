import { yes } from '../../conditions/index.ts'
import { defineFields } from '../../fields/index.ts'
import { atMost, positive } from '../../rules/index.ts'

const wanted = yes('main.shareholders_agreement')
const term = { visible: wanted, required: true, sensitivity: 'personal' } as const

/** What several shareholders agree on among themselves, beside the articles that everyone may read. */
export const agreement = defineFields('main', {
  /** Costs something, so it is there only while the price book has a price for it. Not answered is no. */
  shareholders_agreement: {
    kind: 'yes_no',
    default: false,
    required: false,
    sensitivity: 'public',
    flag: 'shareholders_agreement',
  },
  /** How much agreement a weighty decision takes. */
  agreement_decisions: { kind: 'choice', options: ['everyone', 'two_thirds'], default: 'everyone', ...term },
  /** From this many euros on, spending or borrowing is such a decision. */
  agreement_amount: {
    kind: 'money',
    default: 25_000,
    rules: [positive, atMost(1_000_000_000)],
    inputMode: 'decimal',
    ...term,
  },
  agreement_dividend: {
    kind: 'choice',
    options: ['buffer_first', 'half', 'together'],
    default: 'buffer_first',
    ...term,
  },
  /** What somebody who stops working in the company gets for the shares; with `keep` they need not be offered. */
  agreement_leaver: { kind: 'choice', options: ['discount', 'full_value', 'keep'], default: 'discount', ...term },
  /** Who may make the others sell along. */
  agreement_drag_along: {
    kind: 'choice',
    options: ['three_quarters', 'majority', 'nobody'],
    default: 'three_quarters',
    ...term,
  },
  agreement_competition: {
    kind: 'choice',
    options: ['twelve_months', 'six_months', 'none'],
    default: 'twelve_months',
    ...term,
  },
})
