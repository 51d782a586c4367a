import formbody from '@fastify/formbody'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { errorBody, errorStatus, notSignedInBody } from '#contract/errors.ts'
import { type Answer, errorStatusesOf, type Refusals, type Route } from '#contract/route.ts'
import { doorOf } from './session.ts'
import { takeFiles } from './uploaded.ts'

type Taken<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a handler returns when it sent its answer itself, as for a redirect. */
export const replied = Symbol('replied')

type Call<R extends Route> = {
  readonly params: Taken<R['params']>
  readonly query: Taken<R['query']>
  readonly body: Taken<R['body']>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly refuse: Refuse<R>
}

/** Answers with a refusal that the route lists, in the shape that it has there. */
export type Refuse<R extends Route> = <Status extends keyof Refusals<R> & number>(
  status: Status,
  body: Refusals<R>[Status],
) => typeof replied

type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R> | typeof replied>

/** Serves one route of the contract: what comes in and what goes out are both checked by its schemas. */
export function serve<const R extends Route>(api: FastifyInstance, route: R, handler: NoInfer<Handler<R>>): void {
  const { file } = route
  if (file) {
    api.register(async (scope) => {
      await takeFiles(scope, file)
      addRoute(scope, route, handler)
    })
  } else if (route.forms) {
    // Parsers belong to a scope: only in this one are forms read.
    api.register(async (scope) => {
      await scope.register(formbody)
      addRoute(scope, route, handler)
    })
  } else {
    addRoute(api, route, handler)
  }
}

function addRoute<R extends Route>(api: FastifyInstance, route: R, handler: Handler<R>): void {
  const status = Number(Object.keys(route.responses).find((key) => key.startsWith('2')) ?? 200)
  const path = route.path.slice(api.prefix.length)
  const options: RouteOptions = {
    method: route.method,
    url: path,
    schema: schemaOf(route),
    config: configOf(route),
    ...(route.secret && { compress: false }),
    // A route that forgets to say `public` is closed, not open; and that before its body is read.
    ...(!route.public && { preParsing: doorOf(route) }),
    handler: async (request, reply) => {
      const { params, query, body } = request
      const refuse: Refuse<R> = (status, refusal) => {
        reply.code(Number(status)).send(refusal)
        return replied
      }
      const answer = await handler({ params, query, body, request, reply, refuse } as Call<R>)
      if (answer === replied) return reply
      // A handler with several good answers has said which one it is.
      if (reply.statusCode === 200) reply.code(status)
      return answer
    },
  }
  api.route(options)
  if (route.trailingSlash) api.route({ ...options, url: `${path}/`, schema: { ...options.schema, hide: true } })
}

/** What the hooks of the whole API know about a route. */
function configOf(route: Route): FastifyContextConfig {
  const limit = route.limit && { rateLimit: { max: route.limit.max, timeWindow: route.limit.perSeconds * 1000 } }
  return { contract: route, ...limit } as FastifyContextConfig
}

function schemaOf(route: Route): object {
  const { params, query, body, responses } = route
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [...route.tags],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...Object.fromEntries(errorStatusesOf(route).map((status) => [status, bodyOf(status)])),
      ...responses,
    },
  }
}

const bodyOf = (status: number) => (status === errorStatus.not_signed_in ? notSignedInBody : errorBody)
