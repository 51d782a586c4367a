import { expect, test } from 'vitest'
import { type ComposedDocument, plainText } from '../documents/index.ts'
import { type SignatureEvidence, withEvidence } from './evidence-page.ts'
import { evidenceWords } from './evidence-words.ts'

const document: ComposedDocument = {
  ...{ name: 'nda', version: 1, languages: ['nl'], provisional: false, parts: [] },
  title: [{ kind: 'text', text: 'Geheimhouding' }],
}
const typed: SignatureEvidence = {
  ...{
    name: 'Aukje Hiemstra',
    written: 'A. Hiemstra',
    company: null,
    kind: 'typed',
    at: new Date('2026-11-15T12:00:00Z'),
  },
  ...{ ip: '192.0.2.7', device: null, code_to: 'a…@voorbeeld.nl', code_at: new Date('2026-11-15T11:58:00Z') },
}
const drawn: SignatureEvidence = {
  ...typed,
  name: 'Bo Berg',
  company: 'Wiek B.V.',
  kind: 'drawn',
  at: new Date('2026-07-15T23:30:05Z'),
}

test.each(['nl', 'en'] as const)('says who signed, when, from where and how that is known (%s)', (locale) => {
  const check_at = 'https://oprecht.example/check-contract'
  const made = withEvidence(document, { locale, text_sha256: 'ab12', check_at, signatures: [typed, drawn] })
  const text = plainText(made)
  for (const words of [
    ...['Aukje Hiemstra', 'A. Hiemstra', '192.0.2.7', 'a…@voorbeeld.nl', 'ab12', 'Geheimhouding', 'eIDAS'],
    ...['15-11-2026 13:00 (Amsterdam), 2026-11-15T12:00:00Z (UTC)', '16-07-2026 01:30 (Amsterdam)'],
    ...[check_at, locale === 'nl' ? 'Wiek B.V., vertegenwoordigd door Bo Berg' : 'Wiek B.V., represented by Bo Berg'],
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/geen gekwalificeerde|not a qualified/)
})

test('leaves the text that was signed as it was', () => {
  const { parts, ...rest } = withEvidence(document, {
    locale: 'nl',
    text_sha256: 'x',
    check_at: '',
    signatures: [typed],
  })
  expect({ ...rest, parts: parts.slice(0, -1) }).toEqual(document)
})

test.each(['nl', 'en'] as const)('promises no more than it proves (%s)', (locale) => {
  const { simple, code } = evidenceWords[locale]
  const text = `${simple} ${code({ to: 'a…@voorbeeld.nl', at: '12:00' })}`
  expect(text).toMatch(/geen geavanceerde en geen gekwalificeerde|not an advanced and not a qualified/)
  expect(text).toMatch(/identiteitsbewijs is niet gecontroleerd|no identity document was checked/)
  // What is longer would be cut off on the page.
  expect(simple.length).toBeLessThan(400)
})
