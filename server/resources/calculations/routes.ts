import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  completeCalculation,
  copyCalculation,
  createCalculation,
  readCalculation,
  saveCalculation,
  shareCalculation,
} from '#contract/calculations.ts'
import { getCalculator, putCalculator } from '#contract/calculator.ts'
import { defaultOrigin } from '#domain/calculator/index.ts'
import { errorEntry, etagOf, ownSession, serve } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import type { CalculationActions } from './actions.ts'
import { type KeptCalculation, toCalculation } from './calculation.ts'
import type { CalculatorActions } from './configuration.ts'

type RouteParts = {
  readonly actions: CalculationActions
  readonly configuration: CalculatorActions
  readonly visitors: VisitorActions
}

export async function registerCalculations(
  api: FastifyInstance,
  { actions, configuration, visitors }: RouteParts,
): Promise<void> {
  const asked = (request: FastifyRequest, uuid: string) => ({ uuid, caller: visitors.callerOf(request) })

  serve(api, getCalculator, () => configuration.readCalculator())
  serve(api, putCalculator, ({ body, request }) => configuration.changeConfiguration(ownSession(request).account, body))

  serve(api, createCalculation, async ({ body, request, reply }) =>
    show(reply, await actions.create(body?.origin ?? defaultOrigin, visitors.welcome(request, reply))),
  )

  serve(api, readCalculation, async ({ params, query, request, reply }) => {
    const { kept, read_only } = await actions.read(asked(request, params.uuid), query.key)
    // Whoever still comes here keeps the cookie a while longer.
    if (!read_only) visitors.welcome(request, reply)
    return show(reply, kept, read_only)
  })

  serve(api, saveCalculation, async ({ params, body, request, reply, refuse }) => {
    const ifMatch = request.headers['if-match']
    const { outcome, kept } = await actions.save({ ...asked(request, params.uuid), ifMatch }, body.data)
    const current = show(reply, kept)
    return outcome === 'saved' ? current : refuse(409, { errors: [errorEntry('conflict')], current })
  })

  serve(api, completeCalculation, async ({ params, body, request, reply }) => {
    const wish = { slug: body.notary_product_type_slug, language: body.language }
    return show(reply, await actions.complete(asked(request, params.uuid), wish))
  })

  serve(api, shareCalculation, async ({ params, body, request }) => ({
    url: await actions.share(asked(request, params.uuid), body?.language ?? 'nl'),
  }))

  serve(api, copyCalculation, async ({ params, body, request, reply }) =>
    show(reply, await actions.copy(params.uuid, body.key, visitors.welcome(request, reply))),
  )
}

function show(reply: FastifyReply, kept: KeptCalculation, read_only = false) {
  reply.header('etag', etagOf(kept.version))
  return toCalculation(kept, read_only)
}
