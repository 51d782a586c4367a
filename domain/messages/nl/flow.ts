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
  position: 'Stap {at} van {of}: {name}',
  next: 'Volgende: {name}',
  next_person: 'Volgende: {name}',
  next_billing: 'Naar de betaling',
  back: 'Vorige',
}
