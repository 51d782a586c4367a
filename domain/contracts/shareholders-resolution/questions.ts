import { all, any, eq, oneOf } from '../../conditions/index.ts'
import { notAfterToday, positive } from '../../rules/index.ts'
import { defineContract } from '../spec.ts'

const accounts = eq('form.decision', 'accounts')
const dismiss = eq('form.decision', 'dismiss')

export const shareholdersResolutionSpec = defineContract('shareholders_resolution', 'shareholders', {
  decision: {
    decision: {
      kind: 'choice',
      options: ['accounts', 'dividend', 'appoint', 'dismiss', 'discharge', 'other'],
      default: 'accounts',
      required: true,
      sensitivity: 'public',
    },
    /** Whether others than the shareholders have meeting rights, such as holders of depositary receipts. */
    others_meet: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    own_decision: {
      kind: 'long_text',
      required: true,
      sensitivity: 'personal',
      visible: eq('form.decision', 'other'),
    },
  },
  details: {
    year_end: {
      kind: 'date',
      required: true,
      sensitivity: 'public',
      visible: oneOf('form.decision', 'accounts', 'discharge'),
      rules: [notAfterToday],
    },
    /** What is done with the result of the year. */
    result: {
      kind: 'choice',
      options: ['reserve', 'dividend', 'loss'],
      default: 'reserve',
      required: true,
      sensitivity: 'public',
      visible: accounts,
    },
    dividend_amount: {
      kind: 'money',
      required: true,
      sensitivity: 'personal',
      visible: any(eq('form.decision', 'dividend'), all(accounts, eq('form.result', 'dividend'))),
      rules: [positive],
    },
    discharged: { kind: 'yes_no', default: true, required: true, sensitivity: 'public', visible: accounts },
    new_director: { kind: 'text', required: true, sensitivity: 'personal', visible: eq('form.decision', 'appoint') },
    leaving_director: { kind: 'text', required: true, sensitivity: 'personal', visible: dismiss },
    effective_date: {
      kind: 'date',
      required: true,
      sensitivity: 'public',
      visible: oneOf('form.decision', 'appoint', 'dismiss'),
    },
    dismissal_reason: {
      kind: 'long_text',
      required: false,
      sensitivity: 'personal',
      maxLength: 1000,
      visible: dismiss,
    },
  },
})
