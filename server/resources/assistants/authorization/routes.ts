import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { assistantPermissions } from '#domain/assistants/index.ts'
import { assistantAddress, type Config } from '#server/config/index.ts'
import { AppError } from '#server/http/index.ts'
import { authorizationPaths } from './paths.ts'
import type { AuthorizationServer } from './provider.ts'
import { askedPermissions } from './shown-client.ts'

type AuthorizationRoutes = {
  readonly config: Config
  /** Made when somebody first needs it: the library is large. */
  server(): Promise<AuthorizationServer>
}

/** Of what a client registers only this is kept. How it is let in is ours to say, and whatever else it tells nobody reads. */
const registered = z.object({
  redirect_uris: z.array(z.string().max(2_000)).min(1).max(20),
  client_name: z.string().max(500).optional().catch(undefined),
  client_uri: z.string().max(500).optional().catch(undefined),
  policy_uri: z.string().max(500).optional().catch(undefined),
})

const hour = 3_600_000
const minute = 60_000

/** The addresses of the protocol: what it says of itself, and the authorization server. */
export async function authorizationRoutes(
  app: FastifyInstance,
  { config, server }: AuthorizationRoutes,
): Promise<void> {
  await app.register(rateLimit, { global: false, errorResponseBuilder: () => new AppError('too_many_requests') })
  app.addHook('onRequest', async (_request, reply) => {
    if (!config.ASSISTANTS_ENABLED) throw new AppError('not_found')
    if (config.MAINTENANCE) throw new AppError('unavailable', { headers: { 'retry-after': '300' } })
    reply.header('cache-control', 'no-store')
  })
  const { host, protocol } = new URL(config.PUBLIC_URL)

  /** The library writes its answer itself: what stands on every answer of ours is put there first. */
  async function handOver(request: FastifyRequest, reply: FastifyReply, { url = request.raw.url, body = '' } = {}) {
    const provider = await server()
    const raw = body === '' ? request.raw : replaced(request.raw, body)
    raw.url = url ?? '/'
    // The library tells by these headers by which address it was called.
    Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) })
    reply.hijack()
    for (const [header, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(header, value)
    await provider.callback()(raw, reply.raw)
  }

  const limited = (max: number, timeWindow: number) => ({ config: { rateLimit: { max, timeWindow } } })

  const resource = {
    resource: assistantAddress(config),
    authorization_servers: [config.PUBLIC_URL],
    scopes_supported: assistantPermissions,
    bearer_methods_supported: ['header'],
    resource_name: config.BRAND_NAME,
  }
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])
    app.get(path, limited(600, minute), async (_request, reply) => {
      reply.header('access-control-allow-origin', '*')
      return resource
    })

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    )
    scope.post(authorizationPaths.registration, limited(20, hour), async (request, reply) => {
      const told = registered.safeParse(parsed(request.body))
      if (!told.success)
        return reply.code(400).send({ error: 'invalid_redirect_uri', error_description: 'redirect_uris are missing' })
      return handOver(request, reply, { body: JSON.stringify(told.data) })
    })
  })

  await app.register(async (scope) => {
    // Handed on as it came, so its body must not be read before.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const path of ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'])
      scope.get(path, limited(600, minute), (request, reply) => handOver(request, reply))
    scope.get(authorizationPaths.jwks, limited(600, minute), (request, reply) => handOver(request, reply))
    scope.get(authorizationPaths.authorization, limited(60, minute), (request, reply) =>
      handOver(request, reply, { url: withKnownScope(request.url) }),
    )
    scope.get(`${authorizationPaths.authorization}/:uid`, limited(60, minute), (request, reply) =>
      handOver(request, reply),
    )
    scope.post(authorizationPaths.token, limited(120, minute), (request, reply) => handOver(request, reply))
    scope.post(authorizationPaths.revocation, limited(60, minute), (request, reply) => handOver(request, reply))
  })
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

/** Whoever asks for nothing, or for what we have not, asks for all there is: what it gets, people decide. */
function withKnownScope(url: string): string {
  const asked = new URL(url, 'http://localhost')
  const wanted = asked.searchParams.get('scope')
  const lasting = wanted?.split(' ').includes('offline_access') ? ['offline_access'] : []
  asked.searchParams.set('scope', [...askedPermissions(wanted), ...lasting].join(' '))
  return `${asked.pathname}${asked.search}`
}

/** The same request with another body. Its socket is of nobody: that of the request is not to be closed with it. */
function replaced({ method, headers }: IncomingMessage, body: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  const { 'transfer-encoding': _, ...rest } = headers
  Object.assign(request, { method, headers: { ...rest, 'content-length': String(Buffer.byteLength(body)) } })
  request.push(body)
  request.push(null)
  return request
}
