import { all, eq, oneOf, yes } from '../../conditions/index.ts'
import { atLeast, atMost, positive } from '../../rules/index.ts'
import { defineContract } from '../spec.ts'

const consumers = oneOf('form.customers', 'consumers', 'both')

export const generalTermsSpec = defineContract('general_terms', 'nobody', {
  business: {
    customers: {
      kind: 'choice',
      options: ['companies', 'consumers', 'both'],
      default: 'both',
      required: true,
      sensitivity: 'public',
    },
    sells: {
      kind: 'choice',
      options: ['goods', 'services', 'both'],
      default: 'both',
      required: true,
      sensitivity: 'public',
    },
    digital: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    online: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
    contact_email: { kind: 'email', required: true, sensitivity: 'personal' },
    // Consumers must be told one (art. 6:230l and 6:230m BW).
    contact_phone: { kind: 'text', required: consumers, sensitivity: 'personal', maxLength: 30 },
  },
  money: {
    // Nobody, a large company or the state included, may be given longer without more (art. 6:119a and 6:119b BW).
    payment_days: { kind: 'number', required: true, sensitivity: 'public', rules: [atLeast(7), atMost(30)] },
    return_costs: {
      kind: 'choice',
      options: ['customer', 'us'],
      default: 'customer',
      required: true,
      sensitivity: 'public',
      visible: all(consumers, oneOf('form.sells', 'goods', 'both')),
    },
    subscriptions: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    // A consumer may leave after a year at the latest (art. 6:237 under k BW).
    initial_months: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: yes('form.subscriptions'),
      rules: [atLeast(1), atMost(12)],
    },
  },
  risk: {
    cap: {
      kind: 'choice',
      options: ['invoice', 'amount'],
      default: 'invoice',
      required: true,
      sensitivity: 'public',
      visible: oneOf('form.customers', 'companies', 'both'),
    },
    cap_amount: {
      kind: 'money',
      required: true,
      sensitivity: 'public',
      visible: eq('form.cap', 'amount'),
      rules: [positive],
    },
  },
})
