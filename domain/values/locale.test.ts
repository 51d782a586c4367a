import { describe, expect, test } from 'vitest'
import { localeFrom, restoreLocale, storedLocale } from './locale.ts'

describe('locale', () => {
  test.each([
    ['nl', 'nl'],
    ['en', 'en'],
    ['en-us', 'en'],
    ['en-US', 'en'],
    [' NL ', 'nl'],
  ])('%s is accepted', (input, locale) => {
    expect(localeFrom(input)).toBe(locale)
    expect(restoreLocale(input)).toBe(locale)
  })

  test.each(['', 'de', 'en-gb', 'nl-be', 'nlx', '__proto__', 'constructor', null, undefined, 1, {}, ['nl']])(
    '%j is refused, and Dutch where it was stored',
    (input) => {
      expect(localeFrom(input)).toBeUndefined()
      expect(restoreLocale(input)).toBe('nl')
    },
  )

  test('English is stored as en-us', () => {
    expect(storedLocale('en')).toBe('en-us')
    expect(storedLocale('nl')).toBe('nl')
    expect(localeFrom(storedLocale('en'))).toBe('en')
  })
})
