import { all, any, eq, oneOf, yes } from '../../conditions/index.ts'
import { adult, atLeast, atMost, positive, withinALifetime } from '../../rules/index.ts'
import { otherParty, ourSigner } from '../common/parties.ts'
import { defineContract } from '../spec.ts'

const { other_name, other_street, other_zip, other_town, other_email } = otherParty

const forATime = oneOf('form.term', 'short', 'medium', 'long')
const restricted = oneOf('form.restriction', 'clients', 'competition')

export const employmentSpec = defineContract('employment', 'parties', {
  us: ourSigner,
  other: {
    other_name,
    other_birthdate: { kind: 'date', required: true, sensitivity: 'personal', rules: [adult, withinALifetime] },
    other_street,
    other_zip,
    other_town,
    other_email,
  },
  work: {
    position: { kind: 'text', required: true, sensitivity: 'personal' },
    duties: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 300 },
    workplace: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 200 },
    start_date: { kind: 'date', required: true, sensitivity: 'public' },
    hours: { kind: 'number', required: true, sensitivity: 'public', rules: [atLeast(1), atMost(40)] },
    work_days: { kind: 'text', required: true, sensitivity: 'personal', maxLength: 200 },
  },
  term: {
    /** What the law ties to how long it lasts: no trial period up to six months, one month up to two years. */
    term: {
      kind: 'choice',
      options: ['indefinite', 'short', 'medium', 'long'],
      default: 'indefinite',
      required: true,
      sensitivity: 'public',
    },
    short_months: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: eq('form.term', 'short'),
      rules: [atLeast(1), atMost(6)],
    },
    medium_months: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: eq('form.term', 'medium'),
      rules: [atLeast(7), atMost(23)],
    },
    long_months: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: eq('form.term', 'long'),
      rules: [atLeast(24), atMost(36)],
    },
    trial: {
      kind: 'yes_no',
      default: true,
      required: true,
      sensitivity: 'public',
      visible: oneOf('form.term', 'indefinite', 'medium', 'long'),
    },
    interim: { kind: 'yes_no', default: true, required: true, sensitivity: 'public', visible: forATime },
    notice: {
      kind: 'choice',
      options: ['law', 'longer'],
      default: 'law',
      required: true,
      sensitivity: 'public',
      visible: any(eq('form.term', 'indefinite'), yes('form.interim')),
    },
  },
  pay: {
    wage: { kind: 'money', required: true, sensitivity: 'personal', rules: [positive] },
    holiday: {
      kind: 'choice',
      options: ['four', 'five'],
      default: 'five',
      required: true,
      sensitivity: 'public',
    },
    sick_pay: {
      kind: 'choice',
      options: ['seventy', 'whole_first_year'],
      default: 'seventy',
      required: true,
      sensitivity: 'public',
    },
    travel: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
    pension: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    pension_provider: { kind: 'text', required: true, sensitivity: 'public', visible: yes('form.pension') },
    collective: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
    collective_name: { kind: 'text', required: true, sensitivity: 'public', visible: yes('form.collective') },
  },
  after: {
    restriction: {
      kind: 'choice',
      options: ['none', 'clients', 'competition'],
      default: 'none',
      required: true,
      sensitivity: 'public',
    },
    restriction_months: {
      kind: 'number',
      required: true,
      sensitivity: 'public',
      visible: restricted,
      rules: [atLeast(1), atMost(12)],
    },
    restriction_area: {
      kind: 'text',
      required: true,
      sensitivity: 'public',
      visible: eq('form.restriction', 'competition'),
    },
    /** Without them the clause is void in a contract for a fixed time (art. 7:653 paragraph 2 BW). */
    restriction_reasons: {
      kind: 'long_text',
      required: true,
      sensitivity: 'personal',
      visible: all(forATime, restricted),
      maxLength: 1000,
    },
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
