import type { FastifyInstance, FastifyReply } from 'fastify'
import { listCountries, listNotaries } from '#contract/reference.ts'
import { type FlowName, flowNamed } from '#domain/products/index.ts'
import { restoreLocale } from '#domain/values/index.ts'
import { AppError, serve } from '#server/http/index.ts'
import type { ReferenceActions } from './actions.ts'

export async function registerReference(api: FastifyInstance, actions: ReferenceActions): Promise<void> {
  serve(api, listCountries, async ({ query, reply }) => {
    keepAWhile(reply)
    return actions.listCountries({
      by: query.order_field,
      locale: restoreLocale(query.locale),
      residence: query.for === 'residence',
    })
  })

  serve(api, listNotaries, async ({ query: { service_slug: slug }, reply }) => {
    const flow = slug === undefined ? null : known(slug, 'service_slug')
    keepAWhile(reply)
    return actions.listNotaries(flow)
  })
}

/** The same for everyone, and seldom edited. */
function keepAWhile(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=300')
}

function known(slug: string, path: string): FlowName {
  const flow = flowNamed(slug)
  if (flow !== null) return flow
  throw new AppError('invalid_request', {
    entries: [{ code: 'invalid_option', path, message: 'There is no service of this name.' }],
  })
}
