import { eq } from '../../conditions/index.ts'
import { atLeast, atMost, notAfterToday, positive } from '../../rules/index.ts'
import { otherCompanyParty, ourSigner } from '../common/parties.ts'
import { defineContract } from '../spec.ts'

export const managementAgreementSpec = defineContract('management_agreement', 'parties', {
  us: {
    ...ourSigner,
    /** The company that is managed, or the holding through which that is done. */
    our_role: {
      kind: 'choice',
      options: ['company', 'holding'],
      default: 'company',
      required: true,
      sensitivity: 'public',
    },
  },
  other: otherCompanyParty,
  work: {
    manager: { kind: 'text', required: true, sensitivity: 'personal' },
    /** Who is director in the trade register: the holding, or the person themselves. */
    appointed: {
      kind: 'choice',
      options: ['holding', 'person'],
      default: 'holding',
      required: true,
      sensitivity: 'public',
    },
    tasks: { kind: 'long_text', required: true, sensitivity: 'personal', maxLength: 1000 },
    start_date: { kind: 'date', required: true, sensitivity: 'public' },
    meeting_date: { kind: 'date', required: false, sensitivity: 'public', rules: [notAfterToday] },
  },
  pay: {
    fee: { kind: 'money', required: true, sensitivity: 'personal', rules: [positive] },
    payment_days: { kind: 'number', required: true, sensitivity: 'public', rules: [atLeast(1), atMost(30)] },
    expenses: {
      kind: 'choice',
      options: ['separate', 'included'],
      default: 'separate',
      required: true,
      sensitivity: 'public',
    },
    sick_pay: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
    sick_weeks: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: eq('form.sick_pay', true),
      rules: [atLeast(1), atMost(104)],
    },
  },
  end: {
    notice_months: { kind: 'number', required: true, sensitivity: 'public', rules: [atLeast(1), atMost(12)] },
    non_compete: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    compete_field: {
      kind: 'text',
      required: true,
      sensitivity: 'personal',
      maxLength: 300,
      visible: eq('form.non_compete', true),
    },
    compete_months: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: eq('form.non_compete', true),
      rules: [atLeast(1), atMost(24)],
    },
    penalty_amount: {
      kind: 'money',
      required: true,
      sensitivity: 'public',
      visible: eq('form.non_compete', true),
      rules: [positive],
    },
  },
})
