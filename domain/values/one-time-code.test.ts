import { expect, test } from 'vitest'
import { oneTimeCodeFrom, recoveryAlphabet, recoveryCodeFrom, recoveryCodeShown } from './one-time-code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['123\u00a0456', '123456'],
  ['１２３４５６', '123456'],
  ['000000', '000000'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('%j is the code %j', (text, code) => {
  expect(oneTimeCodeFrom(text)).toBe(code)
})

test.each([
  ['ABCD-EFGH-JKMN-PQRS', 'ABCDEFGHJKMNPQRS'],
  ['abcd efgh jkmn pqrs', 'ABCDEFGHJKMNPQRS'],
  ['ilol–0000–0000–0000', '1101000000000000'],
  ['ABCD-EFGH-JKMN-PQR', null],
  ['ABCD-EFGH-JKMN-PQRST', null],
  ['UUUU-UUUU-UUUU-UUUU', null],
  ['', null],
])('%j is the recovery code %j', (text, code) => {
  expect(recoveryCodeFrom(text)).toBe(code)
})

test('what is shown is read back as the same', () => {
  const code = recoveryAlphabet.slice(-16)
  expect(recoveryCodeShown(code)).toBe('GHJK-MNPQ-RSTV-WXYZ')
  expect(recoveryCodeFrom(recoveryCodeShown(code))).toBe(code)
})
