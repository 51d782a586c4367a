import type { StructureChart } from '../ownership/index.ts'

/** One founds through a holding, the other is a company of which nobody knows the owners. */
export const throughHolding = (holding: string): StructureChart => ({
  nodes: [
    { id: 'p1', kind: 'person', name: 'Sanne de Vries', isDirector: true },
    { id: 'p1.holding', kind: 'company', name: holding, isDirector: false },
    { id: 'p2', kind: 'company', name: 'Berg Beheer B.V.', isDirector: false, ownersUnknown: true },
    { id: 'company', kind: 'company', name: 'De Vries Zuivel B.V.', isDirector: false },
  ],
  holdings: [
    { owner: 'p1', owned: 'p1.holding', part: 1, whole: 1 },
    { owner: 'p1.holding', owned: 'company', part: 2, whole: 3 },
    { owner: 'p2', owned: 'company', part: 1, whole: 3 },
  ],
})
