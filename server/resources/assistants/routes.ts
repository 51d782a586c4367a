import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  answerAssistantConsent,
  disconnectAssistant,
  listAssistants,
  readAssistantConsent,
} from '#contract/assistants.ts'
import type { Config } from '#server/config/index.ts'
import { AppError, isFromOurPage, ownSession, serve } from '#server/http/index.ts'
import { consentCookie } from './authorization/paths.ts'
import type { ConnectedActions } from './connected.ts'
import type { ConsentActions } from './consents.ts'

type AssistantRouteParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'ASSISTANTS_ENABLED'>
  readonly consents: ConsentActions
  readonly connected: ConnectedActions
}

export async function registerAssistants(api: FastifyInstance, parts: AssistantRouteParts): Promise<void> {
  const { config, consents, connected } = parts
  const ownerOf = (request: FastifyRequest): string => {
    if (!config.ASSISTANTS_ENABLED) throw new AppError('not_found')
    return ownSession(request).account
  }
  /** A request is answered in the browser in which it was made, whoever knows its address. */
  const demandOwnRequest = ({ cookies }: FastifyRequest, uid: string) => {
    if (cookies[consentCookie] !== uid) throw new AppError('not_found')
  }

  serve(api, readAssistantConsent, ({ params, request }) => {
    const account = ownerOf(request)
    demandOwnRequest(request, params.uid)
    return consents.read(params.uid, account)
  })

  serve(api, answerAssistantConsent, async ({ params, body, request }) => {
    const account = ownerOf(request)
    if (!isFromOurPage(request, config)) throw new AppError('forbidden')
    demandOwnRequest(request, params.uid)
    return { redirect_to: await consents.answer(params.uid, account, body) }
  })

  serve(api, listAssistants, async ({ request }) => ({ assistants: await connected.list(ownerOf(request)) }))

  serve(api, disconnectAssistant, async ({ params, request }) => {
    await connected.disconnect(ownerOf(request), params.uuid)
    return { disconnected: true as const }
  })
}
