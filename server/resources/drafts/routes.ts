import type { FastifyInstance, FastifyRequest } from 'fastify'
import { claimDrafts, listDrafts, openDraftLink, removeDraft, sendDraftLink } from '#contract/drafts.ts'
import type { Config } from '#server/config/index.ts'
import { AppError, isFromOurPage, ownSession, serve } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import type { DraftActions } from './actions.ts'
import type { draftLinks } from './links.ts'

type DraftRouteParts = {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly visitors: Pick<VisitorActions, 'visitorOf' | 'callerOf' | 'meet'>
  readonly actions: DraftActions
  readonly links: ReturnType<typeof draftLinks>
}

export async function registerDrafts(api: FastifyInstance, parts: DraftRouteParts): Promise<void> {
  const { config, visitors, actions, links } = parts
  /** Only a page of ours speaks for the visitor of a browser. */
  const demandOurPage = (request: FastifyRequest) => {
    if (!isFromOurPage(request, config)) throw new AppError('forbidden')
  }

  serve(api, listDrafts, async ({ request }) => ({ drafts: await actions.list(visitors.visitorOf(request)) }))

  serve(api, claimDrafts, async ({ request, body }) => {
    demandOurPage(request)
    const { account } = ownSession(request)
    return { claimed: await actions.claim(visitors.visitorOf(request), account, body.uuids) }
  })

  serve(api, removeDraft, async ({ params, request }) => {
    demandOurPage(request)
    await actions.remove(params.uuid, visitors.callerOf(request))
    return { removed: true as const }
  })

  serve(api, sendDraftLink, async ({ body, request }) => {
    demandOurPage(request)
    await links.send(visitors.visitorOf(request), request.ip, body)
    return { accepted: true as const }
  })

  serve(api, openDraftLink, async ({ body, request, reply }) => {
    demandOurPage(request)
    return links.open(visitors.meet(request, reply), request.ip, body.key)
  })
}
