import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderRefusal, prepareDataFolder } from './data-folder.ts'
import { ConfigError } from './index.ts'

function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'data-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test.each([
  ['EROFS', 'The data folder /data is read-only: let it be written, or set DATA_DIR to another folder.'],
  ['EACCES', 'The data folder /data may not be written by this user: allow it, or set DATA_DIR to another folder.'],
  ['EPERM', 'The data folder /data may not be written by this user: allow it, or set DATA_DIR to another folder.'],
  ['ENOSPC', 'The disk of the data folder /data is full: make room, or set DATA_DIR to another folder.'],
  ['EIO', 'The folder /data cannot be used for data: odd.'],
])('%s is one sentence', (code, sentence) => {
  const refusal = folderRefusal(Object.assign(new Error('odd.'), { code }), '/data')
  expect(refusal).toBeInstanceOf(ConfigError)
  expect(refusal.message).toBe(sentence)
})

test('a folder is made, tried and left as it was', () => {
  const folder = join(scratch(), 'a', 'b')
  prepareDataFolder(folder)
  expect(readdirSync(folder)).toEqual([])
  mkdirSync(join(folder, 'files'))
  prepareDataFolder(folder)
  expect(readdirSync(folder)).toEqual(['files'])
})

test('one that is no folder is refused', () => {
  const file = join(scratch(), 'file')
  writeFileSync(file, '')
  expect(() => prepareDataFolder(file)).toThrow(/^The folder .*file cannot be used for data: /)
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(/^The folder .* cannot be used for data: /)
})
