import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMailAddress, mailAddressFrom } from './mail-address.ts'

describe('is an address', () => {
  test.each([
    'bo@example.nl',
    'Bo@Example.NL',
    'bo.van-den+bv@mail.example.co.uk',
    "o'neill@example.com",
    'jan&co@example.nl',
    "a!b#c$d%e&f'g*h/i=j?k^l_m`n{o|p}q~@example.nl",
    'info@xn--bcher-kva.example',
    'info@example.xn--p1ai',
    'a@b.nl',
    '1@2.nl',
    `${'b'.repeat(64)}@example.nl`,
    `b@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(55)}.nl`,
  ])('%s', (address) => {
    expect(isMailAddress(address)).toBe(true)
  })
})

describe('is none', () => {
  test.each([
    '',
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
    'bo@example-.nl',
    'bo@example.n',
    'bo@127.0.0.1',
    'bo@[127.0.0.1]',
    '"bo"@example.nl',
    'Bo <bo@example.nl>',
    'bo@example.nl,jan@example.nl',
    'bo@example.nl\n',
    'bo@example.nl\r\nBcc: jan@example.nl',
    'bo\u0000@example.nl',
    'bo@example.nl\u0000',
    'é@example.nl',
    'bo@bücher.example',
    'ſ@example.nl',
    'bo@example.ſſ',
    '\ud800@example.nl',
    `${'b'.repeat(65)}@example.nl`,
    `b@${'a'.repeat(64)}.nl`,
    `b@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.nl`,
  ])('%j', (address) => {
    expect(isMailAddress(address)).toBe(false)
  })
})

test.each([
  [' Bo@Example.NL ', 'bo@example.nl'],
  ['mailto:bo@example.nl', 'bo@example.nl'],
  ['bo @ example . nl', 'bo@example.nl'],
  ['Bo Jansen@example.nl', 'bo jansen@example.nl'],
  ['Info@Bücher.Example', 'info@bücher.example'],
  ['É@example.nl', 'é@example.nl'],
  ['bo', 'bo'],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(mailAddressFrom(typed)).toBe(kept)
})

test('whatever the domain was, what is kept is kept again as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (domain) => {
      const once = mailAddressFrom(`bo@${domain}`)
      expect(mailAddressFrom(once)).toBe(once)
    }),
  )
})

test('a hostile address is judged without delay', () => {
  expect(isMailAddress(`a@${'a-'.repeat(20_000)}`)).toBe(false)
  expect(isMailAddress(`${'a.'.repeat(20_000)}@`)).toBe(false)
})
