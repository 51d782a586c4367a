import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, localeFrom } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'
import { allowForms } from '#server/http/index.ts'
import { serveLook } from '../sandbox-pages/page.ts'
import type { SandboxDesk } from './actions.ts'
import { choosePage, identityStyles, overPage } from './page.ts'

type IdentitySandboxOptions = {
  readonly config: Pick<Config, 'ALLOWED_REDIRECT_ORIGINS'>
  /** Without any there is nothing at these addresses. */
  readonly desks: readonly SandboxDesk[]
}

const html = 'text/html; charset=utf-8'

export async function identitySandboxRoutes(
  app: FastifyInstance,
  { config, desks }: IdentitySandboxOptions,
): Promise<void> {
  if (desks.length === 0) return
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    // The last answer to a form here may lead to an origin we allow.
    allowForms(reply, config.ALLOWED_REDIRECT_ORIGINS)
  })
  await serveLook(app, identityStyles)
  await app.register(formbody)
  for (const desk of desks) {
    choosingRoutes(app, desk)
    await app.register(async (scope) => protocolRoutes(scope, desk))
  }
}

function choosingRoutes(app: FastifyInstance, { name, path, asked, choose }: SandboxDesk): void {
  const url = `${path}/choose/:interaction`

  app.get(url, async (request, reply) => {
    const question = await asked(request.raw, reply.raw)
    if (!question) return sendOver(request, reply)
    return reply.type(html).send(choosePage({ provider: name, locale: localeOf(request, question.locale) }))
  })

  app.post(url, async (request, reply) => {
    const question = await asked(request.raw, reply.raw)
    const locale = localeOf(request, question?.locale ?? null)
    const chosen = question && (await choose(request.raw, reply.raw, request.body, locale))
    if (!chosen) return sendOver(request, reply)
    if ('url' in chosen) return reply.redirect(chosen.url, 303)
    return reply
      .code(422)
      .type(html)
      .send(choosePage({ provider: name, locale, typed: chosen.typed }))
  })
}

/** Everything else belongs to the protocol: handed on as it came, so its body must not be read before. */
function protocolRoutes(scope: FastifyInstance, { path, handle }: SandboxDesk): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.all(`${path}/*`, async ({ raw }, reply) => {
    reply.hijack()
    for (const [header, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(header, value)
    }
    await handle(raw, reply.raw)
  })
}

const sendOver = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(410)
    .type(html)
    .send(overPage(localeOf(request, null)))

/** The language our screens asked for, else the one the browser likes best. */
function localeOf(request: FastifyRequest, asked: string | null): Locale {
  const [first = ''] = (request.headers['accept-language'] ?? '').split(/[-,;]/)
  return localeFrom(asked) ?? localeFrom(first) ?? 'nl'
}
