import { expect, test } from 'vitest'
import { plainText } from '../documents/index.ts'
import { parseDutchDate } from '../values/index.ts'
import { throughHolding } from './chart.fixture.ts'
import { type CheckedClient, clientCheckDocument } from './client-check-document.ts'

const day = (text: string) => parseDutchDate(text) ?? expect.fail('a real day')

const client: CheckedClient = {
  locale: 'nl',
  company: 'De Vries Zuivel B.V.',
  number: '2026-00317',
  people: [
    { id: 'p1', name: 'Sanne de Vries' },
    { id: 'p2', name: 'Berg Beheer B.V.' },
  ],
  check: {
    ...{ identities: { p1: 'video', p2: 'in_person' }, representation: 'seen', ubosConfirmed: true, pep: 'none' },
    ...{ sanctions: 'none', funds: 'Spaargeld.\nGezien op het afschrift.', risk: 'high', reason: 'Ver weg.' },
    decidedBy: 'jelle',
  },
  chart: throughHolding('De Vries Holding B.V.'),
  target: 'company',
  decided: { name: 'Jelle Hoekstra', on: day('08-12-2026') },
  second: null,
  today: day('09-12-2026'),
}

test('everything that was found out, in Dutch', () => {
  expect(plainText(clientCheckDocument(client))).toBe(
    `Cliëntonderzoek van De Vries Zuivel B.V.

Zaak
Bedrijf: De Vries Zuivel B.V.
Zaak: 2026-00317
Stand: wacht op een tweede paar ogen
Opgemaakt op: 09-12-2026

Identiteit
Sanne de Vries: op afstand gezien, via beeld
Berg Beheer B.V.: in persoon gezien

Vertegenwoordiging
Bevoegdheid van wie voor een ander tekent: gezien en in orde

Structuur
   a. Sanne de Vries houdt 100% van De Vries Holding B.V.;
   b. De Vries Holding B.V. houdt 66,66% van De Vries Zuivel B.V.;
   c. Berg Beheer B.V. houdt 33,33% van De Vries Zuivel B.V.;

Uiteindelijk belanghebbenden
   a. Sanne de Vries houdt uiteindelijk 66,66%, meer dan een kwart;
   b. van Berg Beheer B.V. is niet bekend wie de eigenaren zijn;
Vergeleken met wat is gezien: klopt

Politiek prominente personen
Politiek prominent of daar dichtbij: niemand

Sancties en landen
Treffers: geen
Lijsten van: 08-12-2026

Herkomst van het geld
Spaargeld.
Gezien op het afschrift.

Risico
Risico: hoog
Omdat: Ver weg.

Besluit
Besloten: Jelle Hoekstra, op 08-12-2026
Tweede paar ogen: nog niet vastgelegd
`,
  )
})

test('what was not looked into yet says so, in English too', () => {
  const text = plainText(
    clientCheckDocument({ ...client, locale: 'en', check: { identities: {} }, decided: null, people: [] }),
  )
  expect(text).toContain('State: still open')
  expect(text).toContain('De Vries Holding B.V. holds 66.66% of De Vries Zuivel B.V.;')
  expect(text.match(/not recorded yet/g)?.length).toBe(9)
  expect(text).toContain('Second pair of eyes: not needed with this risk')
})

test('a foundation has a board and no shares', () => {
  const chart: CheckedClient['chart'] = {
    nodes: [
      { id: 'p1', kind: 'person', name: 'Sanne de Vries', isDirector: true },
      { id: 'company', kind: 'foundation', name: 'Stichting Zuivel', isDirector: false },
    ],
    holdings: [],
  }
  const text = plainText(clientCheckDocument({ ...client, chart }))
  expect(text).toContain('Er zijn geen aandelen: Stichting Zuivel heeft een bestuur.')
  expect(text).toContain('Sanne de Vries, als pseudo-UBO')
})

test('what somebody typed is only text', () => {
  const text = plainText(clientCheckDocument({ ...client, company: '{owner}\u202e', people: [{ id: 'p1', name: '' }] }))
  expect(text).toContain('Cliëntonderzoek van {owner}')
  expect(text).toContain('nog zonder naam: op afstand gezien')
})
