import { readFile } from 'node:fs/promises'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type SocialProvider, socialProviders } from '#contract/account-answers.ts'
import { type Locale, localeFrom } from '#domain/values/index.ts'
import { type IdentitySandbox, type Person, testPersons } from '#server/adapters/identity/index.ts'
import type { Config } from '#server/config/index.ts'
import { allowForms } from '#server/http/index.ts'
import { choosePage, overPage } from './page.ts'

type SandboxOptions = {
  readonly config: Pick<Config, 'ALLOWED_REDIRECT_ORIGINS'>
  /** Without one there is nothing at these addresses. */
  readonly sandbox: IdentitySandbox | null
}

const html = 'text/html; charset=utf-8'

export async function identitySandboxRoutes(app: FastifyInstance, { config, sandbox }: SandboxOptions): Promise<void> {
  if (!sandbox) return
  const css = await readFile(new URL('sandbox.css', import.meta.url), 'utf8')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    // The last answer to a form here may lead to an origin we allow.
    allowForms(reply, config.ALLOWED_REDIRECT_ORIGINS)
  })
  app.get('/sandbox/identity/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  await app.register(formbody)
  for (const name of socialProviders) {
    choosingRoutes(app, name, sandbox)
    await app.register(async (scope) => protocolRoutes(scope, sandbox[name]))
  }
}

const posted = z.object({
  choice: z.union([z.enum(['other', 'nobody']), z.email()]),
  email: z.string().trim().max(254).default(''),
  firstname: z.string().trim().max(100).default(''),
  lastname: z.string().trim().max(100).default(''),
  verified: z.literal('true').optional(),
})

function choosingRoutes(app: FastifyInstance, name: SocialProvider, sandbox: IdentitySandbox): void {
  const provider = sandbox[name]
  const url = `${provider.path}/choose/:interaction`

  app.get(url, async (request, reply) => {
    const asked = await provider.asked(request.raw, reply.raw)
    if (!asked) return sendOver(request, reply)
    return reply.type(html).send(choosePage({ provider: name, locale: localeOf(request, asked.locale) }))
  })

  app.post(url, async (request, reply) => {
    const asked = await provider.asked(request.raw, reply.raw)
    const form = posted.safeParse(request.body)
    if (!asked || !form.success) return sendOver(request, reply)
    const locale = localeOf(request, asked.locale)
    const person = personIn(form.data, locale)
    if (person === undefined) {
      return reply
        .code(422)
        .type(html)
        .send(choosePage({ provider: name, locale, typed: form.data }))
    }
    return reply.redirect(await provider.choose(request.raw, reply.raw, person), 303)
  })
}

/** Nobody is null; undefined is someone without an address. */
function personIn(form: z.output<typeof posted>, locale: Locale): Person | null | undefined {
  const { choice, email, firstname, lastname, verified } = form
  if (choice === 'nobody') return null
  if (choice !== 'other') return testPersons.find((person) => person.email === choice)
  if (!z.email().safeParse(email).success) return undefined
  return { email: email.toLowerCase(), firstname, lastname, email_verified: verified === 'true', locale }
}

/** Everything else belongs to the protocol: handed on as it came, so its body must not be read before. */
function protocolRoutes(scope: FastifyInstance, provider: IdentitySandbox[SocialProvider]): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.all(`${provider.path}/*`, async ({ raw }, reply) => {
    reply.hijack()
    for (const [header, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(header, value)
    }
    await provider.handle(raw, reply.raw)
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
