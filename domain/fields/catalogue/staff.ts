import { defineFields } from '../field.ts'
import { atMost, nonNegative } from '../rules/amounts.ts'
import { hasBusiness } from './activity.ts'

const headcount = {
  kind: 'number',
  rules: [nonNegative, atMost(100_000)],
  visible: hasBusiness,
  required: true,
  sensitivity: 'public',
  inputMode: 'numeric',
} as const

/** Who will work in the company, and who signs for it. */
export const staff = defineFields('main', {
  /** Lending staff to others must be registered (art. 7a Waadi). */
  employees_loan: { kind: 'yes_no', visible: hasBusiness, required: true, sensitivity: 'public' },
  full_time_work: headcount,
  part_time_work: headcount,
  representation: {
    kind: 'choice',
    options: ['one_signature', 'two_signatures'],
    required: true,
    sensitivity: 'public',
  },
})
