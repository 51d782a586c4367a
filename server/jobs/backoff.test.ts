import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoff } from './run-job.ts'

test.each([
  [1, 1, 5_000],
  [1, 0, 2_500],
  [2, 1, 10_000],
  [3, 1, 20_000],
  [3, 0.5, 15_000],
  [10, 1, 2_560_000],
  [11, 1, 3_600_000],
  [60, 1, 3_600_000],
  [2000, 0, 1_800_000],
])('after attempt %i with chance %d it waits %i ms', (attempt, chance, milliseconds) => {
  expect(backoff(attempt, chance)).toBe(milliseconds)
})

test('it always waits, and never over an hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      expect(backoff(attempt, chance)).toBeGreaterThanOrEqual(2_500)
      expect(backoff(attempt, chance)).toBeLessThanOrEqual(3_600_000)
    }),
  )
})
