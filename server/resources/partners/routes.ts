import type { FastifyInstance } from 'fastify'
import {
  listLawyers,
  listPartnerOffers,
  listPartnerRequests,
  requestLawyer,
  requestPartnerOffer,
  withdrawPartnerRequest,
} from '#contract/partners.ts'
import { ownSession, serve } from '#server/http/index.ts'
import type { Partners } from './actions.ts'

const sentences = {
  stale_consent: 'The words are others now: read them again.',
  needs_membership: 'This is for members.',
  already_shared: 'Something else was passed on already: take that back first.',
} as const

const refusal = ({
  outcome: code,
  consent,
}: Exclude<Awaited<ReturnType<Partners['askOffer']>>, { outcome: 'asked' }>) => ({
  ...{ errors: [{ code, message: sentences[code] }], consent },
})

export async function registerPartners(api: FastifyInstance, partners: Partners): Promise<void> {
  serve(api, listPartnerOffers, ({ request }) => partners.offers(ownSession(request).account))

  serve(api, listLawyers, ({ request }) => partners.lawyers(ownSession(request).account))

  serve(api, requestPartnerOffer, async ({ params, body, request, refuse }) => {
    const asked = await partners.askOffer(ownSession(request).account, params.slug, body)
    return asked.outcome === 'asked' ? asked.request : refuse(409, refusal(asked))
  })

  serve(api, requestLawyer, async ({ params, body, request, refuse }) => {
    const asked = await partners.askLawyer(ownSession(request).account, params.lawyer, body)
    return asked.outcome === 'asked' ? asked.request : refuse(409, refusal(asked))
  })

  serve(api, listPartnerRequests, async ({ request }) => ({
    requests: await partners.requests(ownSession(request).account),
  }))

  serve(api, withdrawPartnerRequest, ({ params, request }) =>
    partners.withdraw(ownSession(request).account, params.uuid),
  )
}
