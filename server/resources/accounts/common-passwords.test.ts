import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { isCommon } from './common-passwords.ts'

describe('is one that anyone would try', () => {
  test.each([
    'password',
    'PASSWORD',
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
    'trustno1',
    'ｐａｓｓｗｏｒｄ',
  ])('%s', async (password) => {
    expect(await isCommon(password)).toBe(true)
  })

  test('the ten thousand most common of all', async () => {
    const most = dictionary['passwords-common'].slice(0, 10_000)
    expect(new Set(most).size).toBe(10_000)
    const verdicts = await Promise.all(most.map((password) => isCommon(password.toUpperCase())))
    expect(verdicts.filter((verdict) => !verdict)).toEqual([])
  })
})

describe('is not', () => {
  test.each([
    'paard fiets regenton',
    'kV8#tq2Lm',
    'zeven gele tulpen',
    'mijnfietsisrood',
    'Tr0mmelaar-van-Delft',
    'een-goed-wachtwoord',
    'tiger58203948',
    '繁體中文密碼很長',
  ])('%s', async (password) => {
    expect(await isCommon(password)).toBe(false)
  })
})
