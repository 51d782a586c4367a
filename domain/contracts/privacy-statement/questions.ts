import { yes } from '../../conditions/index.ts'
import { atLeast, atMost } from '../../rules/index.ts'
import { defineContract } from '../spec.ts'

export const privacyStatementSpec = defineContract('privacy_statement', 'nobody', {
  who: {
    contact_email: { kind: 'email', required: true, sensitivity: 'personal' },
    website: { kind: 'url', required: false, sensitivity: 'public' },
    start_date: { kind: 'date', required: true, sensitivity: 'public' },
    /** A data protection officer. */
    officer: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    officer_email: { kind: 'email', required: true, sensitivity: 'personal', visible: yes('form.officer') },
  },
  use: {
    customers: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
    /** Special data of customers (art. 9 GDPR), and what they are for. */
    sensitive_kinds: {
      kind: 'text',
      required: false,
      sensitivity: 'public',
      visible: yes('form.customers'),
      maxLength: 300,
    },
    questions: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
    question_months: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: yes('form.questions'),
      rules: [atLeast(1), atMost(24)],
    },
    newsletter: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    applicants: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    staff: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    cookies: {
      kind: 'choice',
      options: ['none', 'functional', 'analytics', 'tracking'],
      default: 'functional',
      required: true,
      sensitivity: 'public',
    },
  },
  sharing: {
    other_receivers: { kind: 'text', required: false, sensitivity: 'personal', maxLength: 300 },
    outside: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    outside_where: {
      kind: 'text',
      required: true,
      sensitivity: 'public',
      visible: yes('form.outside'),
      maxLength: 300,
    },
    outside_basis: {
      kind: 'choice',
      options: ['adequacy', 'clauses', 'both'],
      default: 'adequacy',
      required: true,
      sensitivity: 'public',
      visible: yes('form.outside'),
    },
    other_sources: { kind: 'text', required: false, sensitivity: 'personal', maxLength: 300 },
    automated: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    automated_how: {
      kind: 'long_text',
      required: true,
      sensitivity: 'public',
      visible: yes('form.automated'),
      maxLength: 600,
    },
  },
})
