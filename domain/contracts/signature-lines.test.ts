import { expect, test } from 'vitest'
import type { ComposedDocument } from '../documents/index.ts'
import type { SignatureEvidence } from './evidence-page.ts'
import { signaturesOnLines } from './signature-lines.ts'

const documentWith = (...lines: readonly string[]): ComposedDocument => ({
  ...{ name: 'nda', version: 1, languages: ['nl'], provisional: false },
  title: [{ kind: 'text', text: 'Geheimhouding' }],
  parts: [
    {
      ...{ id: 'all', new_page: false, because: [], title: [] },
      articles: [
        {
          ...{ id: 'signature', number: null, plain: null, because: [], title: [] },
          clauses: ['Dit is geen handtekening van Hinke Jansma', ...lines].map((text, place) => ({
            ...{ id: `${place}`, mark: null, because: [], label: null },
            form: place === 0 ? ('paragraph' as const) : ('signature' as const),
            runs: [{ kind: 'text' as const, text }],
          })),
        },
      ],
    },
  ],
})
const by = (name: string, company: string | null = null): SignatureEvidence => ({
  ...{ name, company, written: name, kind: 'typed', at: new Date('2026-11-18T23:30:00Z') },
  ...{ ip: '192.0.2.7', device: null, code_to: 'a…@voorbeeld.nl', code_at: new Date('2026-11-18T23:00:00Z') },
})

test.each([
  [
    'by name, whatever the order',
    ['Hinke Jansma, namens Terp B.V.', 'Aukje Hiemstra'],
    'Aukje Hiemstra/Hinke Jansma',
    '10',
  ],
  ['whatever the spaces and capitals', ['Hinke  Jansma, namens Terp', 'Bo'], 'Bo/hinke jansma', '10'],
  ['not by a part of a name', ['Anna Berg', 'Ann Berg'], 'Ann Berg/Anna Berg', '10'],
  ['by the company where the name is another', ['Wiek B.V.', 'Rotor B.V.'], 'Anna@Rotor B.V./Bo@Wiek B.V.', '10'],
  [
    'one name for two companies, each its own',
    ['Bo, namens Wiek B.V.', 'Bo, namens Terp B.V.'],
    'Bo@Terp B.V./Bo@Wiek B.V.',
    '10',
  ],
  ['once for two lines of the same', ['Bo, namens Wiek B.V.', 'Bo, namens Terp B.V.'], 'Bo', '00'],
  ['in order where nobody is named', ['Aukje', 'Cato'], 'Dirk/Eva', '01'],
  ['nobody where too few signed', ['Aukje', 'Cato'], 'Cato', '-0'],
  ['who stands at no line is in the evidence alone', ['Aukje'], 'Cato/Aukje', '1'],
])('%s', (_case, lines, signers, expected) => {
  const signatures = signers.split('/').map((one) => by(one.split('@')[0] ?? '', one.split('@')[1] ?? null))
  const found = signaturesOnLines(documentWith(...lines), { locale: 'nl', signatures })
  const at = (line: number) => found.find(({ clause }) => clause === String(line + 1))?.place ?? '-'
  expect(lines.map((_, line) => at(line)).join('')).toBe(expected)
})

test('says when, by the clock of Amsterdam, and for whom where the line does not', () => {
  const document = documentWith('Wiek B.V.', 'Hinke Jansma, namens Terp B.V.')
  const signatures = [by('Bo Berg', 'Wiek B.V.'), by('Hinke Jansma', 'Terp B.V.')]
  const notes = (locale: 'nl' | 'en') =>
    signaturesOnLines(document, { locale, signatures }).map((one) => one.notes.join(' | '))
  expect(notes('nl')).toEqual([
    'Wiek B.V., vertegenwoordigd door Bo Berg | Elektronisch ondertekend op 19-11-2026, zie het bewijs achteraan',
    'Elektronisch ondertekend op 19-11-2026, zie het bewijs achteraan',
  ])
  expect(notes('en')[0]).toContain('Wiek B.V., represented by Bo Berg')
})
