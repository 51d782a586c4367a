import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type SocialProvider, socialProviders } from '#contract/account-answers.ts'
import { socialRoutes as contract } from '#contract/accounts.ts'
import { localeFrom } from '#domain/values/index.ts'
import { replied, serve } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import type { ErrandCookie } from './errand-cookie.ts'
import { type Given, readGiven } from './given.ts'
import { Refusal } from './refusal.ts'
import { say } from './sentences.ts'
import type { SocialActions } from './social.ts'
import { SocialFailure } from './social-failure.ts'
import { whenceOf } from './whence.ts'

type SocialRouteParts = {
  readonly social: SocialActions
  readonly cookie: ErrandCookie
  readonly visitors: Pick<VisitorActions, 'meet'>
}

/** Leaving for a provider and coming back: the browser is sent on in every case, and never to a stranger. */
export async function socialRoutes(api: FastifyInstance, parts: SocialRouteParts): Promise<void> {
  const { social, cookie, visitors } = parts

  async function start(name: SocialProvider, request: FastifyRequest, reply: FastifyReply): Promise<typeof replied> {
    const given = readGiven({ ...record(request.body), ...record(request.query) })
    const target = social.targetIn(given)
    if (target === null) return refuseTarget(name, given, request, reply)
    const config = given.text('config_name') ?? 'default'
    const locale = localeFrom(given.text('locale')) ?? whenceOf(request, null).locale
    try {
      const { url, errand } = await social.begin(name, { target, config, locale })
      cookie.remember(reply, errand)
      return goTo(url, reply)
    } catch (error) {
      if (!(error instanceof SocialFailure)) throw error
      return goTo(social.errorPage(name, error, { target }), reply)
    }
  }

  /** A person gets a screen that says so, a program the error of the protocol. */
  function refuseTarget(
    name: SocialProvider,
    given: Given,
    request: FastifyRequest,
    reply: FastifyReply,
  ): typeof replied {
    if (request.headers.accept?.includes('text/html')) {
      return goTo(social.errorPage(name, new SocialFailure('redirect_not_allowed'), null), reply)
    }
    const url = given.text('auth_origin_url') ?? given.text('auth_redirect_url') ?? ''
    throw new Refusal(422, say.redirect_not_allowed({ url }), { status: 'error' })
  }

  for (const name of socialProviders) {
    const { start: byGet, startByPost, finish } = contract[name]
    serve(api, byGet, ({ request, reply }) => start(name, request, reply))
    serve(api, startByPost, ({ request, reply }) => start(name, request, reply))
    serve(api, finish, async ({ request, reply }) => {
      const errand = cookie.recall(request, reply)
      const [, query = ''] = request.url.split('?', 2)
      const whence = whenceOf(request, visitors.meet(request, reply))
      return goTo(await social.finish(name, query, errand, whence), reply)
    })
  }
}

/** What stands in the address is for the one who opens it, not for whom they visit next. */
function goTo(url: string, reply: FastifyReply): typeof replied {
  reply.header('referrer-policy', 'no-referrer').redirect(url)
  return replied
}

const record = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
