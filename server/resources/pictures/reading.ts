import type { PictureFile } from '#domain/pictures/index.ts'
import { FileError, type Files } from '#server/adapters/files/index.ts'
import { AppError } from '#server/http/index.ts'
import { pictureKey } from './shelf.ts'

/** What is asked for often is not opened and read each time. */
const mostKept = 32 * 1024 * 1024

/** The bytes of pictures, the ones that were asked for last. */
function lastAsked(files: Pick<Files, 'get'>) {
  const kept = new Map<string, Buffer>()
  let size = 0
  return async (key: string): Promise<Buffer> => {
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const bytes = Buffer.from(await files.get(key))
    if (!kept.has(key)) size += bytes.length
    kept.set(key, bytes)
    for (const [oldest, { length }] of kept) {
      if (size <= mostKept) break
      kept.delete(oldest)
      size -= length
    }
    return bytes
  }
}

/** Reads a picture as it is shown. */
export function pictureReader(files: Pick<Files, 'get'>) {
  const open = lastAsked(files)
  return ({ hash, ...file }: PictureFile & { readonly hash: string }): Promise<Buffer> =>
    open(pictureKey(hash, file)).catch((error: unknown) => {
      if (!(error instanceof FileError)) throw error
      throw new AppError(error.code === 'missing' ? 'not_found' : 'unavailable')
    })
}
