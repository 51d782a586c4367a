import { expect, test } from 'vitest'
import { momentTyped, typedMoment } from './moments.ts'

test.each([
  ['07-12-2026', '09:00', '2026-12-07T08:00:00.000Z'],
  ['7-7-2026', '9', '2026-07-07T07:00:00.000Z'],
  ['07-12-2026', '23.59', '2026-12-07T22:59:00.000Z'],
])('%s at %s on clocks in Amsterdam', (day, time, moment) => {
  const typed = momentTyped(day, time)
  expect(typed instanceof Date && typed.toISOString()).toBe(moment)
})

test.each([
  ['31-02-2026', '09:00', 'bad_date'],
  ['morgen', '09:00', 'bad_date'],
  ['07-12-2026', '24:00', 'bad_time'],
  ['07-12-2026', '9:75', 'bad_time'],
  ['07-12-2026', '', 'bad_time'],
])('%s at %s is no moment', (day, time, problem) => {
  expect(momentTyped(day, time)).toBe(problem)
})

test('a moment is typed as it was', () => {
  expect(typedMoment('2026-12-07T08:05:00.000Z')).toEqual({ day: '07-12-2026', time: '09:05' })
})
