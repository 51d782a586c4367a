import type { CaseDocument, CustomerCase, ShownComment } from '#contract/cases.ts'

export const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d11'

/** A case of two founders, one through a holding, that has just been paid for; for tests. */
export const sampleCase: CustomerCase = {
  uuid: '6d1c2b8a-0e57-4b7a-8a53-9a4a8f0f2a55',
  number: '2026-00317',
  questionnaire: uuid,
  flow: 'dutch-bv',
  company_name: 'De Vries Zuivel B.V.',
  language: 'nl',
  status: 'open_mix',
  turn: 'office',
  since: '2026-11-16',
  due: '2026-11-30',
  waiting_on: 'customer',
  hold: null,
  interrupted: null,
  version: 1,
  office: { id: 1, name: 'Notariskantoor Terpstra', city: 'Leeuwarden' },
  people: [
    { id: 'p1', name: 'Sanne de Vries', you: true, document: 'identity_card' },
    { id: 'p2', name: 'Bram van den Berg' },
  ],
  actions: [
    {
      action: 'submit',
      possible: false,
      missing: [
        { kind: 'task', id: 'identity.p1' },
        { kind: 'task', id: 'identity.p2' },
      ],
    },
  ],
  participants: [],
  tasks: [
    { name: 'identity.p1', kind: 'identity', person: 'p1', state: 'open', due: '2026-11-30' },
    { name: 'identity.p2', kind: 'identity', person: 'p2', state: 'open', due: '2026-11-30' },
  ],
  documents: [],
  comments: [],
  history: [
    {
      ...{ at: '2026-11-16T10:31:00Z', action: 'open', from: null, to: 'open_mix' },
      ...{ role: null, reason: null, note: null },
    },
  ],
  chart: {
    nodes: [
      { id: 'p1', kind: 'person', name: 'Sanne de Vries', isDirector: true },
      { id: 'p2', kind: 'person', name: 'Bram van den Berg', isDirector: false },
      { id: 'h1', kind: 'company', name: 'De Vries Holding B.V.', isDirector: false },
      { id: 'company', kind: 'company', name: 'De Vries Zuivel B.V.', isDirector: false },
    ],
    holdings: [
      { owner: 'p1', owned: 'h1', part: 1, whole: 1 },
      { owner: 'h1', owned: 'company', part: 60, whole: 100 },
      { owner: 'p2', owned: 'company', part: 40, whole: 100 },
    ],
    ubos: [
      { id: 'p1', share: 6000, pseudo: false },
      { id: 'p2', share: 4000, pseudo: false },
    ],
    unknown: [],
  },
  signing: [],
  concept: null,
  review_status: 'waiting_for_incorporation',
  meeting_at: null,
  signed_on: null,
  kvk_number: null,
  holdings: [],
  refunded: null,
  first_weeks: null,
}

export const sentPaper = (over: Partial<CaseDocument> = {}): CaseDocument => ({
  uuid: 'd1',
  kind: 'identity',
  person: 'p1',
  type: 'regular',
  origin: 'user_uploaded',
  version: 1,
  newest: true,
  name: 'paspoort.png',
  media_type: 'image/png',
  size: 1000,
  review: 'unchecked',
  reason: null,
  note: null,
  created_at: '2026-11-17T08:00:00Z',
  path: '/api/dutch_bv_incorporations/x/uploads/d1',
  ...over,
})

export const said = (over: Partial<ShownComment> = {}): ShownComment => ({
  id: 1,
  path: null,
  reply_to: null,
  flag: false,
  role: 'notary',
  author: 'Jelle Hoekstra',
  mine: false,
  text: 'Dag Sanne, je holding en je BV passeren we op dezelfde dag.',
  at: '2026-11-17T08:12:00Z',
  closed_at: null,
  changed: false,
  seen_at: '2026-11-17T09:00:00Z',
  ...over,
})
