import { expect, test } from 'vitest'
import { atLeast, atMost, nonNegative, positive } from './amounts.ts'
import { passes } from './passes.fixture.ts'

test.each([
  [positive, 1, true],
  [positive, 0, false],
  [positive, -1, false],
  [positive, 0.01, true],
  [nonNegative, 0, true],
  [nonNegative, -1, false],
  [nonNegative, 12, true],
  [atLeast(1), 1, true],
  [atLeast(1), 0, false],
  [atMost(4), 4, true],
  [atMost(4), 5, false],
])('$0.code $1: $2', (rule, value, expected) => {
  expect(passes(rule, value)).toBe(expected)
})

test('a rule about numbers leaves other values to their kind', () => {
  expect(passes(positive, 'vier')).toBe(true)
})
