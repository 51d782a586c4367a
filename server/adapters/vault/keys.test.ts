import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createVault, keysFromSettings } from './keys.ts'

const base64Key = Buffer.alloc(32, 3).toString('base64')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vault-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const settings = (DATA_KEY?: string) => ({ DATA_KEY, DATA_DIR: join(folder, 'data') })

test('the key of the settings is used and nothing is written', async () => {
  expect(await keysFromSettings(settings(base64Key))).toEqual([Buffer.alloc(32, 3)])
  expect(await readdir(folder)).toEqual([])
})

test('a key is made once, for the owner only, and used again', async () => {
  const sealed = (await createVault(settings())).sealJson('kept', 'a')
  const path = join(folder, 'data', 'data.key')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await createVault(settings())).openJson(sealed, 'a')).toBe('kept')
  expect(await readdir(join(folder, 'data'))).toEqual(['data.key'])
})

test('of many makers at once all end up with the same key', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => keysFromSettings(settings())))
  expect(new Set(keys.map(([key]) => key.toString('hex'))).size).toBe(1)
  expect(await readdir(join(folder, 'data'))).toEqual(['data.key'])
})

describe('a damaged key stops the server and stays as it is', () => {
  test.each([
    ['empty', ''],
    ['cut off', base64Key.slice(0, 20)],
    ['rubbish', 'x'.repeat(44)],
    ['two keys', `${base64Key}\n${base64Key}`],
  ])('%s', async (_name, content) => {
    await createVault(settings())
    const path = join(folder, 'data', 'data.key')
    await chmod(path, 0o600)
    await writeFile(path, content)
    await expect(createVault(settings())).rejects.toThrow(/data\.key is damaged.*Put back the right key/)
    expect(await readFile(path, 'utf8')).toBe(content)
  })

  test('in the settings', async () => {
    const failure = createVault(settings('short'))
    await expect(failure).rejects.toThrow(/The key in DATA_KEY is damaged/)
    await expect(failure).rejects.not.toThrow(/short/)
  })
})
