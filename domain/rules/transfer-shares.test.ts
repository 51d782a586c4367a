import { expect, test } from 'vitest'
import { passes } from './passes.fixture.ts'
import { lastOfRange, notMoreThan } from './share-numbers.ts'

test.each([
  [60, 120, true],
  [120, 120, true],
  [121, 120, false],
  [121, undefined, true],
])('%d of %s: %s', (count, total_shares, expected) => {
  expect(passes(notMoreThan('main.total_shares'), count, { main: { total_shares } })).toBe(expected)
})

test.each([
  [41, 60, 20, true],
  [41, 60, 19, false],
  [41, 41, 1, true],
  [41, 40, undefined, false],
  [41, 60, undefined, true],
  [undefined, 60, 20, true],
])('%s up to %d is %s shares: %s', (shares_from, last, number_shares, expected) => {
  const rule = lastOfRange({ from: 'main.shares_from', count: 'main.number_shares' })
  expect(passes(rule, last, { main: { shares_from, number_shares } })).toBe(expected)
})
