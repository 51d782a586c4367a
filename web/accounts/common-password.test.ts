import { expect, test } from 'vitest'
import { isCommon } from './common-password.ts'

test.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'P4$$w0rd!',
  'welkom01',
  'Welkom2026!',
  'wachtwoord123',
  '12345678',
  '87654321',
  'qwertyuiop',
  'poiuytrewq',
  'abcdefgh',
  'aaaaaaaa',
  'abcabcabc',
  '12121212',
  'Amsterdam020',
  '!!ajax1900',
  'iloveyou2',
  '1qaz2wsx',
])('%s is one that anyone would try', (password) => {
  expect(isCommon(password)).toBe(true)
})

test.each([
  'paard fiets regenton',
  'kV8#tq2Lm',
  'zeven gele tulpen',
  'mijnfietsisrood',
  'Tr0mmelaar-van-Delft',
  '繁體中文密碼很長',
])('%s is not', (password) => {
  expect(isCommon(password)).toBe(false)
})
