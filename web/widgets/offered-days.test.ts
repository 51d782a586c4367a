import { describe, expect, test } from 'vitest'
import { check, type Field } from '#domain/fields/index.ts'
import { catalogue } from '#domain/questions/index.ts'
import { compareDates, type DutchDate, parseDutchDate } from '#domain/values/index.ts'
import { offeredRange } from './offered-days.ts'

const day = (text: string): DutchDate => {
  const found = parseDutchDate(text)
  if (!found) throw new Error(`${text} is no day`)
  return found
}
const today = day('15-11-2026')

describe('offeredDays', () => {
  test.each([
    ['only the past', (d: DutchDate) => compareDates(d, today) <= 0, { max: '15-11-2026' }],
    ['only the future', (d: DutchDate) => compareDates(d, today) > 0, { min: '16-11-2026' }],
    ['from the first of a month', (d: DutchDate) => compareDates(d, day('01-01-1993')) >= 0, { min: '01-01-1993' }],
    ['to the last of a month', (d: DutchDate) => compareDates(d, day('31-12-1992')) <= 0, { max: '31-12-1992' }],
    [
      'a stretch',
      (d: DutchDate) => compareDates(d, day('03-02-2020')) >= 0 && compareDates(d, day('29-02-2024')) <= 0,
      { min: '03-02-2020', max: '29-02-2024' },
    ],
    ['everything', () => true, {}],
    ['nothing', () => false, {}],
  ])('%s', (_, accepts, range) => expect(offeredRange(accepts, today)).toEqual(range))

  test.each<[string, Field, object]>([
    ['a birthdate', catalogue.shareholder.birthdate, { max: '15-11-2008' }],
    ['a date of issue', catalogue.shareholder.issue_date, { max: '15-11-2026' }],
    ['a date of expiry', catalogue.shareholder.expiration_date, { min: '16-11-2026' }],
  ])('%s by its own rules', (_, field, range) => {
    expect(offeredRange((d) => check(field, d, { today }).length === 0, today)).toMatchObject(range)
  })
})
