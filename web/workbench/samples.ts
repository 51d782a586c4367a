import type { CaseRow } from '#contract/case-queue.ts'
import type { CaseDocument } from '#contract/cases.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import type { Me } from '#contract/own-account.ts'
import { flowNames } from '#domain/products/index.ts'
import type { QueueCounts } from './desk/desk.ts'

/** Who works at the desk in the tests of this room, and what they find there. */
export const notary: Me = {
  uuid: 'n',
  user_hash: null,
  profile_image: null,
  firstname: 'Jelle',
  lastname: 'Hoekstra',
  email: 'jelle@kantoor.example',
  phone: null,
  confirmed: true,
  provider: 'email',
  role: 'notary',
  second_factor: 'off',
}

export const support: Me = { ...notary, uuid: 's', firstname: 'Noor', email: 'noor@oprecht.example', role: 'support' }

export const queueCounts = (role: 'notary' | 'support'): QueueCounts => ({
  me: { name: 'Jelle Hoekstra', role, office: role === 'notary' ? 'Notariskantoor Terpstra' : null },
  today: '2026-12-03',
  counts: [
    { status: 'open_mix', waiting_on: 'customer', cases: 12 },
    { status: 'submitted_mix', waiting_on: 'notary', cases: 2 },
    { status: 'checking_documents', waiting_on: 'notary', cases: 4 },
    { status: 'uploading_fca', waiting_on: 'notary', cases: 2 },
    { status: 'uploading_fca', waiting_on: 'customer', cases: 2 },
    { status: 'on_hold', waiting_on: 'customer', cases: 3 },
    { status: 'on_hold', waiting_on: 'support', cases: 1 },
  ],
  mine: 5,
  late: 2,
  due_today: 3,
  ...(role === 'support' && { support: { services: 2, unstaffed: 1, elsewhere: 3 } }),
})

const [flow] = flowNames as [(typeof flowNames)[number]]

export const caseRow = (over: Partial<CaseRow>): CaseRow => ({
  uuid: 'c',
  number: '2026-00317',
  questionnaire: 'q',
  flow,
  company_name: 'De Vries Zuivel B.V.',
  language: 'nl',
  status: 'checking_documents',
  turn: 'office',
  since: '2026-12-01',
  due: '2026-12-04',
  waiting_on: 'notary',
  hold: null,
  interrupted: null,
  version: 4,
  people: 'Sanne de Vries, Bram van den Berg',
  office: { id: 3, name: 'Notariskantoor Terpstra' },
  risk: 'low',
  handler: { name: 'Jelle Hoekstra', mine: true },
  open_flags: 0,
  unchecked_documents: 0,
  unread: 0,
  ...over,
})

export const caseDocument = (over: Partial<CaseDocument>): CaseDocument => ({
  uuid: 'passport',
  kind: 'identity',
  person: 'p2',
  type: 'regular',
  origin: 'user_uploaded',
  version: 2,
  newest: true,
  name: 'paspoort-bram.jpg',
  media_type: 'image/png',
  size: 1000,
  review: 'unchecked',
  reason: null,
  note: null,
  created_at: '2026-12-02T09:00:00Z',
  path: '/api/notary/cases/c/documents/passport',
  ...over,
})

const bram = {
  active: true,
  type: 'natural_person',
  is_natural_person: true,
  firstname: 'Bram Willem Jan',
  lastname: 'van den Berg',
  birthdate: '22-08-1988',
  birthplace: 'Drachten',
  residence_country: 'NL',
  document_type: 'passport',
  document_number: 'SPECI2014',
  issue_date: '11-05-2021',
  expiration_date: '11-05-2031',
  shares: 48,
}

/** A case of two people of which nothing is known yet. */
export const bareCase = (over: Partial<OfficeCase> = {}): OfficeCase => {
  const { people: _names, office: _office, ...row } = caseRow({ risk: null, handler: null })
  return {
    ...row,
    office: null,
    people: [
      { id: 'p1', name: 'Sanne de Vries' },
      { id: 'p2', name: 'Bram van den Berg' },
    ],
    ...{ actions: [], participants: [], tasks: [], documents: [], part_flags: [], comments: [], history: [] },
    chart: { nodes: [], holdings: [], ubos: [], unknown: [] },
    ...{ signing: [], concept: null, review_status: 'waiting_for_incorporation', review_moves: [] },
    ...{ meeting_at: null, signed_on: null, kvk_number: null, holdings: [], refunded: null, first_weeks: null },
    ...{ answers: {}, sealed: false, changes: [], notes: [], overpaid: 0, refunding: 0, paid: 0 },
    check: {
      ...{ identities: {}, state: 'open', open: [], least_risk: 'low', decided_by: null, second_by: null },
      ...{ i_decided: false, revision: 0 },
    },
    ...over,
  }
}

/** A case at the rung where its papers are looked at: a flag is open and a passport not judged yet. */
export const officeCase = (over: Partial<OfficeCase> = {}): OfficeCase =>
  bareCase({
    office: { id: 3, name: 'Notariskantoor Terpstra', city: 'Leeuwarden' },
    risk: 'medium',
    handler: { name: 'Jelle Hoekstra', mine: true },
    actions: [
      {
        action: 'upload_fca',
        possible: false,
        missing: [{ kind: 'document_unchecked', id: 'passport' }, { kind: 'flag', id: '7' }, { kind: 'client_check' }],
      },
      ...(['hold', 'revert', 'cancel', 'ask'] as const).map((action) => ({ action, possible: true, missing: [] })),
    ],
    tasks: [{ name: 'identity.p2', kind: 'identity', person: 'p2', state: 'sent', due: '2026-12-04' }],
    documents: [
      caseDocument({}),
      caseDocument({ uuid: 'old', version: 1, newest: false, review: 'rejected', reason: 'unreadable' }),
    ],
    comments: [
      {
        ...{ id: 7, path: 'p2.firstname', reply_to: null, flag: true, role: 'notary', author: 'Jelle Hoekstra' },
        ...{ mine: true, text: 'In je paspoort staan drie voornamen.', at: '2026-12-01T14:20:00Z' },
        ...{ closed_at: null, changed: true, seen_at: null },
      },
      {
        ...{ id: 8, path: 'p2.firstname', reply_to: 7, flag: false, role: 'customer', author: 'Bram van den Berg' },
        ...{ mine: false, text: 'Klopt, ik heb ze ingevuld.', at: '2026-12-02T07:41:00Z' },
        ...{ closed_at: null, seen_at: null, changed: false },
      },
    ],
    history: [
      {
        ...{ at: '2026-12-01T08:00:00Z', action: 'check_documents', from: 'submitted_mix', to: 'checking_documents' },
        ...{ role: 'notary', name: 'Jelle Hoekstra', reason: null, note: null, document: null },
      },
    ],
    answers: {
      main: { company_name: 'De Vries Zuivel', number_of_shares: 120 },
      p1: { ...bram, firstname: 'Sanne' },
      p2: bram,
    },
    notes: [
      {
        ...{ id: 3, path: 'p2.firstname', author: 'Marijke Dijkstra', mine: false },
        ...{ text: 'Verder onderzoek niet nodig.', at: '2026-12-02T10:00:00Z' },
      },
    ],
    paid: 112_164,
    ...over,
  })

/** What the server says of a case that somebody opens. */
export const caseAnswers = (found: OfficeCase, role: 'notary' | 'support' = 'notary') =>
  ({
    'GET /api/notary/queue': { body: queueCounts(role) },
    'GET /api/notary/cases/:uuid': { body: found },
    'GET /api/notary/cases/:uuid/services': { body: { data: [] } },
    'GET /api/notary/cases/:uuid/documents/:document': { body: dot },
  }) as const

/** The smallest picture there is: whichever paper is looked at, there is something to see. */
const dot = new Blob(
  [Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) => letter.charCodeAt(0))],
  { type: 'image/gif' },
)

/** Answers a call with the case, and keeps what was asked. */
export function keeping(found: OfficeCase = officeCase()) {
  const asked: unknown[] = []
  return {
    asked,
    answer: (body: unknown) => {
      asked.push(body)
      return { body: found }
    },
  }
}
