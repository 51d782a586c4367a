import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { AppError } from './app-error.ts'

export type Metrics = {
  readonly registry: Registry
  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void
  /** What an assistant asked for, by the name of the tool alone. */
  observeToolCall(call: { tool: string; outcome: string; seconds: number }): void
}

/** Figures of one process. `ofProcess` adds memory, processor and event loop, which a process needs only once. */
export function createMetrics({ ofProcess }: { readonly ofProcess: boolean }): Metrics {
  const registry = new Registry()
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  const toolCalls = new Histogram({
    name: 'assistant_tool_duration_seconds',
    help: 'Time to answer an assistant, by tool',
    labelNames: ['tool', 'outcome'] as const,
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  })
  return {
    registry,
    observeToolCall: ({ tool, outcome, seconds }) => toolCalls.observe({ tool, outcome }, seconds),
    observeRequest: ({ method, route, status, seconds }) => durations.observe({ method, route, status }, seconds),
  }
}

export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (!isThisMachine(request) && !bears(request, token)) throw new AppError('forbidden')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics())
  })
}

/** Asked by someone on this machine, and not by a proxy on this machine for someone else. */
function isThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)
  return (address === '::1' || address.startsWith('127.')) && !forwarded
}

function bears({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false
  // Hashed first: equal lengths, so that the comparison takes the same time whatever was sent.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}
