import { describe, expect, test } from 'vitest'
import {
  clampDay,
  type Day,
  dayAfterKey,
  daysLater,
  formatDay,
  isOfferedDay,
  monthsIn,
  monthsLater,
  monthWeeks,
  parseDay,
  weekColumnOf,
  yearsIn,
} from './calendar-grid.ts'

const on = (text: string): Day => {
  const day = parseDay(text)
  if (!day) throw new Error(`${text} is no day`)
  return day
}

describe('parseDay', () => {
  test.each(['14-03-1985', '29-02-2024', '31-12-1999', '01-01-2000'])('%s is a day', (text) =>
    expect(formatDay(on(text))).toBe(text),
  )
  test.each([
    '30-02-2024',
    '29-02-2023',
    '31-04-2024',
    '00-01-2024',
    '01-13-2024',
    '1-1-2024',
    '2024-01-01',
    '',
    undefined,
  ])('%s is not', (text) => expect(parseDay(text)).toBeUndefined())
})

test.each([
  ['31-12-1999', 1, '01-01-2000'],
  ['01-03-2024', -1, '29-02-2024'],
  ['01-03-2023', -1, '28-02-2023'],
  ['25-03-2026', 14, '08-04-2026'],
])('%s plus %i days is %s', (from, count, to) => expect(formatDay(daysLater(on(from), count))).toBe(to))

test.each([
  ['31-01-2024', 1, '29-02-2024'],
  ['31-01-2023', 1, '28-02-2023'],
  ['15-12-2025', 1, '15-01-2026'],
  ['15-01-2026', -1, '15-12-2025'],
  ['29-02-2024', 12, '28-02-2025'],
  ['29-02-2024', -12, '28-02-2023'],
])('%s plus %i months is %s', (from, count, to) => expect(formatDay(monthsLater(on(from), count))).toBe(to))

describe('monthWeeks', () => {
  test('starts on Monday and leaves the rest empty', () => {
    const weeks = monthWeeks(2026, 11)
    expect(weeks[0]?.map((d) => d?.day ?? null)).toEqual([null, null, null, null, null, null, 1])
    expect(weeks.at(-1)?.map((d) => d?.day ?? null)).toEqual([30, null, null, null, null, null, null])
  })
  test.each([
    [2027, 2, 4, 28],
    [2024, 2, 5, 29],
    [2026, 8, 6, 31],
  ])('%i-%i has %i weeks and %i days', (year, month, weeks, days) => {
    const grid = monthWeeks(year, month)
    expect(grid).toHaveLength(weeks)
    expect(grid.flat().filter(Boolean)).toHaveLength(days)
  })
  test('every day stands under its weekday', () => {
    for (const week of monthWeeks(2028, 2)) {
      for (const [index, day] of week.entries()) if (day) expect(weekColumnOf(day)).toBe(index)
    }
  })
})

describe('a range', () => {
  const range = { min: on('10-02-2024'), max: on('05-04-2024') }
  test.each([
    ['09-02-2024', false],
    ['10-02-2024', true],
    ['05-04-2024', true],
    ['06-04-2024', false],
  ])('%s offered: %s', (day, offered) => expect(isOfferedDay(on(day), range)).toBe(offered))
  test.each([
    ['01-01-2020', '10-02-2024'],
    ['01-03-2024', '01-03-2024'],
    ['01-01-2030', '05-04-2024'],
  ])('%s is brought to %s', (day, to) => expect(formatDay(clampDay(on(day), range))).toBe(to))
  test('offers only its own months and years', () => {
    expect(monthsIn(2024, range)).toEqual([2, 3, 4])
    expect(yearsIn(range, on('15-11-2026'))).toEqual([2024])
  })
  test('an open range has a lifetime of years, the latest first', () => {
    const years = yearsIn({ max: on('15-11-2008') }, on('15-11-2026'))
    expect([years[0], years.at(-1)]).toEqual([2008, 1906])
  })
})

test.each([
  ['ArrowLeft', false, '13-11-2026'],
  ['ArrowRight', false, '15-11-2026'],
  ['ArrowUp', false, '07-11-2026'],
  ['ArrowDown', false, '21-11-2026'],
  ['Home', false, '09-11-2026'],
  ['End', false, '15-11-2026'],
  ['PageUp', false, '14-10-2026'],
  ['PageDown', true, '14-11-2027'],
])('%s (shift %s) goes to %s', (key, shift, to) => {
  expect(formatDay(dayAfterKey(on('14-11-2026'), key, shift) ?? on('01-01-1900'))).toBe(to)
})
test('other keys are left alone', () => expect(dayAfterKey(on('14-11-2026'), 'a', false)).toBeUndefined())
