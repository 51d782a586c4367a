import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scratch, scratchFolder } from './scratch.ts'

test('a folder is new, and what a process that is gone left behind is cleared away', () => {
  const one = scratchFolder('sample')
  // No process has this number.
  const left = join(scratch(), 'oprecht-sample-99999999-x')
  mkdirSync(left)
  const other = scratchFolder('sample')
  onTestFinished(() => {
    for (const folder of [one, other]) rmSync(folder, { recursive: true })
  })
  expect(other).not.toBe(one)
  expect([one, other, left].map((folder) => existsSync(folder))).toEqual([true, true, false])
})
