import { describe, expect, test } from 'vitest'
import { dutchPostalCode, dutchPostalCodeWhenIn, postalCode } from './addresses.ts'
import { passes } from './passes.fixture.ts'

describe('Dutch', () => {
  test.each(['1012 AB', '9999 XL', '3511 LX', '1234 AB', '2595 FQ'])('%s', (code) => {
    expect(passes(dutchPostalCode, code)).toBe(true)
  })

  test.each([
    '1012AB',
    '0123 AB',
    '1012 SA',
    '1012 SD',
    '1012 SS',
    '1012 ab',
    '101 AB',
    '10123 AB',
    '1012 ABC',
    'ABCD 12',
  ])('not %s', (code) => {
    expect(passes(dutchPostalCode, code)).toBe(false)
  })
})

test.each([
  ['NL', '1012 AB', true],
  ['NL', '1000', false],
  ['BE', '1000', true],
  ['GB', 'SW1A 1AA', true],
  [undefined, '1000', false],
  [undefined, '1012 AB', true],
])('in %s %s: %s', (residence_country, code, expected) => {
  const rule = dutchPostalCodeWhenIn('shareholder.residence_country')
  expect(passes(rule, code, { shareholder: { residence_country } })).toBe(expected)
})

test.each([
  ['1', true],
  ['SW1A 1AA', true],
  ['123456789012', true],
  ['1234567890123', false],
  ['-', false],
])('anywhere %s: %s', (code, expected) => {
  expect(passes(postalCode, code)).toBe(expected)
})
