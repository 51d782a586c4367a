import { eq, yes } from '../../conditions/index.ts'
import { atLeast, atMost, positive } from '../../rules/index.ts'
import { otherParty, ourSigner } from '../common/parties.ts'
import { defineContract } from '../spec.ts'

export const processingAgreementSpec = defineContract('processing_agreement', 'parties', {
  us: {
    our_role: {
      kind: 'choice',
      options: ['controller', 'processor'],
      default: 'controller',
      required: true,
      sensitivity: 'public',
    },
    ...ourSigner,
  },
  other: otherParty,
  processing: {
    service: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 300 },
    start_date: { kind: 'date', required: true, sensitivity: 'public' },
    /** What is done with the data, for the annex. */
    operations: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 300 },
    data_kinds: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 300 },
    data_subjects: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 300 },
    special: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    special_kinds: {
      kind: 'text',
      required: true,
      sensitivity: 'personal',
      visible: yes('form.special'),
      maxLength: 300,
    },
  },
  safety: {
    // The controller has 72 hours to tell the authority (art. 33 GDPR), and must have time left.
    breach_hours: { kind: 'number', required: true, sensitivity: 'public', rules: [atLeast(1), atMost(48)] },
    helpers: {
      kind: 'choice',
      options: ['general', 'specific'],
      default: 'general',
      required: true,
      sensitivity: 'public',
    },
    helper_names: { kind: 'text', required: false, sensitivity: 'personal', maxLength: 600 },
    outside: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    outside_where: {
      kind: 'text',
      required: true,
      sensitivity: 'public',
      visible: yes('form.outside'),
      maxLength: 300,
    },
    extra_measures: { kind: 'text', required: false, sensitivity: 'personal', maxLength: 600 },
  },
  closing: {
    at_end: {
      kind: 'choice',
      options: ['returned', 'erased'],
      default: 'erased',
      required: true,
      sensitivity: 'public',
    },
    cap: {
      kind: 'choice',
      options: ['law', 'service', 'amount'],
      default: 'service',
      required: true,
      sensitivity: 'public',
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
