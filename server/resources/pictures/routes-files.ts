import type { FastifyInstance } from 'fastify'
import { pictureFileAt } from '#domain/pictures/index.ts'
import { FileError, type Files } from '#server/adapters/files/index.ts'
import { AppError } from '#server/http/index.ts'
import { pictureKey } from './shelf.ts'

const mediaTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const

/** What is asked for often is not opened and read each time. */
const mostKept = 32 * 1024 * 1024

/** The bytes of pictures, the ones that were asked for last. */
function createShelf(files: Pick<Files, 'get'>) {
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

type PictureRouteOptions = {
  readonly files: Files
  /** The picture of a page that is shared, by the name that its page gave it; null where no page has it any more. */
  readonly sharePicture?: ((name: string) => Promise<Uint8Array | null>) | undefined
}

/** Pictures for everybody. What is under a name never changes, so whoever has it need not ask again. */
export function pictureRoutes(app: FastifyInstance, { files, sharePicture }: PictureRouteOptions): void {
  const open = createShelf(files)
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    // Whoever shows a page that was shared shows its picture on a page of their own.
    'cross-origin-resource-policy': 'cross-origin',
  }

  app.get<{ Params: { name: string } }>('/pictures/share/:name', async ({ params }, reply) => {
    const [, name] = /^([0-9a-f]{24})\.png$/.exec(params.name) ?? []
    const bytes = name === undefined ? null : await sharePicture?.(name)
    // The page says something else by now: whoever shared it then still shows us.
    if (!bytes) return reply.header('cache-control', 'public, max-age=300').redirect('/share.png', 302)
    return reply.type('image/png').headers(headers).send(bytes)
  })

  app.get<{ Params: { file: string } }>('/pictures/:file', async ({ params }, reply) => {
    const wanted = pictureFileAt(params.file)
    if (wanted === null) throw new AppError('not_found')
    const bytes = await open(pictureKey(wanted.hash, wanted)).catch((error: unknown) => {
      if (!(error instanceof FileError)) throw error
      throw new AppError(error.code === 'missing' ? 'not_found' : 'unavailable')
    })
    return reply.type(mediaTypes[wanted.form]).headers(headers).send(bytes)
  })
}
