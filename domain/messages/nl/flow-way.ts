import type { WayTexts } from '../texts.ts'
import { chapters, kinds, personStates, products, sections, steps } from './flow-steps.ts'

export const way = {
  products,
  steps,
  chapters,
  sections,
  kinds,
  person_states: personStates,
  position: 'Stap {at} van {of}: {name}',
  next: 'Volgende: {name}',
  next_person: 'Volgende: {name}',
  next_billing: 'Naar de betaling',
  back: 'Vorige',
} as const satisfies WayTexts
