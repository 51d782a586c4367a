import { expect, test } from 'vitest'
import { passwordLength, sameAs } from './contact.ts'
import { passes } from './passes.fixture.ts'

test.each([
  ['12345678', true],
  ['1234567', false],
  ['        ', true],
  ['🔑🔑🔑🔑', false],
  ['🔑🔑🔑🔑🔑🔑🔑🔑', true],
])('"%s" is long enough: %s', (password, expected) => {
  expect(passes(passwordLength, password)).toBe(expected)
})

test.each([
  ['geheim-genoeg', 'geheim-genoeg', true],
  ['geheim-genoeg', 'Geheim-genoeg', false],
  [undefined, 'geheim-genoeg', false],
])('%s and %s are the same: %s', (password, again, expected) => {
  expect(passes(sameAs('form.password'), again, { form: { password } })).toBe(expected)
})
