import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '#server/config/index.ts'
import { type Vault, VaultError, vaultWith } from './vault.ts'

type KeySettings = Pick<Config, 'DATA_KEY' | 'DATA_DIR'>

/** The vault of the running service: `DATA_KEY` where it is set, else the key kept in the data folder. */
export async function createVault(settings: KeySettings): Promise<Vault> {
  return vaultWith(await keysFromSettings(settings))
}

export async function keysFromSettings({ DATA_KEY, DATA_DIR }: KeySettings): Promise<[Buffer]> {
  if (DATA_KEY !== undefined) return [parseKey(DATA_KEY, 'DATA_KEY')]
  const path = join(DATA_DIR, 'data.key')
  const text = (await readIfThere(path)) ?? (await makeKey(path))
  return [parseKey(text.trim(), path)]
}

/** Never makes up for a damaged key with a new one: everything sealed with the old key would be lost. */
function parseKey(text: string, source: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (/^[A-Za-z0-9+/]{43}=$/.test(text) && key.length === 32) return key
  throw new VaultError(
    'bad_key',
    `The key in ${source} is damaged: it must be 32 bytes in base64. Put back the right key; without it the data that was encrypted cannot be read.`,
  )
}

/** Written in full beside its place and then linked there: nobody sees half a key, and of two makers one wins. */
async function makeKey(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString('base64')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path, 'utf8')
}

/** The name of a new file is durable only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; there the file system keeps its own entries safe.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
