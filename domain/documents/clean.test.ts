import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './print.ts'

test.each([
  ['Bakkerij Vos', 'Bakkerij Vos'],
  ['  twee   woorden\n\tverder ', 'twee woorden verder'],
  ['\u202eSOV jirekkaB\u202c', 'SOV jirekkaB'],
  ['a\u200bb\u00adc\ufeffd\u2066e', 'abcde'],
  ['e\u0301e\u0301n', 'één'],
  ['half \ud800 paar', 'half paar'],
  ['nul\u0000en\u0007bel', 'nul en bel'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['#set page(width: 1pt)', '#set page(width: 1pt)'],
  ['{main.company_name} {ref:x} {a?b|c}', '{main.company_name} {ref:x} {a?b|c}'],
  ['مرحبا', 'مرحبا'],
  ['😀 emoji', '😀 emoji'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text, 100)).toBe(clean)
})

test('what is too long ends in an ellipsis, and no character is cut in half', () => {
  expect(cleanText('x'.repeat(10_000), 20)).toBe(`${'x'.repeat(19)}…`)
  expect(cleanText('😀'.repeat(50), 10)).toBe(`${'😀'.repeat(9)}…`)
  expect(cleanText('x'.repeat(20), 20)).toBe('x'.repeat(20))
})

test('anything typed comes out as one visible, well-formed line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const clean = cleanText(text, 80)
      expect(clean.isWellFormed()).toBe(true)
      expect(clean).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]| {2}|^\s|\s$/u)
      expect(clean.normalize('NFC')).toBe(clean)
      expect([...clean].length).toBeLessThanOrEqual(80)
      expect(cleanText(clean, 80)).toBe(clean)
    }),
  )
})
