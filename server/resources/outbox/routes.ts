import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config/index.ts'
import { AppError } from '#server/http/index.ts'
import { serveLook } from '../sandbox-pages/page.ts'
import type { Outbox, OutboxMail } from './actions.ts'
import { framedMail, framedMailPolicy, listPage, mailPage, outboxStyles } from './page.ts'

type OutboxOptions = {
  readonly config: Pick<Config, 'production' | 'SMTP_URL'>
  readonly outbox: Outbox
}

/** The pages of the outbox. In production, or where mails are really sent, there is nothing at these addresses. */
export async function outbox(app: FastifyInstance, options: OutboxOptions): Promise<void> {
  if (options.config.production || options.config.SMTP_URL !== undefined) return
  const { listMails, readMail } = options.outbox
  const findMail = async (params: unknown) => {
    const mail = await readMail((params as { id: string }).id)
    if (!mail) throw new AppError('not_found')
    return mail
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.get('/outbox', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(listPage(await listMails())),
  )
  app.get('/outbox.json', async () => (await listMails()).map(withSizes))
  app.get('/outbox/:id/attachments/:index', async ({ params }, reply) => {
    const { attachments = [] } = await findMail(params)
    const found = attachments[Number((params as { index: string }).index)]
    if (!found) throw new AppError('not_found')
    return reply
      .type(found.media_type)
      .header('content-disposition', `attachment; filename="${found.name.replace(/[^\w.-]/g, '_')}"`)
      .send(Buffer.from(found.base64, 'base64'))
  })
  await serveLook(app, outboxStyles, new URL('outbox.css', import.meta.url))
  app.get('/outbox/:id', async ({ params }, reply) =>
    reply.type('text/html; charset=utf-8').send(mailPage(await findMail(params))),
  )
  app.get('/outbox/:id/html', async ({ params }, reply) =>
    reply
      .headers({ 'content-security-policy': framedMailPolicy, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(framedMail(await findMail(params))),
  )
}

/** Attachments by name and size: their contents have an address of their own. */
const withSizes = ({ attachments, ...mail }: OutboxMail) => ({
  ...mail,
  attachments: attachments?.map(({ name, media_type, base64 }) => ({
    name,
    media_type,
    size: Buffer.byteLength(base64, 'base64'),
  })),
})
