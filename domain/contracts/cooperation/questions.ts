import { eq, oneOf } from '../../conditions/index.ts'
import { atLeast, atMost, percentageText, positive } from '../../rules/index.ts'
import { otherParty, ourSigner } from '../common/parties.ts'
import { defineContract } from '../spec.ts'

const shared = oneOf('form.revenue', 'equal', 'percentage')

export const cooperationSpec = defineContract('cooperation', 'parties', {
  us: ourSigner,
  other: otherParty,
  work: {
    project: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 300 },
    our_part: { kind: 'long_text', required: true, sensitivity: 'personal', maxLength: 1000 },
    other_part: { kind: 'long_text', required: true, sensitivity: 'personal', maxLength: 1000 },
    start_date: { kind: 'date', required: true, sensitivity: 'public' },
    term: {
      kind: 'choice',
      options: ['indefinite', 'fixed'],
      default: 'indefinite',
      required: true,
      sensitivity: 'public',
    },
    end_date: { kind: 'date', required: true, sensitivity: 'public', visible: eq('form.term', 'fixed') },
    notice_months: { kind: 'number', required: true, sensitivity: 'public', rules: [atLeast(1), atMost(12)] },
  },
  money: {
    costs: { kind: 'choice', options: ['own', 'equal'], default: 'own', required: true, sensitivity: 'public' },
    cost_limit: {
      kind: 'money',
      required: true,
      sensitivity: 'public',
      visible: eq('form.costs', 'equal'),
      rules: [positive],
    },
    revenue: {
      kind: 'choice',
      options: ['own', 'equal', 'percentage'],
      default: 'own',
      required: true,
      sensitivity: 'public',
    },
    our_share: {
      kind: 'text',
      required: true,
      sensitivity: 'public',
      visible: eq('form.revenue', 'percentage'),
      rules: [percentageText],
    },
    /** Who sells to customers, and pays the other its part. */
    seller: {
      kind: 'choice',
      options: ['us', 'other'],
      default: 'us',
      required: true,
      sensitivity: 'public',
      visible: shared,
    },
    liability_limit: { kind: 'money', required: true, sensitivity: 'public', rules: [positive] },
  },
  agreements: {
    /** Whose it is what they make together. */
    results: {
      kind: 'choice',
      options: ['joint', 'us', 'other'],
      default: 'joint',
      required: true,
      sensitivity: 'public',
    },
    exclusive: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    exclusive_field: {
      kind: 'text',
      required: true,
      sensitivity: 'personal',
      maxLength: 300,
      visible: eq('form.exclusive', true),
    },
    // Between employers this is easily a forbidden agreement (art. 6 Mededingingswet, 101 TFEU): only who needs it chooses it.
    no_poaching: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
  },
})
