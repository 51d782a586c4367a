// Files through one door, encrypted before they are kept: in the data folder by default, in a bucket where one is set.
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'

/**
 * Files by a key like `documents/<uuid>/1-0.pdf`. What is put there is encrypted first and bound to its key: a file that
 * was moved, altered or swapped does not open. A key is written once; what changes gets another key.
 */
export type Files = {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array>
  /** Also when there is none. */
  remove(key: string): Promise<void>
}

/** The same files as they lie there, sealed, to carry them elsewhere. Both refuse what our key does not open. */
export type SealedFiles = {
  take(key: string): Promise<Uint8Array>
  /** False when the very same file is there already; another one under its key is not overwritten. */
  bring(key: string, sealed: Uint8Array): Promise<boolean>
  /** Seals a file anew that was sealed with an older key; false when it was not. */
  renew(key: string): Promise<boolean>
}

/**
 * `taken`: another file has that key. `missing`: there is no such file. `unreachable`: the place where files are kept does not
 * answer or refuses us.
 */
export class FileError extends Error {
  readonly code: 'missing' | 'taken' | 'unreachable' | 'bad_key'
  constructor(code: FileError['code'], sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'FileError'
    this.code = code
  }
}

/** Files that are gone when the process is; `kept` holds them by key. */
export function createFakeFiles(): Files & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>()
  return {
    kept,
    async put(key, bytes) {
      kept.set(key, bytes)
    },
    async get(key) {
      const bytes = kept.get(key)
      if (bytes === undefined) throw new FileError('missing', 'There is no such file.')
      return bytes
    },
    async remove(key) {
      kept.delete(key)
    },
  }
}

const keyForm = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_.-]*)*$/

type SealedFileParts = {
  readonly disk: Disk
  readonly vault: Vault
  /** In the place of the disk's own way, where that may leave half a file behind or lose it in a crash. */
  readonly write?: (key: string, sealed: Uint8Array) => Promise<void>
}

/** Where a file belongs: one that was moved does not open there. */
const placeOf = (key: string) => `files/${key}`

/** Files on some disk, encrypted by us: who runs that disk sees only noise. */
export function sealedFiles({ disk, vault, write = putOn(disk) }: SealedFileParts): Files & SealedFiles {
  const known = (key: string) => {
    if (!keyForm.test(key) || key.length > 200) throw new FileError('bad_key', 'A file has no such key.')
    return key
  }
  const opened = (key: string, sealed: Uint8Array) => vault.openBytes(sealed, placeOf(key))
  const read = (key: string) => disk.getBytes(known(key)).catch(trouble)
  const keep = (key: string, sealed: Uint8Array) => write(key, sealed).catch(trouble)
  return {
    put: async (key, bytes) => keep(key, vault.sealBytes(bytes, placeOf(known(key)))),
    get: async (key) => opened(key, await read(key)),
    async remove(key) {
      await disk.delete(known(key)).catch(trouble)
    },
    async take(key) {
      const sealed = await read(key)
      opened(key, sealed)
      return sealed
    },
    async bring(key, sealed) {
      opened(known(key), sealed)
      const there = await read(key).catch(noneIfMissing)
      if (there && isSame(there, sealed)) return false
      if (there && !isSame(there, sealed.subarray(0, there.length))) {
        throw new FileError('taken', `Another file is kept as ${key}.`)
      }
      // Nothing is there, or the beginning of it: a write that was cut off.
      await keep(key, sealed)
      return true
    },
    async renew(key) {
      const sealed = await read(key)
      const bytes = opened(key, sealed)
      if (vault.isCurrent(sealed)) return false
      await keep(key, vault.sealBytes(bytes, placeOf(key)))
      return true
    },
  }
}

const putOn =
  (disk: Disk) =>
  async (key: string, sealed: Uint8Array): Promise<void> => {
    await disk.put(key, sealed, { contentType: 'application/octet-stream' })
  }

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0

function noneIfMissing(error: unknown): undefined {
  if (error instanceof FileError && error.code === 'missing') return undefined
  throw error
}

const missingCodes = ['ENOENT', 'NoSuchKey', 'NotFound']

function trouble(error: unknown): never {
  const cause: unknown = error instanceof errors.E_CANNOT_READ_FILE ? error.cause : undefined
  const names = [cause, (cause as Error | undefined)?.cause].flatMap((one) => {
    const { code, name } = (one ?? {}) as { code?: unknown; name?: unknown }
    return [code, name]
  })
  if (names.some((name) => missingCodes.includes(String(name)))) {
    throw new FileError('missing', 'There is no such file.', { cause: error })
  }
  throw new FileError('unreachable', 'The place where files are kept cannot be used.', { cause: error })
}

/** Files in a folder of this machine. */
export function localFiles(location: string, vault: Vault): Files & SealedFiles {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return sealedFiles({ disk, vault, write: (key, sealed) => writeWhole(join(location, key), sealed) })
}

/** Under another name until all of it is on disk: a file that is there is whole, also the one that it takes the place of. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.unfinished`
  const file = await open(unfinished, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
  // The name of a new file is durable only when its folder is; Windows cannot open a folder and keeps it safe itself.
  if (process.platform === 'win32') return
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export type BucketSettings = Pick<
  Config,
  'FILES_S3_REGION' | 'FILES_S3_ENDPOINT' | 'FILES_S3_KEY_ID' | 'FILES_S3_SECRET'
> & { readonly FILES_S3_BUCKET: string }

/** Files in a bucket of an S3-compatible service. Its library is large, so it is loaded only here. */
export async function bucketFiles(settings: BucketSettings, vault: Vault): Promise<Files & SealedFiles> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { FILES_S3_BUCKET: bucket, FILES_S3_REGION: region, FILES_S3_ENDPOINT: endpoint } = settings
  const { FILES_S3_KEY_ID: accessKeyId, FILES_S3_SECRET: secretAccessKey } = settings
  const driver = new S3Driver({
    bucket,
    region,
    visibility: 'private',
    // Who may read is a matter of the bucket; several services know no rights per file.
    supportsACL: false,
    // With checksums that nobody asked for, some services keep streamed files damaged without a word.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  })
  return sealedFiles({ disk: new Disk(driver), vault })
}

/** The bucket that is set, else the data folder. */
export async function createFiles({ config, vault }: { config: Config; vault: Vault }): Promise<Files & SealedFiles> {
  const { FILES_S3_BUCKET } = config
  if (FILES_S3_BUCKET === undefined) return localFiles(join(config.DATA_DIR, 'files'), vault)
  return bucketFiles({ ...config, FILES_S3_BUCKET }, vault)
}
