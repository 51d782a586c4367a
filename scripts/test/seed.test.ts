import { expect, test } from 'vitest'
import { seedOfCommit } from './seed.ts'

test('a commit is tried the same way everywhere, and another one another way', () => {
  const one = seedOfCommit('402d9c5a3f0e1b2c3d4e5f60718293a4b5c6d7e8')
  expect(one).toBe(seedOfCommit('402d9c5a3f0e1b2c3d4e5f60718293a4b5c6d7e8'))
  expect(one).not.toBe(seedOfCommit('c4d577a0000000000000000000000000000000000'))
  expect(Number.isSafeInteger(one)).toBe(true)
})

test.each([null, '', 'none'])('without a commit (%s) any number will do', (commit) => {
  const seed = seedOfCommit(commit)
  expect(Number.isSafeInteger(seed)).toBe(true)
})
