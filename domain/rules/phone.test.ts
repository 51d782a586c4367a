import { expect, test } from 'vitest'
import { phone } from './contact.ts'
import { passes } from './passes.fixture.ts'

test.each([
  ['+31612345678', true],
  ['+31201234567', true],
  ['+3161234567', false],
  ['+316123456789', false],
  ['+31012345678', false],
  ['+32470123456', true],
  ['+12125550123', true],
  ['+123456', false],
  ['+1234567890123456', false],
  ['0612345678', false],
  ['+0612345678', false],
  ['bel me', false],
])('%s: %s', (number, expected) => {
  expect(passes(phone, number)).toBe(expected)
})
