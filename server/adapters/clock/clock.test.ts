import { describe, expect, test } from 'vitest'
import { fakeClock, systemClock } from './index.ts'

describe('today', () => {
  test.each([
    ['summer evening in UTC is the next day here', '2026-06-30T22:00:00Z', '01-07-2026'],
    ['a minute before that', '2026-06-30T21:59:59Z', '30-06-2026'],
    ['winter evening in UTC is the next day an hour later', '2026-12-31T23:00:00Z', '01-01-2027'],
    ['a second before the new year', '2026-12-31T22:59:59Z', '31-12-2026'],
    ['leap day', '2028-02-29T12:00:00Z', '29-02-2028'],
  ])('%s', (_name, moment, date) => {
    expect(fakeClock(moment).today()).toBe(date)
  })
})

test('the fake clock stands still and moves when told', () => {
  const clock = fakeClock('2026-11-15T12:00:00Z')
  expect(clock.now()).toEqual(new Date('2026-11-15T12:00:00Z'))
  clock.advance(90_000)
  expect(clock.now()).toEqual(new Date('2026-11-15T12:01:30Z'))
  clock.set('2027-01-01T00:00:00Z')
  expect(clock.now()).toEqual(new Date('2027-01-01T00:00:00Z'))
})

test('a moment that was given out does not move along', () => {
  const clock = fakeClock('2026-11-15T12:00:00Z')
  const before = clock.now()
  clock.advance(1000)
  expect(before).toEqual(new Date('2026-11-15T12:00:00Z'))
})

test('the system clock runs', () => {
  const before = Date.now()
  expect(systemClock.now().getTime()).toBeGreaterThanOrEqual(before)
  expect(systemClock.today()).toMatch(/^\d{2}-\d{2}-\d{4}$/)
})
