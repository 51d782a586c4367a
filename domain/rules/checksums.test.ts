import { expect, test } from 'vitest'
import { passesElevenTest, passesMod97 } from './registrations.ts'

test.each([
  ['111222333', true],
  ['999990019', true],
  ['123456789', false],
  ['000000000', false],
  ['12345678', false],
  ['12345678x', false],
])('eleven-test of %s: %s', (digits, expected) => {
  expect(passesElevenTest(digits)).toBe(expected)
})

test.each([
  ['NL123456789B13', true],
  ['NL000099998B57', true],
  ['NL123456789B01', false],
  ['', false],
  ['nl123456789b13', false],
])('mod 97 of %s: %s', (code, expected) => {
  expect(passesMod97(code)).toBe(expected)
})
