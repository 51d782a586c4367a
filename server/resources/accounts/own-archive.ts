import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Zip, ZipPassThrough } from 'fflate'
import type { Files } from '#server/adapters/files/index.ts'
import type { KeptFile } from '../visitors/keeper.ts'

type OwnArchiveParts = { readonly files: Pick<Files, 'get'>; readonly log: Pick<FastifyBaseLogger, 'error'> }

type ArchivedData = { readonly data: Readonly<Record<string, unknown>>; readonly files: readonly KeptFile[] }

/**
 * Everything of somebody as the bytes of a ZIP, while it is read: of the files one at a time is in memory, and none is packed
 * again, because pictures and PDFs are packed already. What was collected comes last, with which files there are.
 */
export async function* ownArchive({ files, log }: OwnArchiveParts, { data, files: kept }: ArchivedData) {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const taken = () => {
    const chunks = ready
    ready = []
    return chunks
  }
  const add = (name: string, bytes: Uint8Array) => {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(bytes, true)
  }
  const listed: object[] = []
  for (const { name, key } of kept) {
    // One file that cannot be read does not keep its owner from the others; that it lacks is said.
    const bytes = await files.get(key).catch(() => undefined)
    if (bytes === undefined) {
      log.error({ key }, 'a file of a download cannot be read')
      listed.push({ name, missing: true })
      continue
    }
    listed.push({ name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
    add(name, bytes)
    yield* taken()
  }
  add('data.json', Buffer.from(JSON.stringify({ ...data, files: listed }, null, 2)))
  zip.end()
  yield* taken()
}
