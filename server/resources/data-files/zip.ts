import { unzipSync, zipSync } from 'fflate'
import { AppError } from '#server/http/index.ts'
import type { DataFiles } from './actions.ts'

/** What may come out of a ZIP, however small it is: more is no export of ours. */
const mostFiles = 5_000
const mostInOne = 20 * 1024 * 1024
const mostTogether = 250 * 1024 * 1024

/** Every entry on the same day, so that the same files are the same ZIP. */
const day = new Date('2026-01-01T12:00:00')

export function packedFiles(files: DataFiles): Uint8Array {
  const entries = [...files].map(([path, bytes]) => {
    // Pictures are packed already.
    const level = path.endsWith('.json') ? (6 as const) : (0 as const)
    return [path, [bytes, { level, mtime: day }]] as const
  })
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0])
}

/** Throws when it is no ZIP, or one that unpacks into more than we take. */
export function filesInZip(zip: Uint8Array): DataFiles {
  let [count, size] = [0, 0]
  try {
    const entries = unzipSync(zip, {
      filter({ name, originalSize }) {
        if (name.endsWith('/')) return false
        count += 1
        size += originalSize
        if (count > mostFiles || originalSize > mostInOne || size > mostTogether) throw new RangeError('too much')
        return true
      },
    })
    return new Map(Object.entries(entries))
  } catch (error) {
    const [code, message] =
      error instanceof RangeError
        ? ['too_large', 'There is too much in this ZIP.']
        : ['invalid_format', 'This is no ZIP.']
    throw new AppError('invalid_request', { entries: [{ code, path: 'file', message }] })
  }
}
