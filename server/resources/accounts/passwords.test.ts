import { expect, test } from 'vitest'
import { createPasswords, createTurns } from './passwords.ts'

const passwords = createPasswords()

test('a password is kept as argon2id, with its own salt', async () => {
  const [one, other] = await Promise.all([passwords.hash('geheim-1234'), passwords.hash('geheim-1234')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
})

test.each([
  ['the same', 'geheim-1234', 'geheim-1234', true],
  ['another', 'geheim-1234', 'geheim-1235', false],
  ['another case', 'geheim-1234', 'Geheim-1234', false],
  ['a space at the end', 'geheim-1234', 'geheim-1234 ', false],
  ['an accent written in two ways', 'caf\u00e9-terras', 'cafe\u0301-terras', true],
])('%s matches or not', async (_name, chosen, typed, matches) => {
  expect(await passwords.matches(typed, await passwords.hash(chosen))).toBe(matches)
})

test('nothing matches where no password is kept', async () => {
  expect(await passwords.matches('geheim-1234', null)).toBe(false)
  expect(await passwords.matches('', null)).toBe(false)
})

test('so many at a time, in the order in which they came, also when one fails', async () => {
  const inTurn = createTurns(2)
  let running = 0
  let most = 0
  const began: number[] = []
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((index) =>
      inTurn(async () => {
        began.push(index)
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        if (index === 1) throw new Error('no')
        return index
      }),
    ),
  )
  expect([most, running]).toEqual([2, 0])
  expect(began).toEqual([0, 1, 2, 3, 4, 5])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})
