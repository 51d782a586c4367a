import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { type DutchDate, dutchDate } from './dutch-date.ts'
import {
  addDays,
  addMonths,
  addWorkingDays,
  easterOf,
  holidaysOf,
  isWorkingDay,
  weekdayOf,
  workingDaysBetween,
} from './working-days.ts'

const on = (text: string) => text as DutchDate

test.each([
  [1961, '02-04-1961'],
  [2000, '23-04-2000'],
  [2008, '23-03-2008'],
  [2011, '24-04-2011'],
  [2024, '31-03-2024'],
  [2025, '20-04-2025'],
  [2026, '05-04-2026'],
  [2027, '28-03-2027'],
  [2038, '25-04-2038'],
  [2049, '18-04-2049'],
])('Easter of %i is on %s', (year, day) => expect(easterOf(year)).toBe(day))

test.each([
  ['15-03-2026', 3, '15-06-2026'],
  ['31-01-2026', 1, '28-02-2026'],
  ['31-01-2028', 1, '29-02-2028'],
  ['31-08-2026', 15, '30-11-2027'],
  ['01-10-2026', 3, '01-01-2027'],
  ['30-11-2026', 3, '28-02-2027'],
  ['31-12-2026', 12, '31-12-2027'],
  ['29-02-2028', 12, '28-02-2029'],
])('%s and %i months are %s', (from, months, to) => expect(addMonths(on(from), months)).toBe(to))

test('the holidays of 2026', () => {
  expect(holidaysOf(2026)).toEqual([
    '01-01-2026',
    '03-04-2026',
    '06-04-2026',
    '27-04-2026',
    '05-05-2026',
    '14-05-2026',
    '25-05-2026',
    '25-12-2026',
    '26-12-2026',
  ])
})

test('King’s Day is on a Saturday when the 27th is a Sunday', () => {
  expect(holidaysOf(2031)).toContain('26-04-2031')
  expect(holidaysOf(2031)).not.toContain('27-04-2031')
})

describe('working days', () => {
  test.each([
    ['28-12-2026', true],
    ['26-12-2026', false],
    ['19-12-2026', false],
    ['20-12-2026', false],
    ['05-05-2027', false],
    ['27-04-2027', false],
  ])('%s: %s', (day, expected) => expect(isWorkingDay(on(day))).toBe(expected))

  test.each([
    ['a Friday and two days', '11-12-2026', 2, '15-12-2026'],
    ['a Saturday and one day', '12-12-2026', 1, '14-12-2026'],
    ['over Christmas', '24-12-2026', 1, '28-12-2026'],
    ['over the year', '31-12-2026', 1, '04-01-2027'],
    ['over Easter', '02-04-2026', 1, '07-04-2026'],
    ['no days', '12-12-2026', 0, '12-12-2026'],
    ['over a Christmas in the middle of the week', '23-12-2025', 3, '30-12-2025'],
    ['over a Christmas at the weekend, which nobody gives back', '24-12-2027', 1, '27-12-2027'],
    ['over Christmas and New Year', '24-12-2026', 4, '31-12-2026'],
    ['and on into the new year', '24-12-2026', 5, '04-01-2027'],
    ['over a New Year on a Saturday', '31-12-2027', 1, '03-01-2028'],
    ['over a New Year on a Thursday', '31-12-2025', 1, '02-01-2026'],
    ['from Good Friday itself', '03-04-2026', 1, '07-04-2026'],
    ['over the earliest Easter that comes', '20-03-2008', 1, '25-03-2008'],
    ['over the latest Easter that comes', '22-04-2038', 1, '28-04-2038'],
    ['over King’s Day on a Monday', '24-04-2026', 1, '28-04-2026'],
    ['over a King’s Day that is on the Saturday before', '25-04-2031', 1, '28-04-2031'],
    ['over a King’s Day on a Saturday of its own', '26-04-2030', 1, '29-04-2030'],
    ['over King’s Day, and on to 5 May', '26-04-2027', 5, '04-05-2027'],
    ['over 5 May in a year that celebrates it', '04-05-2025', 1, '06-05-2025'],
    ['over 5 May in a year that does not: the law has it always', '04-05-2027', 1, '07-05-2027'],
    ['over 5 May at a weekend', '04-05-2029', 1, '07-05-2029'],
    ['over Ascension Day, with a working day behind it', '13-05-2026', 1, '15-05-2026'],
    ['over 5 May and Ascension Day together', '03-05-2027', 3, '10-05-2027'],
    ['over Ascension Day that falls on 5 May', '04-05-2016', 1, '06-05-2016'],
    ['over Whitsun', '22-05-2026', 1, '26-05-2026'],
    ['over all of spring', '01-04-2026', 30, '20-05-2026'],
    ['over 29 February', '28-02-2028', 1, '29-02-2028'],
    ['over February of a year without one', '26-02-2027', 1, '01-03-2027'],
    ['over 29 February at a weekend', '28-02-2048', 1, '02-03-2048'],
    ['into a century that is no leap year', '26-02-2100', 1, '01-03-2100'],
    ['two weeks without anything', '01-06-2026', 10, '15-06-2026'],
    ['from a Sunday', '07-06-2026', 5, '12-06-2026'],
  ])('%s', (_name, from, count, to) => expect(addWorkingDays(on(from), count)).toBe(to))

  test.each([
    ['one day of its own', '11-12-2026', 1, ['14-12-2026'], '15-12-2026'],
    ['the bridge after Ascension Day', '13-05-2026', 1, ['15-05-2026'], '18-05-2026'],
    [
      'the days between Christmas and New Year',
      '24-12-2026',
      1,
      ['28-12-2026', '29-12-2026', '30-12-2026', '31-12-2026'],
      '04-01-2027',
    ],
    ['a holiday, which it need not have said', '24-12-2026', 1, ['25-12-2026'], '28-12-2026'],
    ['a Saturday, which it need not have said', '11-12-2026', 1, ['12-12-2026'], '14-12-2026'],
    ['the day itself, which does not count anyway', '11-12-2026', 1, ['11-12-2026'], '14-12-2026'],
    ['29 February', '28-02-2028', 1, ['29-02-2028'], '01-03-2028'],
    ['a Good Friday and the Tuesday after', '02-04-2026', 1, ['07-04-2026'], '08-04-2026'],
  ])('an office is closed on %s', (_name, from, count, closed, to) => {
    expect(addWorkingDays(on(from), count, closed.map(on))).toBe(to)
    expect(workingDaysBetween(on(from), on(to), closed.map(on))).toBe(count)
  })

  test('a day on which the office is closed does not count', () => {
    expect(addWorkingDays(on('11-12-2026'), 1, [on('14-12-2026')])).toBe('15-12-2026')
    expect(workingDaysBetween(on('11-12-2026'), on('15-12-2026'), [on('14-12-2026')])).toBe(1)
  })

  const days = fc
    .record({
      day: fc.integer({ min: 1, max: 28 }),
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 2020, max: 2060 }),
    })
    .map(({ day, month, year }) => dutchDate(day, month, year) as DutchDate)

  test('counting on and counting between agree, and both ways', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (from, count) => {
        const to = addWorkingDays(from, count)
        expect(isWorkingDay(to)).toBe(true)
        expect(workingDaysBetween(from, to)).toBe(count)
        expect(workingDaysBetween(to, from)).toBe(-count)
      }),
      lawfully(200),
    )
  })

  test('a day later is the next day of the week', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(weekdayOf(addDays(day, 1) as DutchDate)).toBe((weekdayOf(day) + 1) % 7)
      }),
      lawfully(200),
    )
  })
})
