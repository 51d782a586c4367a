import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getPredefinedNotary, type QuestionnaireRoutes, questionnaireRoutes } from '#contract/questionnaires.ts'
import type { FlowName } from '#domain/products/index.ts'
import type { Config } from '#server/config/index.ts'
import { AppError, errorEntry, etagOf, serve } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import type { QuestionnaireActions } from './actions.ts'
import type { BeforePayingAction } from './before-paying.ts'
import { flowIsOffered, type KeptQuestionnaire, toQuestionnaire } from './questionnaire.ts'

type RouteParts = {
  readonly actions: QuestionnaireActions
  readonly beforePaying: BeforePayingAction
  readonly visitors: VisitorActions
  readonly config: Pick<Config, 'FOUNDATIONS_ENABLED' | 'TRANSFER_TO_ENGLISH_ENABLED' | 'HOME_URL' | 'PUBLIC_URL'>
}

export async function registerQuestionnaires(api: FastifyInstance, parts: RouteParts): Promise<void> {
  for (const [flow, routes] of questionnaireRoutes) serveProduct(api, flow, routes, parts)

  serve(api, getPredefinedNotary, async ({ params, request }) => ({
    id: await parts.actions.predefinedNotary(params.uuid, parts.visitors.callerOf(request)),
  }))
}

function serveProduct(api: FastifyInstance, flow: FlowName, routes: QuestionnaireRoutes, parts: RouteParts): void {
  const { actions, visitors, config } = parts
  const asked = (request: FastifyRequest, uuid: string) => ({
    flow,
    uuid,
    caller: visitors.callerOf(request),
    ifMatch: request.headers['if-match'],
  })

  serve(api, routes.create, async ({ body, request, reply }) => {
    if (!flowIsOffered(flow, config)) throw new AppError('not_found')
    return show(reply, await actions.create(flow, visitors.welcome(request, reply), body ?? {}))
  })

  serve(api, routes.read, async ({ params, request, reply }) => {
    const kept = await actions.read(asked(request, params.uuid))
    // Whoever still comes here keeps the cookie a while longer.
    visitors.welcome(request, reply)
    return show(reply, kept)
  })

  serve(api, routes.save, async ({ params, body, request, reply, refuse }) => {
    const saved = await actions.save({ ...asked(request, params.uuid), patch: body })
    return saved.outcome === 'conflict' ? refuse(409, conflict(reply, saved.kept)) : show(reply, saved.kept)
  })

  serve(api, routes.complete, async ({ params, request, reply, refuse }) => {
    const result = await actions.complete(asked(request, params.uuid))
    if (result.outcome === 'conflict') return refuse(409, conflict(reply, result.kept))
    if (result.outcome === 'unconfirmed') return refuse(409, unconfirmed(reply, result))
    if (result.outcome === 'incomplete') return refuse(422, { errors: result.errors })
    const { uuid, version, progress } = result.kept
    reply.header('etag', etagOf(version))
    const payment = result.order === null ? null : { uuid: result.order }
    return { uuid, version, completed: true, step: progress.step, payment }
  })

  serve(api, routes.confirmAnswers, async ({ params, body, request, reply, refuse }) => {
    const saved = await actions.confirmAnswers({ ...asked(request, params.uuid), paths: body.paths })
    return saved.outcome === 'conflict' ? refuse(409, conflict(reply, saved.kept)) : show(reply, saved.kept)
  })

  serve(api, routes.putBackAnswers, async ({ params, body, request, reply, refuse }) => {
    const saved = await actions.putBackAnswers({ ...asked(request, params.uuid), paths: body.paths })
    return saved.outcome === 'conflict' ? refuse(409, conflict(reply, saved.kept)) : show(reply, saved.kept)
  })

  serve(api, routes.beforePaying, ({ params, request }) => parts.beforePaying(asked(request, params.uuid)))

  serve(api, routes.transfer, async ({ params, request, refuse }) => {
    const one = asked(request, params.uuid)
    if (config.TRANSFER_TO_ENGLISH_ENABLED) return actions.transfer(one)
    // Who may not see it hears nothing about it either.
    await actions.read(one)
    const message = 'Moving on to the other language is switched off here.'
    const redirect_url = config.HOME_URL ?? `${config.PUBLIC_URL}/questionnaire/`
    return refuse(403, { errors: [{ code: 'transfer_disabled', message }], redirect_url })
  })
}

function show(reply: FastifyReply, kept: KeptQuestionnaire) {
  reply.header('etag', etagOf(kept.version))
  return toQuestionnaire(kept)
}

function conflict(reply: FastifyReply, kept: KeptQuestionnaire) {
  return { errors: [errorEntry('conflict')], current: show(reply, kept) }
}

function unconfirmed(reply: FastifyReply, { kept, paths }: { kept: KeptQuestionnaire; paths: readonly string[] }) {
  return { errors: paths.map((path) => ({ ...errorEntry('unconfirmed'), path })), current: show(reply, kept) }
}
