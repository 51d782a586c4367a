import { expect, test } from 'vitest'
import { passes } from './passes.fixture.ts'
import { kvk } from './registrations.ts'

test.each([
  ['68750110', true],
  ['01234567', true],
  ['1234567', false],
  ['123456789', false],
  ['6875 0110', false],
  ['6875011A', false],
  ['00000000', false],
])('%s: %s', (number, expected) => {
  expect(passes(kvk, number)).toBe(expected)
})
