import { all, eq, oneOf, yes } from '../../conditions/index.ts'
import { atLeast, atMost, notBeforeStart, positive } from '../../rules/index.ts'
import { otherParty, ourSigner } from '../common/parties.ts'
import { defineContract } from '../spec.ts'

export const freelanceSpec = defineContract('freelance', 'parties', {
  us: {
    our_role: {
      kind: 'choice',
      options: ['client', 'contractor'],
      default: 'client',
      required: true,
      sensitivity: 'public',
    },
    ...ourSigner,
  },
  other: otherParty,
  assignment: {
    assignment: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 300 },
    promise: {
      kind: 'choice',
      options: ['effort', 'result'],
      default: 'effort',
      required: true,
      sensitivity: 'public',
    },
    substitution: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
    start_date: { kind: 'date', required: true, sensitivity: 'public' },
    until: {
      kind: 'choice',
      options: ['done', 'date', 'notice'],
      default: 'done',
      required: true,
      sensitivity: 'public',
    },
    end_date: {
      kind: 'date',
      required: true,
      sensitivity: 'public',
      visible: eq('form.until', 'date'),
      rules: [notBeforeStart('form.start_date')],
    },
    notice_days: { kind: 'number', required: true, sensitivity: 'public', rules: [atLeast(1), atMost(90)] },
  },
  fee: {
    fee: {
      kind: 'choice',
      options: ['hourly', 'fixed'],
      default: 'hourly',
      required: true,
      sensitivity: 'public',
    },
    hourly_rate: {
      kind: 'money',
      required: true,
      sensitivity: 'public',
      visible: eq('form.fee', 'hourly'),
      rules: [positive],
    },
    most_hours: {
      kind: 'number',
      required: false,
      sensitivity: 'public',
      visible: eq('form.fee', 'hourly'),
      rules: [atLeast(1)],
    },
    fixed_fee: {
      kind: 'money',
      required: true,
      sensitivity: 'public',
      visible: all(eq('form.fee', 'fixed'), oneOf('form.until', 'done', 'date')),
      rules: [positive],
    },
    /** What goes on until somebody gives notice has no price for the whole. */
    monthly_fee: {
      kind: 'money',
      required: true,
      sensitivity: 'public',
      visible: all(eq('form.fee', 'fixed'), eq('form.until', 'notice')),
      rules: [positive],
    },
    costs: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    // Between companies (art. 6:119a BW); thirty where a large one pays a small one, which the text says.
    payment_days: { kind: 'number', required: true, sensitivity: 'public', rules: [atLeast(1), atMost(60)] },
  },
  risk: {
    rights: {
      kind: 'choice',
      options: ['transfer', 'licence'],
      default: 'transfer',
      required: true,
      sensitivity: 'public',
    },
    cap_amount: { kind: 'money', required: true, sensitivity: 'public', rules: [positive] },
    insured: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
    personal_data: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    penalty: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    penalty_amount: {
      kind: 'money',
      required: true,
      sensitivity: 'public',
      visible: yes('form.penalty'),
      rules: [positive],
    },
  },
})
