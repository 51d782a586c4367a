import { expect, test } from 'vitest'
import { hashOfFile, readHash } from './file-hash.ts'

test('the hash is that of the bytes', async () => {
  expect(await hashOfFile(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test.each([
  [` ${'AB'.repeat(32)}\n`, 'ab'.repeat(32)],
  ['ab'.repeat(31), null],
  ['xy'.repeat(32), null],
  ['', null],
])('%j is read as %j', (typed, read) => expect(readHash(typed)).toBe(read))
