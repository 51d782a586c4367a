import type { EarlyWay } from '../texts.ts'
import { chapters, firstSections, kindTexts, personStates, productTexts, stepTexts } from './flow-steps.ts'

export const way = {
  products: productTexts,
  steps: stepTexts,
  chapters,
  sections: firstSections,
  kinds: kindTexts,
  person_states: personStates,
  position: 'Stap {at} van {of}: {name}',
  next: 'Volgende: {name}',
  next_person: 'Volgende: {name}',
  next_billing: 'Naar de betaling',
  back: 'Vorige',
} as const satisfies EarlyWay
