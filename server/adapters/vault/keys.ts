import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '#server/config/index.ts'
import { keyIdOf, type Vault, VaultError, vaultWith } from './vault.ts'

type KeySettings = Pick<Config, 'DATA_KEY' | 'DATA_DIR'>

/** Where the key is where none is set. */
const fileIn = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'data.key')

/** What a sentence calls it. */
export const nameOfKey = (settings: KeySettings): string =>
  settings.DATA_KEY === undefined ? fileIn(settings) : 'DATA_KEY'

/** A vault with the key there is. Whether that key goes with the data is for whoever opens the data to find out. */
export async function createVault(settings: KeySettings): Promise<Vault> {
  const key = await readKey(settings)
  if (key !== undefined) return vaultWith([key])
  throw new VaultError('no_key', `There is no key: set DATA_KEY, or put the key of the data in ${fileIn(settings)}.`)
}

/** `DATA_KEY` where it is set, else the key kept in the data folder; undefined when there is neither. */
export async function readKey(settings: KeySettings): Promise<Buffer | undefined> {
  if (settings.DATA_KEY !== undefined) return parseKey(settings.DATA_KEY, 'DATA_KEY')
  return readKeyFile(fileIn(settings))
}

/** Makes the key of a service that has no data yet, in the data folder. Of several makers one wins, and all get its key. */
export const makeKey = (settings: KeySettings): Promise<Buffer> => makeKeyFile(fileIn(settings))

type KeyExchange = {
  readonly old: Buffer
  readonly fresh: Buffer
  /** Puts the new key where it is looked for from now on; answers what is left to do, in one sentence. */
  settle(): Promise<string>
}

/**
 * The key of now and the one that is to replace it: `DATA_KEY_NEW`, or one made beside the key in the data folder. That one
 * stays until it has taken its place, so whoever tries again goes on with the same.
 */
export async function keysToExchange(settings: KeySettings & Pick<Config, 'DATA_KEY_NEW'>): Promise<KeyExchange> {
  const { DATA_KEY, DATA_KEY_NEW } = settings
  const file = fileIn(settings)
  const old = await readKey(settings)
  if (old === undefined) {
    throw new VaultError('no_key', `There is no key to replace: set DATA_KEY, or put the key of the data in ${file}.`)
  }
  if (DATA_KEY_NEW !== undefined) {
    const fresh = parseKey(DATA_KEY_NEW, 'DATA_KEY_NEW')
    const then = 'From now on set DATA_KEY to what DATA_KEY_NEW is now, and DATA_KEY_NEW no longer.'
    return { old, fresh, settle: async () => then }
  }
  if (DATA_KEY !== undefined) {
    throw new VaultError('no_key', 'Set DATA_KEY_NEW to the new key, for example from "openssl rand -base64 32".')
  }
  const fresh = (await readKeyFile(`${file}.new`)) ?? (await makeKeyFile(`${file}.new`))
  return { old, fresh, settle: () => replaceKeyFile(file, old) }
}

/** Whether a key was made to replace the one in the data folder and has not done so yet. */
export const isBeingReplaced = async (settings: KeySettings): Promise<boolean> =>
  settings.DATA_KEY === undefined && (await readIfThere(`${fileIn(settings)}.new`)) !== undefined

/** The old key is kept under another name: backups from before open with it alone. */
async function replaceKeyFile(file: string, old: Buffer): Promise<string> {
  const kept = `${file}.${keyIdOf(old)}`
  await link(file, kept).catch(unlessCode('EEXIST'))
  await rename(`${file}.new`, file)
  await syncFolder(dirname(file))
  return `The key is in ${file}; the one of before is now ${kept}: backups from before need it, and nothing else does.`
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

async function readKeyFile(path: string): Promise<Buffer | undefined> {
  const text = await readIfThere(path)
  return text === undefined ? undefined : parseKey(text.trim(), path)
}

/** Written in full beside its place and then linked there: nobody sees half a key, and of two makers one wins. */
async function makeKeyFile(path: string): Promise<Buffer> {
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
    await link(draft, path).catch(unlessCode('EEXIST'))
    await syncFolder(dirname(path))
  } finally {
    await rm(draft, { force: true })
  }
  return parseKey((await readFile(path, 'utf8')).trim(), path)
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

const readIfThere = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(unlessCode('ENOENT'))

function unlessCode(code: string) {
  return (error: unknown): undefined => {
    if (error instanceof Error && 'code' in error && error.code === code) return undefined
    throw error
  }
}
