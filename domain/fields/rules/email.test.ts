import { expect, test } from 'vitest'
import { email } from './email.ts'
import { passes } from './testing.ts'

test.each([
  'bo@example.nl',
  'bo.van-den+bv@mail.example.co.uk',
  "o'neill@example.com",
  'info@bücher.example',
  'a@b.nl',
  '1@2.nl',
])('%s is an address', (address) => {
  expect(passes(email, address)).toBe(true)
})

test.each([
  'bo',
  'bo@',
  '@example.nl',
  'bo@example',
  'bo@@example.nl',
  'bo@exam ple.nl',
  'bo@.nl',
  'bo@example..nl',
  '.bo@example.nl',
  'bo.@example.nl',
  'bo..bo@example.nl',
  'bo@-example.nl',
  'bo@example.n',
  'Bo <bo@example.nl>',
  'bo@example.nl,jan@example.nl',
  `${'b'.repeat(65)}@example.nl`,
])('%s is none', (address) => {
  expect(passes(email, address)).toBe(false)
})

test('a hostile address is judged without delay', () => {
  expect(passes(email, `a@${'a-'.repeat(20_000)}`)).toBe(false)
})
