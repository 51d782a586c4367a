import { yes } from '../../conditions/index.ts'
import { defineFields } from '../../fields/index.ts'
import { atLeastLong, atMost, positive } from '../../rules/index.ts'

/** What can serve the general good (art. 5b lid 3 AWR). */
const charityFields = [
  'welfare',
  'culture',
  'education',
  'nature',
  'health',
  'youth_and_elderly',
  'development',
  'animals',
  'religion',
  'rule_of_law',
  'housing',
  'supporting',
] as const

/** What a foundation has that a company has not: means to its goal, a board with roles, a public face. */
export const foundation = defineFields('main', {
  realizing_activities: { kind: 'rich_text', rules: [atLeastLong(10)], required: true, sensitivity: 'public' },
  /** Whether there is a fourth member of the board. */
  extra_shareholders: { kind: 'yes_no', default: false, required: true, sensitivity: 'public' },
  remaining_roles: {
    kind: 'text',
    maxLength: 200,
    visible: yes('main.extra_shareholders'),
    required: false,
    sensitivity: 'public',
  },
  term_managing: {
    kind: 'number',
    default: 4,
    rules: [positive, atMost(12)],
    required: true,
    sensitivity: 'public',
    inputMode: 'numeric',
  },
  reappointed: { kind: 'yes_no', default: true, required: true, sensitivity: 'public' },
  charity_field: { kind: 'choice', options: charityFields, required: true, sensitivity: 'public' },
  /** Some serve it in two. */
  charity_field_too: { kind: 'choice', options: charityFields, required: false, sensitivity: 'public' },
  /** For a charity nobody may decide about the money alone, nor a family together (art. 1a UR AWR). */
  board_related: { kind: 'yes_no', required: true, sensitivity: 'personal' },
  board_decisive_control: { kind: 'yes_no', required: true, sensitivity: 'personal' },
  company_email: { kind: 'email', required: true, sensitivity: 'public', inputMode: 'email' },
  phone: { kind: 'phone', required: true, sensitivity: 'public', inputMode: 'tel' },
  website: { kind: 'url', required: true, sensitivity: 'public', autocomplete: 'url', inputMode: 'url' },
})
