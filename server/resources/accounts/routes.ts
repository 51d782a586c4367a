import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '#contract/accounts.ts'
import { createRedirection, getArrival, getMe, getMeForDashboard, openRedirection } from '#contract/own-account.ts'
import type { Answer, Route } from '#contract/route.ts'
import type { Config } from '#server/config/index.ts'
import { ownSession, type Redirects, replied, type Session, serve, sessionOf } from '#server/http/index.ts'
import type { Companies } from '../companies/actions.ts'
import { tellAmount } from '../companies/header.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import type { AccountActions } from './actions.ts'
import { type CallOrigin, callOriginOf } from './call-origin.ts'
import { type CallingDevice, UsedLink } from './changing-password.ts'
import { type GivenInput, readGiven } from './given.ts'
import { AccountRefusal, BlockedAccount, protocolSentences } from './refusal.ts'
import { withoutToken } from './tokens.ts'

type RouteParts = {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly actions: AccountActions
  readonly visitors: Pick<VisitorActions, 'visitorOf' | 'meet'>
  readonly redirects: Pick<Redirects, 'target' | 'isOurs'>
  readonly companies: Pick<Companies, 'count'>
}

type ProtocolCall = {
  readonly given: GivenInput
  readonly query: Readonly<Record<string, unknown>>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly session: Session | null
}

/** Everything of the protocol at `/api/member_auth`, who is signed in, and the links that take somebody along. */
export async function registerAccounts(api: FastifyInstance, parts: RouteParts): Promise<void> {
  const { config, actions, visitors, redirects, companies } = parts
  const from = (request: FastifyRequest): CallOrigin => callOriginOf(request, config, visitors.visitorOf(request))
  /** The browser gets its cookie where it gets a token, so that it is known again. */
  const met = (request: FastifyRequest, reply: FastifyReply): CallOrigin =>
    callOriginOf(request, config, visitors.meet(request, reply))

  protocol(api, contract.registerAccount, async ({ given, request, reply }) => {
    const { data, headers } = await actions.register(given, met(request, reply))
    reply.headers(headers)
    return { status: 'success' as const, data }
  })

  protocol(api, contract.signIn, async ({ given, request, reply }) => {
    const { data, headers } = await actions.signIn(given, met(request, reply))
    reply.headers(headers)
    return { data }
  })

  protocol(api, contract.getSignIn, async () => {
    throw new AccountRefusal(405, protocolSentences.post_to_sign_in, { headers: { allow: 'POST' } })
  })

  protocol(api, contract.signOut, async ({ session, reply }) => {
    if (session === null) throw new AccountRefusal(404, protocolSentences.not_logged_in)
    await actions.signOut(session)
    withoutToken(reply)
    return { success: true as const }
  })

  protocol(api, contract.validateToken, async ({ session }) => {
    if (session === null) throw new AccountRefusal(401, protocolSentences.invalid_token)
    return { success: true as const, data: await actions.data(session) }
  })

  protocol(api, contract.updateAccount, async ({ session, given, request, reply }) => {
    if (session === null) throw new AccountRefusal(404, protocolSentences.user_not_found, { status: 'error' })
    const { headers, data } = await actions.update(session, given, callingDeviceOf(request, reply))
    reply.headers(headers)
    return { status: 'success' as const, data }
  })

  protocol(api, contract.openConfirmation, async ({ query, reply }) =>
    go(
      reply,
      await actions.openConfirmation({ code: text(query.confirmation_token), redirect_url: query.redirect_url }),
    ),
  )

  protocol(api, contract.sendConfirmation, async ({ given, request }) => {
    const token = given.text('token')
    if (token !== undefined) return actions.confirm(token)
    return { success: true as const, message: await actions.resendConfirmation(given, from(request)) }
  })

  protocol(api, contract.requestPassword, async ({ given, request }) => ({
    success: true as const,
    message: await actions.requestReset(given, from(request)),
  }))

  protocol(api, contract.openPasswordReset, async ({ query, request, reply }) => {
    const { redirect_url } = query
    const link = { code: text(query.reset_password_token), redirect_url, config: text(query.config) ?? 'default' }
    try {
      return go(reply, await actions.openReset(link, from(request)))
    } catch (error) {
      if (error instanceof BlockedAccount && wantsPage(request)) {
        return go(reply, '/questionnaire/login?error=account_blocked')
      }
      // A person with an old link is helped on to a new one; a program gets its 404.
      if (!(error instanceof AccountRefusal) || error.status !== 404 || !wantsPage(request)) throw error
      const target = redirects.target(redirect_url)
      if (target === null || !redirects.isOurs(target)) throw error
      return go(reply, `/questionnaire/reset-password?${error instanceof UsedLink ? 'used' : 'expired'}=true`)
    }
  })

  protocol(api, contract.changePassword, async ({ session, given, request, reply }) => {
    if (session === null) throw new AccountRefusal(401, protocolSentences.unauthorized)
    const { headers, ...changed } = await actions.changePassword(session, given, callingDeviceOf(request, reply))
    if (session.second_factor === 'awaited') withoutToken(reply)
    reply.headers(headers)
    return { success: true as const, ...changed }
  })

  serve(api, getMe, ({ request }) => actions.me(ownSession(request)))
  serve(api, getMeForDashboard, async ({ request, reply }) => {
    const session = ownSession(request)
    await tellAmount(reply, companies, session.account)
    return actions.me(session)
  })

  serve(api, createRedirection, async ({ query, request }) => ({
    redirect_url: await actions.createRedirection(ownSession(request), query.redirect_url),
  }))

  serve(api, getArrival, async ({ request }) => ({
    began_here: await actions.beganHere(ownSession(request), visitors.visitorOf(request)),
  }))

  serve(api, openRedirection, async ({ params, request, reply }) =>
    go(reply, await actions.openRedirection(params.code, from(request))),
  )
}

/** Serves a route of the protocol, whose bodies come in several forms. */
function protocol<const R extends Route>(
  api: FastifyInstance,
  route: R,
  handler: (call: ProtocolCall) => Promise<Answer<R> | typeof replied>,
): void {
  serve(api, route as Route, ({ body, query, request, reply }) =>
    handler({ given: readGiven(body), query: query ?? {}, request, reply, session: sessionOf(request) }),
  )
}

/** Whoever shows the token of a link gets no lasting one with the answer. */
const callingDeviceOf = (request: FastifyRequest, reply: FastifyReply): CallingDevice => ({
  lasting: reply.hasHeader('access-token'),
  agent: request.headers['user-agent'],
})

/** Sends the browser on. An address that may hold a token is told to nobody else. */
function go(reply: FastifyReply, target: string): typeof replied {
  reply.header('referrer-policy', 'no-referrer').redirect(target)
  return replied
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false
