import { describe, expect, test } from 'vitest'
import { phoneBook } from './phone-numbers.ts'

describe('what people type', () => {
  test.each([
    ['06 12345678', 'NL', '+31612345678'],
    ['06-12 34 56 78', 'NL', '+31612345678'],
    ['0031 6 12345678', 'NL', '+31612345678'],
    ['+31 (0)6 12345678', 'BE', '+31612345678'],
    ['612345678', 'NL', '+31612345678'],
    ['020 123 4567', 'NL', '+31201234567'],
    ['0470 12 34 56', 'BE', '+32470123456'],
    ['+32 470 12 34 56', 'NL', '+32470123456'],
    ['07911 123456', 'GB', '+447911123456'],
    ['0612', 'NL', undefined],
    ['bel me maar', 'NL', undefined],
    ['', 'NL', undefined],
    ['06 12345678', '??', undefined],
  ])('%s in %s is %s', (typed, country, number) => expect(phoneBook.international(typed, country)).toBe(number))
})

test.each([
  ['+31612345678', 'NL', '06 12345678'],
  ['+32470123456', 'BE', '0470 12 34 56'],
])('%s is from %s and written %s', (number, country, national) => {
  expect(phoneBook.countryOf(number)).toBe(country)
  expect(phoneBook.national(number)).toBe(national)
})

test('every country has its code', () => {
  expect(phoneBook.countries.find((one) => one.code === 'NL')?.dial).toBe('+31')
  expect(phoneBook.countries.length).toBeGreaterThan(200)
})
