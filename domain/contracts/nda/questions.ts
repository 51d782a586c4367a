import { eq } from '../../conditions/index.ts'
import { atLeast, atMost, positive } from '../../rules/index.ts'
import { otherParty, ourSigner } from '../common/parties.ts'
import { defineContract } from '../spec.ts'

export const ndaSpec = defineContract('nda', 'parties', {
  us: ourSigner,
  other: otherParty,
  secret: {
    /** Who tells something: both, we alone, or only the other. */
    direction: {
      kind: 'choice',
      options: ['both', 'us', 'other'],
      default: 'both',
      required: true,
      sensitivity: 'public',
    },
    purpose: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 300 },
    start_date: { kind: 'date', required: true, sensitivity: 'public' },
    secret_years: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      rules: [atLeast(1), atMost(20)],
    },
  },
  breach: {
    penalty: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
    penalty_amount: {
      kind: 'money',
      required: true,
      sensitivity: 'public',
      visible: eq('form.penalty', true),
      rules: [positive],
    },
    penalty_daily: {
      kind: 'money',
      required: false,
      sensitivity: 'public',
      visible: eq('form.penalty', true),
      rules: [positive],
    },
  },
})
