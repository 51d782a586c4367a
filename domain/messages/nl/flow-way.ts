import type { EarlyWay } from '../texts.ts'
import { chapters, firstSections, kinds, personStates, products, steps } from './flow-steps.ts'

export const way = {
  products,
  steps,
  chapters,
  sections: firstSections,
  kinds,
  person_states: personStates,
  position: 'Stap {at} van {of}: {name}',
  next: 'Volgende: {name}',
  next_person: 'Volgende: {name}',
  next_billing: 'Naar de betaling',
  back: 'Vorige',
} as const satisfies EarlyWay
