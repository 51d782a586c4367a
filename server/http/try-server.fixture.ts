import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { defineRoute, type Route } from '#contract/route.ts'
import { readConfig } from '#server/config/index.ts'
import { createLogger, createMetrics, createServer, guardApi, serve } from './index.ts'

/** For the tests of this room: no database, and routes of their own. */
type Extra = { readonly settings?: Record<string, string>; readonly log?: string[] }

export async function serverWith(add: (api: FastifyInstance) => void, { settings, log = [] }: Extra = {}) {
  const config = readConfig({ NODE_ENV: 'test', ...settings })
  const app = await createServer({
    config,
    log: createLogger('trace', { write: (line) => void log.push(line) }),
    metrics: createMetrics({ ofProcess: false }),
  })
  await app.register(
    async (api) => {
      await guardApi(api, config)
      add(api)
    },
    { prefix: '/api' },
  )
  onTestFinished(() => app.close())
  return app
}

export const base = {
  id: 'tryThing',
  method: 'POST',
  path: '/api/things/:id',
  summary: 'A thing',
  tags: ['things'],
  public: true,
  params: z.object({ id: z.string().regex(/^\d+$/) }),
  query: z.object({ page: z.coerce.number().int().min(1).optional() }),
  body: z.strictObject({ name: z.string().max(10) }),
  responses: { 201: z.object({ name: z.string() }) },
} as const satisfies Route

export const thing = defineRoute(base)

export const reading = {
  id: 'readThing',
  method: 'GET',
  path: '/api/reading',
  summary: 'A thing to read',
  tags: ['things'],
  public: true,
  responses: { 200: z.object({ name: z.string() }) },
} as const satisfies Route

export const json = { 'content-type': 'application/json' }

export const things = (api: FastifyInstance) => serve(api, thing, async ({ body }) => ({ name: body.name, secret: 1 }))
