import { expect, test } from 'vitest'
import { passes } from './passes.fixture.ts'
import { vatNumber } from './registrations.ts'

test.each([
  ['NL999999990B01', true],
  ['NL123456782B01', true],
  ['NL123456789B13', true],
  ['NL000099998B57', true],
  ['NL002455799B11', true],
  ['NL123456789B01', false],
  ['NL999999991B01', false],
  ['NL999999990B1', false],
  ['NL999999990C01', false],
  ['BE0123456749', true],
  ['DE123456789', true],
  ['123', false],
  ['B', false],
])('%s: %s', (number, expected) => {
  expect(passes(vatNumber, number)).toBe(expected)
})
