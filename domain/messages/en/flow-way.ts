import type { WayTexts } from '../texts.ts'
import { chapters, kinds, personStates, products, sections, steps } from './flow-steps.ts'

export const way = {
  products,
  steps,
  chapters,
  sections,
  kinds,
  person_states: personStates,
  position: 'Step {at} of {of}: {name}',
  next: 'Next: {name}',
  next_person: 'Next: {name}',
  next_billing: 'To the payment',
  back: 'Back',
} as const satisfies WayTexts
