import { expect, test } from 'vitest'
import type { DutchDate } from '../values/index.ts'
import { usualCalendar } from './clock.ts'
import { likelySigningDay, type SigningPlan } from './signing-day.ts'

const plan: SigningPlan = {
  today: '04-01-2027' as DutchDate,
  calendar: usualCalendar,
  ordered: null,
  signatures: 0,
}

test.each<[string, Partial<SigningPlan>, string]>([
  ['everybody takes their term: 10 to collect, 15 for the rest', {}, '08-02-2027'],
  ['a speed counts from when everything is there', { ordered: 5 }, '25-01-2027'],
  ['the usual speed', { ordered: 20 }, '15-02-2027'],
  ['a signature that comes in time delays nothing', { ordered: 5, signatures: 10 }, '25-01-2027'],
  ['one that takes longer than the papers does', { ordered: 5, signatures: 20 }, '08-02-2027'],
  ['and without a speed too', { signatures: 20 }, '22-02-2027'],
  ['holidays are no working days', { today: '14-12-2026' as DutchDate, ordered: 5 }, '06-01-2027'],
])('%s', (_what, differing, day) => {
  expect(likelySigningDay({ ...plan, ...differing })).toBe(day)
})
