import { expect, test } from 'vitest'
import { shownEuros, shownText } from './shown.ts'

test.each([
  [null, ''],
  [undefined, ''],
  ['06 12', '06 12'],
  [120, '120'],
  [0, '0'],
  [true, ''],
])('%s is shown as "%s"', (value, text) => expect(shownText(value)).toBe(text))

test.each([
  [0.01, 'nl', '0,01'],
  [0.01, 'en', '0.01'],
  [10, 'nl', '10'],
  [1234.5, 'nl', '1234,50'],
  ['1,2,3', 'nl', '1,2,3'],
  [null, 'en', ''],
] as const)('%s in %s is shown as "%s"', (value, locale, text) => expect(shownEuros(value, locale)).toBe(text))
