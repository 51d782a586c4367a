import { expect, test } from 'vitest'
import { dateInAmsterdam, isoDayInAmsterdam } from './amsterdam.ts'

test.each([
  ['noon is the same day everywhere', '2026-11-30T12:00:00Z', '2026-11-30'],
  ['a minute before midnight in winter', '2026-11-30T22:59:59.999Z', '2026-11-30'],
  ['midnight in winter', '2026-11-30T23:00:00Z', '2026-12-01'],
  ['half an hour past midnight in winter', '2026-11-30T23:30:00Z', '2026-12-01'],
  ['half an hour past midnight in summer', '2026-06-30T22:30:00Z', '2026-07-01'],
  ['half an hour before that', '2026-06-30T21:30:00Z', '2026-06-30'],
  ['New Year', '2026-12-31T23:30:00Z', '2027-01-01'],
  ['said by the clock of somewhere else', '2026-12-01T08:30:00+09:00', '2026-12-01'],
])('the day in Amsterdam: %s', (_name, moment, day) => {
  expect(isoDayInAmsterdam(moment)).toBe(day)
  expect(isoDayInAmsterdam(new Date(moment))).toBe(day)
})

test('a clock that stands nowhere near our years is not believed', () => {
  expect(() => dateInAmsterdam(new Date('0999-01-01T12:00:00Z'))).toThrow(RangeError)
})
