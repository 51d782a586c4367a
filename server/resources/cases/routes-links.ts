import type { FastifyInstance } from 'fastify'
import { fetchCaseSet, listCaseLinks, makeCaseLink, revokeCaseLink } from '#contract/case-links.ts'
import { ownSession, serve } from '#server/http/index.ts'
import { replyWithFile } from '../uploads/routes.ts'
import type { LinkActions } from './links.ts'

/** Links to a case for a notary without an account here. */
export async function registerCaseLinks(
  api: FastifyInstance,
  { actions }: { readonly actions: LinkActions },
): Promise<void> {
  serve(api, listCaseLinks, ({ params, request }) => actions.list(ownSession(request), params.uuid))
  serve(api, makeCaseLink, ({ params, body, request }) =>
    actions.make(ownSession(request), params.uuid, body.email ?? null),
  )
  serve(api, revokeCaseLink, ({ params: { uuid, id }, request }) => actions.revoke(ownSession(request), uuid, id))
  serve(api, fetchCaseSet, async ({ params, reply }) => replyWithFile(reply, await actions.fetch(params.token)))
}
