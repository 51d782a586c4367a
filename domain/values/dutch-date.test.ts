import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addYears,
  ageOn,
  compareDates,
  type DutchDate,
  dutchDate,
  isDutchDate,
  isoDate,
  parseDutchDate,
  partsOf,
} from './dutch-date.ts'

const on = (text: string): DutchDate => {
  const date = parseDutchDate(text)
  if (!date) throw new Error(`not a date: ${text}`)
  return date
}

const anyDay = fc
  .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1800, max: 2199 }))
  .map(([day, month, year]) => dutchDate(day, month, year))
  .filter((date) => date !== undefined)

describe('parseDutchDate', () => {
  test.each([
    ['31-12-1990', '31-12-1990'],
    ['31121990', '31-12-1990'],
    ['31 12 1990', '31-12-1990'],
    ['31/12/1990', '31-12-1990'],
    ['31.12.1990', '31-12-1990'],
    ['1-2-1990', '01-02-1990'],
    ['1.2.1990', '01-02-1990'],
    ['1990-12-31', '31-12-1990'],
    ['1990/2/1', '01-02-1990'],
    ['19901231', '31-12-1990'],
    ['20111220', '20-12-2011'],
    ['1990-12-31T00:00:00Z', '31-12-1990'],
    ['  14 - 3 - 1985 ', '14-03-1985'],
    ['14 MAA/MAR 1985', '14-03-1985'],
    ['14 maart 1985', '14-03-1985'],
    ['14 march 1985', '14-03-1985'],
    ['1 okt. 2020', '01-10-2020'],
    ['29-02-2024', '29-02-2024'],
    ['29-02-2000', '29-02-2000'],
  ])('%s', (typed, expected) => {
    expect(parseDutchDate(typed)).toBe(expected)
  })

  test.each([
    '',
    'gisteren',
    '29-02-2023',
    '29-02-1900',
    '31-04-2024',
    '00-01-2024',
    '01-00-2024',
    '01-13-2024',
    '32-01-2024',
    '1-2-90',
    '01-01-0099',
    '01-01-3024',
    '2024-02-30',
    '12 foo 2024',
    '311219901',
    '1-2-3-1990',
  ])('no such day: "%s"', (typed) => {
    expect(parseDutchDate(typed)).toBeUndefined()
  })

  test('a date it gives is a date it reads, also from its ISO form', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(parseDutchDate(date)).toBe(date)
        expect(parseDutchDate(isoDate(date))).toBe(date)
        expect(isDutchDate(date)).toBe(true)
        const { day, month, year } = partsOf(date)
        expect(dutchDate(day, month, year)).toBe(date)
      }),
    )
  })

  test('never throws, and gives real days only', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const date = parseDutchDate(text)
        expect(date === undefined || isDutchDate(date)).toBe(true)
      }),
    )
  })
})

test('isDutchDate wants exactly DD-MM-YYYY', () => {
  expect(isDutchDate('31-12-1990')).toBe(true)
  for (const wrong of ['1990-12-31', '1-2-1990', '31121990', 31121990, null, undefined, {}]) {
    expect(isDutchDate(wrong)).toBe(false)
  }
})

describe('compareDates', () => {
  test.each([
    ['31-12-1992', '01-01-1993', -1],
    ['01-01-1993', '31-12-1992', 1],
    ['02-01-1993', '01-02-1993', -1],
    ['01-01-1993', '01-01-1993', 0],
  ])('%s and %s', (first, second, expected) => {
    expect(compareDates(on(first), on(second))).toBe(expected)
  })
})

describe('addYears', () => {
  test.each([
    ['14-03-1985', 18, '14-03-2003'],
    ['29-02-2024', 1, '28-02-2025'],
    ['29-02-2024', 4, '29-02-2028'],
    ['01-01-2026', -4, '01-01-2022'],
    ['01-01-2190', 100, '01-01-2199'],
  ])('%s plus %d', (date, years, expected) => {
    expect(addYears(on(date), years)).toBe(expected)
  })
})

describe('ageOn', () => {
  test.each([
    ['15-11-2008', '15-11-2026', 18],
    ['16-11-2008', '15-11-2026', 17],
    ['15-12-2008', '15-11-2026', 17],
    ['29-02-2008', '28-02-2026', 17],
    ['29-02-2008', '01-03-2026', 18],
    ['01-01-2026', '01-01-2026', 0],
    ['02-01-2026', '01-01-2026', -1],
  ])('born %s, on %s', (birth, day, expected) => {
    expect(ageOn(on(birth), on(day))).toBe(expected)
  })

  test('goes up by one every year', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (birth, day) => {
        if (partsOf(day).year === 2199 || (partsOf(day).day === 29 && partsOf(day).month === 2)) return
        expect(ageOn(birth, addYears(day, 1))).toBe(ageOn(birth, day) + 1)
      }),
    )
  })
})
