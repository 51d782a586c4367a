import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const { inTurn } = createPasswords({ waiting: 10 })
const hash = (password: string) => inTurn((hashing) => hashing.hash(password))
const matches = (password: string, kept: string | null) => inTurn((hashing) => hashing.matches(password, kept))

test('a password is kept as argon2id, with its own salt', async () => {
  const [one, other] = await Promise.all([hash('geheim-1234'), hash('geheim-1234')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
})

test.each([
  ['the same', 'geheim-1234', 'geheim-1234', true],
  ['another', 'geheim-1234', 'geheim-1235', false],
  ['another case', 'geheim-1234', 'Geheim-1234', false],
  ['a space at the end', 'geheim-1234', 'geheim-1234 ', false],
  ['an accent written in two ways', 'caf\u00e9-terras', 'cafe\u0301-terras', true],
])('%s matches or not', async (_name, chosen, typed, right) => {
  expect(await matches(typed, await hash(chosen))).toBe(right)
})

test('nothing matches where no password is kept', async () => {
  expect(await matches('geheim-1234', null)).toBe(false)
  expect(await matches('', null)).toBe(false)
})

test('a hash that failed once is made again for the next who has no account', async () => {
  let fails = true
  const hasher = {
    hash: async () => (fails ? Promise.reject(new Error('no memory')) : 'kept'),
    verify: async () => true,
  }
  const passwords = createPasswords({ hasher })
  await expect(passwords.inTurn((hashing) => hashing.matches('x', null))).rejects.toThrow('no memory')
  fails = false
  expect(await passwords.inTurn((hashing) => hashing.matches('x', null))).toBe(false)
})
