import { type Disk, errors } from 'flydrive'
import type { Vault } from '#server/adapters/vault/index.ts'
import { FileError, type Files, type SealedFiles } from './port.ts'

const keyForm = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_.-]*)*$/

type SealedParts = {
  readonly disk: Disk
  readonly vault: Vault
  /** In the place of the disk's own way, where that may leave half a file behind or lose it in a crash. */
  readonly write?: (key: string, sealed: Uint8Array) => Promise<void>
}

/** Where a file belongs: one that was moved does not open there. */
const placeOf = (key: string) => `files/${key}`

/** Files on some disk, encrypted by us: who runs that disk sees only noise. */
export function sealedFiles({ disk, vault, write = putOn(disk) }: SealedParts): Files & SealedFiles {
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
