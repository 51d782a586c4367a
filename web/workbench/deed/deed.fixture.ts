import type { CaseDeed, DeedLayer } from '#contract/case-deed.ts'
import type { OfficeCase } from '#contract/notary-cases.ts'
import {
  blanksContext,
  type ComposedDocument,
  composeListed,
  loadTemplates,
  withLayer,
} from '#domain/documents/index.ts'
import type { RelevantAnswers } from '#domain/questions/index.ts'
import { dutchDate } from '#domain/values/index.ts'
import { bareCase } from '../samples.ts'

const templates = { nl: await loadTemplates('bv', 'nl'), en: await loadTemplates('bv', 'en') }

/** Only the flow makes these; here they are made by hand. */
const answersWith = (activities: string, address: string): RelevantAnswers =>
  ({
    main: {
      ...{ company_name: 'De Vries Zuivel', headquarters: 'Leeuwarden', number_of_shares: 100, value_of_shares: 1 },
      ...{ activities, financial_year_end: 'this_year', signatures: 'one_signature' },
    },
    p1: {
      ...{
        active: true,
        type: 'person',
        prefix: 'mevrouw',
        firstname: 'Sanne Maria',
        lastname: 'de Vries',
        shares: 60,
      },
      ...{ location: 'Leeuwarden', zip_code: '8911 AB', address: 'Nieuwestad 12', birthplace: 'Leeuwarden' },
      ...{ birthdate: '14-03-1985', country: 'NL', marital_status: 'married', director: true },
    },
    p2: {
      ...{
        active: true,
        type: 'person',
        prefix: 'de heer',
        firstname: 'Bram Willem',
        lastname: 'van den Berg',
        shares: 40,
      },
      ...{ location: 'Leeuwarden', zip_code: '8911 JR', address, birthplace: 'Drachten' },
      ...{ birthdate: '22-08-1988', country: 'NL', marital_status: 'unmarried', director: true },
    },
    p3: {},
    p4: {},
  }) as unknown as RelevantAnswers

const deedOf = (language: 'nl' | 'en', answers: RelevantAnswers, blanks: Readonly<Record<string, string>>) =>
  composeListed({ name: 'deed', subject: { kind: 'company' } }, answers, {
    language,
    templates,
    today: dutchDate(4, 12, 2026) ?? expectDay(),
    ...blanksContext(blanks),
  })

const expectDay = (): never => {
  throw new Error('a real day')
}

const titled = (document: ComposedDocument) => [{ key: 'deed', title: 'Akte van oprichting', document }]

/** In the forms that the page for the notary has. */
const samplePage: ComposedDocument = {
  ...{ name: 'notary_page', version: 2, languages: ['nl'], provisional: false },
  title: [{ kind: 'text', text: 'Voor de notaris: Akte van oprichting' }],
  parts: [
    {
      ...{ id: 'notes', new_page: false, because: [], title: [] },
      articles: [
        {
          ...{ id: 'open', number: null, plain: null, because: [] },
          title: [{ kind: 'text', text: 'In te vullen door de notaris' }],
          clauses: [
            {
              ...{ id: 'open.1', form: 'pair', mark: null, because: [], label: 'datum van de akte' },
              runs: [{ kind: 'text', text: 'Akte van oprichting: “Verschenen persoon”' }],
            },
            {
              ...{ id: 'open.2', form: 'paragraph', mark: null, because: [], label: null },
              runs: [{ kind: 'text', text: 'Meer is er niet open.' }],
            },
          ],
        },
      ],
    },
  ],
}

export type SampleWork = { readonly blanks: Readonly<Record<string, string>>; readonly layer: DeedLayer }

const filled = { deed_day: '2099-12-17', notary_name: 'mr. Anneke Jantina Terpstra', notary_city: 'Leeuwarden' }

/** A deed that was sent once, and changed since: by an answer of each, and by what the office does. */
export const sampleDeed = ({ blanks, layer }: SampleWork, revision = 3, language: 'nl' | 'en' = 'nl'): CaseDeed => {
  const now = answersWith('Het vervaardigen van en de groothandel in zuivelproducten', 'Emmakade 7')
  const before = answersWith('De groothandel in zuivel', 'Voorstreek 58')
  const generated = titled(deedOf(language, now, blanks))
  const { documents, orphans } = withLayer(generated, { blanks, layer })
  const sent = withLayer(titled(deedOf(language, before, filled)), { blanks: filled, layer: [] })
  return {
    ...{ blanks: { ...blanks }, layer: [...layer], revision },
    orphans: orphans.map(({ id }) => id),
    generated: [...generated],
    paid: null,
    notary_page: { title: 'Voor de notaris', document: samplePage },
    versions: [
      { number: null, at: null, hash: null, answers_version: null, documents: [...documents] },
      {
        ...{ number: 1, at: '2026-12-07T10:12:00Z', hash: 'h1', answers_version: 2 },
        documents: [...sent.documents],
      },
    ],
  }
}

export const sampleWork: SampleWork = {
  blanks: filled,
  layer: [
    {
      ...{ id: 'own-1', document: 'deed', kind: 'add', after: 'blocking' },
      text: 'In de eerste twee jaar na de oprichting is overdracht alleen mogelijk als alle medeaandeelhouders daarmee schriftelijk instemmen.',
      why: 'Jullie willen allebei zeker weten dat de ander de eerste twee jaar blijft.',
    },
    {
      ...{ id: 'gone-1', document: 'deed', kind: 'strike', block: 'name_and_seat.elsewhere' },
      why: 'Zo mogen jullie overal vergaderen.',
    },
  ],
}

/** The case it belongs to. */
export const sampleCase = (over: Partial<OfficeCase> = {}): OfficeCase =>
  bareCase({
    ...{ uuid: 'c1', questionnaire: 'q1', status: 'uploading_fca', since: '2026-12-04', due: '2026-12-09' },
    office: { id: 1, name: 'Notariskantoor Terpstra', city: 'Leeuwarden' },
    risk: 'medium',
    concept: {
      ...{ number: 1, hash: 'h1', sent_at: '2026-12-07T10:12:00Z' },
      approvals: [
        { person: 'p1', approved_at: '2026-12-07T18:12:00Z' },
        { person: 'p2', approved_at: null },
      ],
    },
    changes: [
      { id: 2, at: '2026-12-08T07:05:00Z', fields: ['main.activities'], taken_at: null },
      { id: 1, at: '2026-12-07T20:30:00Z', fields: ['p2.address'], taken_at: '2026-12-08T07:00:00Z' },
    ],
    ...over,
  })
