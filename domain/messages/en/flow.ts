import type { FlowTexts } from '../flow-texts.ts'
import { blockers, offers } from './flow-blockers.ts'
import { chapters, kinds, personStates, products, sections, steps } from './flow-steps.ts'

export const flow: FlowTexts = {
  products,
  steps,
  chapters,
  sections,
  blockers,
  offers,
  kinds,
  person_states: personStates,
  position: 'Step {at} of {of}: {name}',
  next: 'Next: {name}',
  next_person: 'Next: {name}',
  next_billing: 'To the payment',
  back: 'Back',
}
