import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { safeParse } from 'zod/v4/core'
import type { Config } from '#server/config/index.ts'
import { AppError } from './app-error.ts'
import { answerBrokenConnection, answerError, inputErrors } from './errors.ts'
import { type Metrics, serveMetrics } from './metrics.ts'
import { secure } from './security.ts'
import { refuseUnstorable } from './storable.ts'

// Long enough for a random id and too long for a BSN or a phone number: the id is written to the log as it came.
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9_-]{15,63}$/

/** The id a proxy gave the request, so that its log and ours can be laid side by side; else one of our own. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}

type HttpServerParts = { readonly config: Config; readonly log: FastifyBaseLogger; readonly metrics: Metrics }

const megabyte = 1024 * 1024

/** An HTTP server with the manners of the house and no routes but `/metrics`. */
export async function createServer({ config, log, metrics }: HttpServerParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    // We log requests ourselves, by route pattern: an address may hold a token or a name.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestId,
    trustProxy: config.TRUST_PROXY,
    bodyLimit: megabyte,
    requestTimeout: 60_000,
    // Putting the service together takes a second, and longer on a machine that is busy: that is no failure.
    pluginTimeout: 120_000,
    forceCloseConnections: 'idle',
    // What still comes in over an open connection while we stop is served, and the connection closed after it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenConnection,
  })

  app.setValidatorCompiler(({ schema }) => (data) => {
    const result = safeParse(schema as never, data)
    if (result.success) return { value: result.data }
    return { error: new AppError('invalid_request', { entries: inputErrors(result.error.issues, data) }) }
  })
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  // Any page may post text/plain to us without asking the browser; JSON it may not.
  app.removeContentTypeParser('text/plain')

  recordRequests(app, metrics)
  refuseUnstorable(app)
  giveUpInTime(app)
  closeConnectionsWhenStopping(app)
  await secure(app, config)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The default of 11 takes a hundred times longer for a few percent.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    globalDecompression: false,
  })
  serveMetrics(app, metrics, config.METRICS_TOKEN)
  return app
}

function recordRequests(app: FastifyInstance, metrics: Metrics): void {
  // Everything in these lines is ours: looking for what must not be in them would cost every request.
  const lines = app.log.child({}, { redact: [] })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: request_id } = request
    const route = request.routeOptions.url ?? '(unknown)'
    const status = reply.statusCode
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    metrics.observeRequest({ method, route, status, seconds: reply.elapsedTime / 1000 })
    lines.info({ request_id, method, route, status, milliseconds }, 'request')
    done()
  })
}

const patience = 60_000

/** A handler that never ends is answered for. Fastify's own way makes an error for every request that ends well, too. */
function giveUpInTime(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', (request, reply, done) => {
    const giveUp = () => {
      // What goes on, as a stream of events does, has been answered.
      if (!reply.sent && !reply.raw.headersSent) reply.send(new AppError('unavailable'))
    }
    timers.set(request, setTimeout(giveUp, patience).unref())
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(timers.get(request))
    done()
  })
}

/** A browser keeps its connection for the next request; without this a stop would wait for it to let go. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    stopping = true
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
    if (!app.server.listening) clearInterval(sweep)
  })
}
