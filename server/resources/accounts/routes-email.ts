import type { FastifyInstance } from 'fastify'
import { confirmEmailChange, requestEmailChange } from '#contract/email-change.ts'
import { mailAddressFrom } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'
import { ownSession, serve, sessionOf } from '#server/http/index.ts'
import { callOriginOf } from './call-origin.ts'
import type { EmailActions } from './changing-email.ts'

type EmailRouteParts = { readonly config: Pick<Config, 'PUBLIC_URL'>; readonly actions: EmailActions }

/** Another mail address for an account. */
export async function registerEmailChange(api: FastifyInstance, { config, actions }: EmailRouteParts): Promise<void> {
  serve(api, requestEmailChange, async ({ body: { email, current_password }, request }) => {
    const wanted = { email: mailAddressFrom(email), current_password }
    await actions.request(ownSession(request), wanted, callOriginOf(request, config))
    return { success: true }
  })

  serve(api, confirmEmailChange, async ({ body, request, reply }) => {
    const { email, headers } = await actions.confirm(body.key, sessionOf(request), callOriginOf(request, config))
    if (headers) reply.headers(headers)
    return { email, signed_in: headers !== null }
  })
}
