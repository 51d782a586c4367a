import type { FastifyInstance } from 'fastify'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
} from '#contract/second-factor.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'
import { ownSession, serve } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import { callOriginOf } from './call-origin.ts'
import type { SecondFactorActions } from './second-factor.ts'

type SecondFactorRouteParts = {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly actions: SecondFactorActions
  readonly visitors: Pick<VisitorActions, 'meet'>
}

/** The second factor: showing it to get in, and everything its owner does with it. */
export async function registerSecondFactor(api: FastifyInstance, parts: SecondFactorRouteParts): Promise<void> {
  const { config, actions, visitors } = parts

  serve(api, showSecondFactor, async ({ body: { ticket, code, drafts = [] }, request, reply }) => {
    const calledFrom = callOriginOf(request, config, visitors.meet(request, reply))
    const { data, headers } = await actions.show({ ticket, code, drafts: drafts.filter(isUuid) }, calledFrom)
    reply.headers(headers)
    return { data }
  })

  serve(api, getSecondFactor, ({ request }) => actions.state(ownSession(request)))
  serve(api, beginSecondFactor, ({ body, request }) => actions.begin(ownSession(request), body.code, request))
  serve(api, confirmSecondFactor, async ({ body, request }) => ({
    recovery_codes: await actions.confirm(ownSession(request), body.code),
  }))
  serve(api, renewRecoveryCodes, async ({ body, request }) => ({
    recovery_codes: await actions.renewCodes(ownSession(request), body.code, request),
  }))
  serve(api, removeSecondFactor, async ({ body, request }) => {
    await actions.remove(ownSession(request), body.code, request)
    return { success: true }
  })
}
