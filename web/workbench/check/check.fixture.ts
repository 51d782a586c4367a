import type { OfficeCase } from '#contract/notary-cases.ts'
import { bareCase } from '../samples.ts'

type Check = OfficeCase['check']

const check: Check = {
  identities: { p1: 'video' },
  state: 'open',
  open: [
    { part: 'identity', person: 'p2' },
    { part: 'representation' },
    { part: 'ubos' },
    { part: 'pep' },
    { part: 'sanctions' },
    { part: 'funds' },
    { part: 'risk' },
    { part: 'reason' },
    { part: 'decision' },
  ],
  ...{ least_risk: 'medium', decided_by: null, second_by: null, i_decided: false, revision: 3 },
}

/** A case whose client is looked into: one founds through a holding, the other is a company whose owners nobody knows. */
export const checkedCase = (over: Partial<Check> = {}): OfficeCase =>
  bareCase({
    ...{ uuid: 'c1', questionnaire: 'q1', flow: 'dutch-bv', since: '2026-12-04', due: '2026-12-09' },
    chart: {
      nodes: [
        { id: 'p1', kind: 'person', name: 'Sanne de Vries', isDirector: true },
        { id: 'p1.holding', kind: 'company', name: 'De Vries Holding B.V.', isDirector: false },
        { id: 'p2', kind: 'company', name: 'Berg Beheer B.V.', isDirector: false, ownersUnknown: true },
        { id: 'company', kind: 'company', name: 'De Vries Zuivel B.V.', isDirector: false },
      ],
      holdings: [
        { owner: 'p1', owned: 'p1.holding', part: 1, whole: 1 },
        { owner: 'p1.holding', owned: 'company', part: 60, whole: 100 },
        { owner: 'p2', owned: 'company', part: 40, whole: 100 },
      ],
      ubos: [{ id: 'p1', share: 6000, pseudo: false }],
      unknown: ['p2'],
    },
    check: { ...check, ...over },
  })
