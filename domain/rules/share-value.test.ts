import { expect, test } from 'vitest'
import { shareValue } from './amounts.ts'
import { passes } from './passes.fixture.ts'

test.each([
  [0.01, true],
  [1, true],
  [0, false],
  [0.009, false],
  [-0.01, false],
])('%d euro: %s', (value, expected) => {
  expect(passes(shareValue, value)).toBe(expected)
})
