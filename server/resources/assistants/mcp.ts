import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assistantPermissions, mayUseTool } from '#domain/assistants/index.ts'
import { localeFrom } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import { AppError, type Metrics, ProtocolError } from '#server/http/index.ts'
import { createCallLimit } from './call-limit.ts'
import type { AssistantConnection } from './connection.ts'
import type { AssistantHandler } from './mcp-server.ts'
import type { AssistantTool } from './tools/tool.ts'

export type McpParts = {
  readonly config: Pick<Config, 'BRAND_NAME' | 'MAINTENANCE' | 'PUBLIC_URL' | 'RATE_LIMIT_PER_MINUTE'> & {
    readonly ASSISTANTS_ENABLED: boolean
  }
  readonly clock: Clock
  readonly metrics: Metrics
  readonly tools: readonly AssistantTool[]
  authenticate(bearer: string): Promise<AssistantConnection | null>
}

const mcpPath = '/mcp'
const mostRequestBytes = 256 * 1024
const callsPerMinute = 60

/**
 * The one address for assistants, in the protocol of 2026 and in that of 2025. It stands beside the API and shares no door
 * with it: what opens the one does not open the other.
 */
export async function registerMcp(app: FastifyInstance, parts: McpParts): Promise<void> {
  const { config, clock, metrics, tools, authenticate } = parts
  const here = new URL(config.PUBLIC_URL)
  const calls = createCallLimit(clock, () => callsPerMinute)
  // Counted by address only when refused: an assistant of many calls from few addresses.
  const strangers = createCallLimit(clock, () => config.RATE_LIMIT_PER_MINUTE)
  const connections = new WeakMap<FastifyRequest, AssistantConnection>()
  let made: Promise<AssistantHandler> | undefined

  /** The library is large, so it is loaded with the first assistant. */
  async function make(): Promise<AssistantHandler> {
    const { createAssistantHandler } = await import('./mcp-server.ts')
    const onError = (error: Error) => app.log.debug({ err: error }, 'an assistant was refused')
    return createAssistantHandler({ config, tools, metrics, onError })
  }
  app.addHook('preClose', async () => (await made)?.close())

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: mcpPath,
    bodyLimit: mostRequestBytes,
    compress: false,
    schema: { hide: true },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!config.ASSISTANTS_ENABLED) throw new AppError('not_found')
      if (config.MAINTENANCE) throw new AppError('unavailable', { headers: { 'retry-after': '300' } })
      if (!isForUs(request, here)) throw new AppError('forbidden')
    },
    // Before the body is read.
    preParsing: async (request) => {
      connections.set(request, await identify(request))
    },
    handler: answer,
  })

  async function identify(request: FastifyRequest): Promise<AssistantConnection> {
    tooMany(strangers.exhausted(request.ip))
    const [, bearer] = /^Bearer ([\w.~+/-]{16,512}=*)$/i.exec(request.headers.authorization ?? '') ?? []
    const connection = bearer === undefined ? null : await authenticate(bearer)
    if (connection) return connection
    strangers.take(request.ip)
    throw new ProtocolError(
      401,
      rpcError('Connect first.'),
      challenge(request.headers.authorization && 'invalid_token'),
    )
  }

  /** Where to ask for what is missing, as RFC 9728 has it. */
  function challenge(error: string | undefined, scope: readonly string[] = assistantPermissions) {
    const parameters = {
      ...(error && { error }),
      resource_metadata: `${config.PUBLIC_URL}/.well-known/oauth-protected-resource${mcpPath}`,
      scope: scope.join(' '),
    }
    const written = Object.entries(parameters).map(([name, value]) => `${name}="${value}"`)
    return { 'www-authenticate': `Bearer ${written.join(', ')}` }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const connection = connections.get(request)
    if (!connection) throw new AppError('not_signed_in')
    tooMany(calls.take(connection.uuid, Array.isArray(request.body) ? Math.max(1, request.body.length) : 1))
    const tool = tools.find(({ name }) => name === toolCalled(request.body))
    if (tool && !mayUseTool(connection.permissions, tool.name)) {
      const refusal = rpcError('The founder did not allow this.')
      throw new ProtocolError(
        403,
        refusal,
        challenge('insufficient_scope', [...connection.permissions, ...tool.permissions]),
      )
    }
    const gone = new AbortController()
    // The signal of the request itself goes off as soon as its body was read.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort()
    })
    const asked = new Request(`${config.PUBLIC_URL}${mcpPath}`, {
      method: request.method,
      headers: ofProtocol(request),
      signal: gone.signal,
    })
    const locale = localeFrom(request.headers['accept-language']?.slice(0, 2)) ?? 'nl'
    made ??= make()
    const handler = await made
    const answer = await handler.answer(asked, { connection, locale, log: request.log }, request.body)
    // The library would let it be kept, as long as one asks again.
    answer.headers.set('cache-control', 'no-store, no-transform')
    return reply.send(answer)
  }
}

/** Nothing of a browser's page that is not ours, and nothing that was looked up under another name. */
function isForUs({ hostname, headers }: FastifyRequest, here: URL): boolean {
  const isHere = hostname === here.hostname || (isThisMachine(hostname) && isThisMachine(here.hostname))
  return isHere && (headers.origin === undefined || headers.origin === here.origin)
}

const isThisMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname)

function tooMany(seconds: number | null): void {
  if (seconds === null) return
  throw new ProtocolError(429, rpcError('Too many calls; wait a moment.'), { 'retry-after': String(seconds) })
}

const rpcError = (message: string) => ({ jsonrpc: '2.0', id: null, error: { code: -32000, message } })

/** The tool that a message calls; of several at once each is judged where it is run. */
function toolCalled(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('method' in body) || body.method !== 'tools/call') return undefined
  const params = 'params' in body ? body.params : undefined
  return typeof params === 'object' && params !== null && 'name' in params ? params.name : undefined
}

/** What the protocol reads of a request. A token or a cookie goes no further than this door. */
const ofProtocol = ({ headers }: FastifyRequest): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && (name === 'accept' || name === 'content-type' || name.startsWith('mcp-'))
      ? [[name, value] satisfies [string, string]]
      : [],
  )
