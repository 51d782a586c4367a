import type { CaseRow } from '#contract/notary-cases.ts'
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
