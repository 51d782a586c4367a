import { expect, test } from 'vitest'
import { servedCountry } from './addresses.ts'
import { passes } from './passes.fixture.ts'

test.each([
  ['NL', true],
  ['AF', true],
  ['KP', false],
])('%s: %s', (code, expected) => {
  expect(passes(servedCountry, code)).toBe(expected)
})

test('follows the list of the day', () => {
  expect(passes(servedCountry, 'KP', {}, { unservedCountries: [] })).toBe(true)
  expect(passes(servedCountry, 'AF', {}, { unservedCountries: ['AF'] })).toBe(false)
})
