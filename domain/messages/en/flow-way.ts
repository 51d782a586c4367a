import type { EarlyWay } from '../texts.ts'
import { chapters, firstSections, kinds, personStates, products, steps } from './flow-steps.ts'

export const way = {
  products,
  steps,
  chapters,
  sections: firstSections,
  kinds,
  person_states: personStates,
  position: 'Step {at} of {of}: {name}',
  next: 'Next: {name}',
  next_person: 'Next: {name}',
  next_billing: 'To the payment',
  back: 'Back',
} as const satisfies EarlyWay
