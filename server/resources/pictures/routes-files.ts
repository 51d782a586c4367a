import type { FastifyInstance } from 'fastify'
import { pictureFileAt } from '#domain/pictures/index.ts'
import { AppError } from '#server/http/index.ts'
import { pictureReader } from './reading.ts'

const mediaTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const

type PictureRouteOptions = {
  readonly files: Parameters<typeof pictureReader>[0]
  /** The picture of a page that is shared, by the name that its page gave it; null where no page has it any more. */
  readonly sharePicture?: ((name: string) => Promise<Uint8Array | null>) | undefined
}

/** Pictures for everybody. What is under a name never changes, so whoever has it need not ask again. */
export function pictureRoutes(app: FastifyInstance, { files, sharePicture }: PictureRouteOptions): void {
  const read = pictureReader(files)
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
    const bytes = await read(wanted)
    return reply.type(mediaTypes[wanted.form]).headers(headers).send(bytes)
  })
}
