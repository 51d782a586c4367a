import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type SocialProvider, socialProviders } from '#contract/account-answers.ts'
import { socialRoutes as contract } from '#contract/accounts.ts'
import { localeFrom } from '#domain/values/index.ts'
import type { Config } from '#server/config/index.ts'
import { replied, serve } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import { callOriginOf } from './call-origin.ts'
import type { Errands } from './errands.ts'
import { type GivenInput, readGiven } from './given.ts'
import { SocialFailure } from './identities.ts'
import { AccountRefusal, protocolSentences } from './refusal.ts'
import type { SocialActions } from './social.ts'
import { serveWindowScript, windowPage } from './window-page.ts'

type SocialRouteParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME'>
  readonly social: SocialActions
  readonly errands: Errands
  readonly visitors: Pick<VisitorActions, 'meet'>
}

/** Leaving for a provider and coming back: the browser is sent on in every case, and never to a stranger. */
export async function registerSocial(api: FastifyInstance, parts: SocialRouteParts): Promise<void> {
  const { config: settings, social, errands, visitors } = parts
  await serveWindowScript(api)

  async function start(name: SocialProvider, request: FastifyRequest, reply: FastifyReply): Promise<typeof replied> {
    const given = readGiven({ ...record(request.body), ...record(request.query) })
    const target = social.targetIn(given)
    if (target === null) return refuseTarget(name, given, request, reply)
    const config = given.text('config_name') ?? 'default'
    const calledFrom = callOriginOf(request, settings)
    const locale = localeFrom(given.text('locale')) ?? calledFrom.locale
    const window = windows.includes(given.text('omniauth_window_type') ?? '')
    // Whoever sends a browser round from elsewhere does not speak for the person before it.
    const begun_by = calledFrom.fromOurPage ? visitors.meet(request, reply) : null
    try {
      const { url, errand } = await social.begin(name, { target, config, window, begun_by, locale })
      await errands.remember(reply, errand)
      if (window) keepOpener(reply)
      return goTo(url, reply)
    } catch (error) {
      if (!(error instanceof SocialFailure)) throw error
      return goTo(social.errorPage(name, error, { target }), reply)
    }
  }

  /** A person gets a screen that says so, a program the error of the protocol. */
  function refuseTarget(
    name: SocialProvider,
    given: GivenInput,
    request: FastifyRequest,
    reply: FastifyReply,
  ): typeof replied {
    if (request.headers.accept?.includes('text/html')) {
      return goTo(social.errorPage(name, new SocialFailure('redirect_not_allowed'), null), reply)
    }
    const url = given.text('auth_origin_url') ?? given.text('auth_redirect_url') ?? ''
    throw new AccountRefusal(422, protocolSentences.redirect_not_allowed({ url }), { status: 'error' })
  }

  for (const name of socialProviders) {
    const { start: byGet, startByPost, finish } = contract[name]
    serve(api, byGet, ({ request, reply }) => start(name, request, reply))
    serve(api, startByPost, ({ request, reply }) => start(name, request, reply))
    serve(api, finish, async ({ request, reply }) => {
      const errand = await errands.recall(request, reply)
      const [, query = ''] = request.url.split('?', 2)
      const calledFrom = callOriginOf(request, settings, visitors.meet(request, reply))
      const outcome = await social.finish(name, query, errand, calledFrom)
      if ('goTo' in outcome) return goTo(outcome.goTo, reply)
      keepOpener(reply)
      const page = windowPage(outcome, { brand: settings.BRAND_NAME, locale: calledFrom.locale ?? 'nl' })
      reply.header('referrer-policy', 'no-referrer').type('text/html; charset=utf-8').send(page)
      return replied
    })
  }
}

/** How the protocol names a window of its own. */
const windows: readonly string[] = ['newWindow', 'inAppBrowser']

/** A browser cuts a window off from the page that opened it at the first answer that wants to be alone. */
const keepOpener = (reply: FastifyReply) => reply.header('cross-origin-opener-policy', 'unsafe-none')

/** What stands in the address is for the one who opens it, not for whom they visit next. */
function goTo(url: string, reply: FastifyReply): typeof replied {
  reply.header('referrer-policy', 'no-referrer').redirect(url)
  return replied
}

const record = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
