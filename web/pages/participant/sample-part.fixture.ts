import type { ParticipantPart } from '#contract/participants.ts'

export const token = 'een-lange-sleutel'

const asked = (key: string, sealed = false) => ({ key, required: true, sealed })

/** Somebody with 48 of 120 shares who has just been let in; for tests. */
export const samplePart: ParticipantPart = {
  person: 'p2',
  version: 1,
  state: 'invited',
  flow: 'dutch-bv',
  language: 'nl',
  invited_by: 'Sanne de Vries',
  company_name: 'De Vries Zuivel B.V.',
  shares: { own: 48, total: 120 },
  office: 'Notariskantoor Terpstra',
  until: '2026-11-30T23:30:00Z',
  due: '2026-11-30',
  answers: { firstname: 'Bram', lastname: 'van den Berg' },
  sections: [
    { name: 'personal', rows: [[asked('firstname'), asked('lastname')], [asked('birthplace')]] },
    { name: 'id', rows: [[asked('place_of_issue', true)], [asked('bsn', true)]] },
  ],
  missing: [
    { key: 'birthplace', code: 'required', message: 'Vul de geboorteplaats in' },
    { key: 'bsn', code: 'required', message: 'Vul het BSN in, of vink aan dat er geen BSN is' },
  ],
  remarks: [],
  declared_at: null,
  tasks: [{ kind: 'identity', state: 'open' }],
  uploads: [],
  signing: null,
  powers: [],
  messages: [],
  may_write: true,
}

const clause = (id: string, text: string, field: string | null) => ({
  ...{ id, form: 'paragraph' as const, mark: null, because: [], label: null },
  runs: [
    { kind: 'text' as const, text },
    ...(field === null ? [] : [{ kind: 'answer' as const, text: 'van den Berg', field }]),
  ],
})

export const sampleDeed = {
  document: {
    ...{ name: 'deed', version: 2, languages: ['nl' as const], provisional: true, title: [] },
    parts: [
      {
        ...{ id: 'head', new_page: false, because: [], title: [] },
        articles: [
          {
            ...{ id: 'founders', number: null, plain: null, because: [] },
            title: [{ kind: 'text' as const, text: 'Oprichters' }],
            clauses: [clause('c1', 'De Vries Holding B.V.;', null), clause('c2', 'de heer Bram ', 'p2.lastname')],
          },
          {
            ...{ id: 'name', number: 1, plain: null, because: [] },
            title: [{ kind: 'text' as const, text: 'Naam en zetel' }],
            clauses: [clause('c3', 'De vennootschap heet De Vries Zuivel B.V.', null)],
          },
        ],
      },
    ],
  },
  own: ['c2'],
  hash: 'abc',
}
