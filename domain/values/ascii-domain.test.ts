import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asciiDomain } from './ascii-domain.ts'

test.each([
  ['voorbeeld.nl', 'voorbeeld.nl'],
  ['Voorbeeld.NL', 'voorbeeld.nl'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['bu\u0308cher.example', 'xn--bcher-kva.example'],
  ['café.één.be', 'xn--caf-dma.xn--n-9faa.be'],
  ['straße.example', 'xn--strae-oqa.example'],
  ['ｅｘａｍｐｌｅ.nl', 'example.nl'],
  ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
  ['президент.рф', 'xn--d1abbgf6aiiy.xn--p1ai'],
])('%s travels as %s', (domain, ascii) => {
  expect(asciiDomain(domain)).toBe(ascii)
})

test.each(['💩.la', 'a b.nl', 'a_ü.nl', '½.nl', '\ufdfa.nl', 'ü'.repeat(64), ''])('%j stays as it is', (domain) => {
  expect(asciiDomain(domain)).toBe(domain)
})

test('it is the same as what a browser makes of it', () => {
  const letters = 'abcxyz0189äöüßéèçñøåæœþđłżğšžαβγδжзий中文字例'
  const label = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(label, (name) => {
      expect(asciiDomain(`${name}.nl`)).toBe(domainToASCII(`${name}.nl`))
    }),
  )
})
