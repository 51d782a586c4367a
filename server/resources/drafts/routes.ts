import type { FastifyInstance } from 'fastify'
import { claimDrafts, listDrafts } from '#contract/drafts.ts'
import type { Config } from '#server/config/index.ts'
import { AppError, isFromOurPage, ownSession, serve } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import type { DraftActions } from './actions.ts'

type DraftRouteParts = {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly visitors: Pick<VisitorActions, 'visitorOf'>
  readonly actions: DraftActions
}

export async function registerDrafts(api: FastifyInstance, parts: DraftRouteParts): Promise<void> {
  const { config, visitors, actions } = parts

  serve(api, listDrafts, async ({ request }) => ({ drafts: await actions.list(visitors.visitorOf(request)) }))

  serve(api, claimDrafts, async ({ request, body }) => {
    if (!isFromOurPage(request, config)) throw new AppError('forbidden')
    const { account } = ownSession(request)
    return { claimed: await actions.claim(visitors.visitorOf(request), account, body.uuids) }
  })
}
