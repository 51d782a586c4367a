import { eq } from '../../conditions/index.ts'
import { notAfterToday, positive, shareValue } from '../../rules/index.ts'
import { ourSigner } from '../common/parties.ts'
import { defineContract } from '../spec.ts'

export const proofOfPaymentSpec = defineContract('proof_of_payment', 'company', {
  us: ourSigner,
  shares: {
    shareholder: { kind: 'text', required: true, sensitivity: 'personal' },
    occasion: {
      kind: 'choice',
      options: ['incorporation', 'issue'],
      default: 'incorporation',
      required: true,
      sensitivity: 'public',
    },
    deed_day: { kind: 'date', required: true, sensitivity: 'public', rules: [notAfterToday] },
    share_count: { kind: 'number', required: true, sensitivity: 'public', rules: [positive] },
    nominal_value: { kind: 'money', required: true, sensitivity: 'public', rules: [shareValue] },
  },
  payment: {
    paid_date: { kind: 'date', required: true, sensitivity: 'public', rules: [notAfterToday] },
    fully_paid: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
    /** What is paid in full needs no amount: the shares say how much it is. */
    paid_amount: {
      kind: 'money',
      required: true,
      sensitivity: 'personal',
      visible: eq('form.fully_paid', false),
      rules: [positive],
    },
    premium: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    premium_amount: {
      kind: 'money',
      required: true,
      sensitivity: 'personal',
      visible: eq('form.premium', true),
      rules: [positive],
    },
  },
})
