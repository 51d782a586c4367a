import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createVault, isBeingReplaced, keysToExchange, makeKey, readKey } from './keys.ts'
import { keyIdOf } from './vault.ts'

const base64Key = Buffer.alloc(32, 3).toString('base64')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vault-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const settings = (DATA_KEY?: string, DATA_KEY_NEW?: string) => ({
  DATA_KEY,
  DATA_KEY_NEW,
  DATA_DIR: join(folder, 'data'),
})
const path = () => join(folder, 'data', 'data.key')

test('the key of the settings is used and nothing is written', async () => {
  expect(await readKey(settings(base64Key))).toEqual(Buffer.alloc(32, 3))
  expect(await readdir(folder)).toEqual([])
})

test('a key that is not there is not made up', async () => {
  expect(await readKey(settings())).toBeUndefined()
  await expect(createVault(settings())).rejects.toThrow(/^There is no key: set DATA_KEY, or put the key .*data\.key\.$/)
  expect(await readdir(folder)).toEqual([])
})

test('a key is made once, for the owner only, and used again', async () => {
  const key = await makeKey(settings())
  expect((await stat(path())).mode & 0o777).toBe(0o600)
  expect(await makeKey(settings())).toEqual(key)
  expect(await readKey(settings())).toEqual(key)
  expect(await readdir(join(folder, 'data'))).toEqual(['data.key'])
})

test('of many makers at once all end up with the same key', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => makeKey(settings())))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect(await readdir(join(folder, 'data'))).toEqual(['data.key'])
})

describe('a damaged key stops the server and stays as it is', () => {
  test.each([
    ['empty', ''],
    ['cut off', base64Key.slice(0, 20)],
    ['rubbish', 'x'.repeat(44)],
    ['two keys', `${base64Key}\n${base64Key}`],
  ])('%s', async (_name, content) => {
    await makeKey(settings())
    await chmod(path(), 0o600)
    await writeFile(path(), content)
    await expect(createVault(settings())).rejects.toThrow(/data\.key is damaged.*Put back the right key/)
    await expect(makeKey(settings())).rejects.toThrow(/data\.key is damaged/)
    expect(await readFile(path(), 'utf8')).toBe(content)
  })

  test('in the settings', async () => {
    const failure = createVault(settings('short'))
    await expect(failure).rejects.toThrow(/The key in DATA_KEY is damaged/)
    await expect(failure).rejects.not.toThrow(/short/)
  })
})

describe('another key for the old one', () => {
  const other = Buffer.alloc(32, 4)

  test('by settings: both are named, and the rest is said', async () => {
    const { old, fresh, settle } = await keysToExchange(settings(base64Key, other.toString('base64')))
    expect([old, fresh]).toEqual([Buffer.alloc(32, 3), other])
    expect(await settle()).toContain('set DATA_KEY to what DATA_KEY_NEW is now')
    expect(await readdir(folder)).toEqual([])
  })

  test('in the data folder: one is made, stays the same until it takes its place, and the old one is kept', async () => {
    const before = await makeKey(settings())
    const first = await keysToExchange(settings())
    const again = await keysToExchange(settings())
    expect(again.fresh).toEqual(first.fresh)
    expect(first.old).toEqual(before)
    expect(await isBeingReplaced(settings())).toBe(true)
    expect(await again.settle()).toContain(`data.key.${keyIdOf(before)}`)
    expect(await readKey(settings())).toEqual(first.fresh)
    expect(await isBeingReplaced(settings())).toBe(false)
    const files = (await readdir(join(folder, 'data'))).toSorted()
    expect(files).toEqual(['data.key', `data.key.${keyIdOf(before)}`])
  })

  test.each([
    ['nothing to replace', settings, /There is no key to replace/],
    ['no new one', () => settings(base64Key), /^Set DATA_KEY_NEW to the new key/],
    ['a damaged new one', () => settings(base64Key, 'x'), /The key in DATA_KEY_NEW is damaged/],
  ])('%s', async (_what, given, sentence) => {
    await expect(keysToExchange(given())).rejects.toThrow(sentence)
    expect(await readdir(folder)).toEqual([])
  })
})
