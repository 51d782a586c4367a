import { defineFields } from '../field.ts'
import { atLeast, atMost } from '../rules/amounts.ts'

/** What the price calculator asks about itself; everything else it asks is a field of the questionnaire. */
export const calculation = defineFields('calculation', {
  shareholder_count: {
    kind: 'number',
    rules: [atLeast(1), atMost(4)],
    required: true,
    sensitivity: 'public',
    inputMode: 'numeric',
  },
  language_requirement: { kind: 'yes_no', required: true, sensitivity: 'public' },
  converting: { kind: 'yes_no', required: true, sensitivity: 'public' },
  timing: { kind: 'choice', options: ['soon', 'future', 'fast', 'none'], required: false, sensitivity: 'public' },
  incorporation_speed: { kind: 'choice', options: ['slow', 'medium', 'fast'], required: true, sensitivity: 'public' },
  email: { kind: 'email', required: false, sensitivity: 'personal', autocomplete: 'email', inputMode: 'email' },
})
