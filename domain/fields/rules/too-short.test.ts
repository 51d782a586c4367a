import { expect, test } from 'vitest'
import { passes } from './testing.ts'
import { atLeastLong } from './too-short.ts'

test.each([
  ['Vos', true],
  ['Vo', false],
  [' Vo ', false],
  ['早稲田', true],
  ['👩‍👩‍👧', true],
  ['', false],
])('"%s" has at least three characters: %s', (text, expected) => {
  expect(passes(atLeastLong(3), text)).toBe(expected)
})
