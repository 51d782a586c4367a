import type { EarlyWay } from '../texts.ts'
import { chapters, firstSections, kindTexts, personStates, productTexts, stepTexts } from './flow-steps.ts'

export const way = {
  products: productTexts,
  steps: stepTexts,
  chapters,
  sections: firstSections,
  kinds: kindTexts,
  person_states: personStates,
  position: 'Step {at} of {of}: {name}',
  next: 'Next: {name}',
  next_person: 'Next: {name}',
  next_billing: 'To the payment',
  back: 'Back',
} as const satisfies EarlyWay
