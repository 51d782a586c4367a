import { expect, test } from 'vitest'
import { retainedSince, retentionKinds, retentionPeriods } from './index.ts'

test.each([
  ['loose_draft', 90, '2026-11-17T12:00:00Z', '2026-08-19'],
  ['closed_case', 5, '2026-11-17T12:00:00Z', '2021-11-17'],
  // On a leap day five years ago is the day before.
  ['closed_case', 5, '2028-02-29T12:00:00Z', '2023-02-28'],
  // An invoice of any day in 2019 is kept through 2026.
  ['contract', 20, '2046-12-31T12:00:00Z', '2026-01-01'],
  ['invoice', 7, '2026-12-31T12:00:00Z', '2019-01-01'],
  ['invoice', 7, '2027-01-01T12:00:00Z', '2020-01-01'],
  // The new year begins in Amsterdam.
  ['invoice', 7, '2026-12-31T23:30:00Z', '2020-01-01'],
] as const)('%s kept for %i at %s: what is from before %s goes', (kind, keep, now, day) => {
  expect(retainedSince(kind, keep, new Date(now)).day).toBe(day)
})

test('what the law says cannot be set otherwise, and every default lies between its bounds', () => {
  expect(retentionPeriods.closed_case).toMatchObject({ keep: 5, least: 5 })
  expect(retentionPeriods.invoice).toMatchObject({ keep: 7, least: 7 })
  for (const kind of retentionKinds) {
    const { keep, least, most } = retentionPeriods[kind]
    expect([least <= keep, keep <= most]).toEqual([true, true])
  }
})
