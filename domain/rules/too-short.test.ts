import { expect, test } from 'vitest'
import { atLeastLong } from './names.ts'
import { passes } from './passes.fixture.ts'

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
