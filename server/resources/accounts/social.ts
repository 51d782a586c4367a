import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { SocialErrorCode, SocialProvider } from '#contract/account-answers.ts'
import { socialRoutes } from '#contract/accounts.ts'
import { localeFrom } from '#domain/values/index.ts'
import {
  type IdentityClaims,
  IdentityError,
  type IdentityProvider,
  type IdentityProviders,
} from '#server/adapters/identity/index.ts'
import type { Tx } from '#server/db/index.ts'
import { toData } from './account.ts'
import type { CallOrigin } from './call-origin.ts'
import { letIn } from './enter.ts'
import type { Remembered } from './errands.ts'
import type { GivenInput } from './given.ts'
import { attachIdentity, SocialFailure } from './identities.ts'
import { accountMail } from './mail-job.ts'
import type { AccountParts } from './parts.ts'
import { ticketFor } from './second-factor-ticket.ts'
import { deviceStandingOf } from './standing.ts'
import { type Account, findByEmail, insertAccount } from './store.ts'
import { findByIdentity, insertIdentity, updateIdentity } from './store-own.ts'
import { tokenQuery } from './tokens.ts'

export type SocialParts = Pick<AccountParts, 'config' | 'database' | 'jobs' | 'clock' | 'redirects' | 'clients'> & {
  readonly providers: IdentityProviders
  readonly log: FastifyBaseLogger
}

export type SocialActions = ReturnType<typeof socialActions>

type SignInStart = Pick<Remembered, 'target' | 'config' | 'window' | 'begun_by' | 'link'> & {
  readonly locale?: string | undefined
}

/** What becomes of the browser: it goes somewhere, or its window hands something to a page of that origin. */
export type SocialOutcome =
  | { readonly goTo: string }
  | { readonly handOver: Readonly<Record<string, unknown>>; readonly origin: string }

const screens = { home: '/questionnaire', login: '/questionnaire/login', account: '/questionnaire/account' } as const

const codes = {
  cancelled: 'cancelled',
  unavailable: 'provider_unavailable',
  refused: 'sign_in_failed',
} as const satisfies Record<IdentityError['code'], SocialErrorCode>

/** Signing in with an account elsewhere: leaving for the provider, and what comes of coming back. */
export function socialActions(parts: SocialParts) {
  const { config, database, clock, redirects, providers, log } = parts
  const callbackOf = (name: SocialProvider) => `${config.PUBLIC_URL}${socialRoutes[name].finish.path}`

  function providerNamed(name: SocialProvider): IdentityProvider {
    const provider = providers[name]
    if (!provider) throw new SocialFailure('provider_unavailable')
    return provider
  }

  /** An address of our own screens that says what went wrong and with whom; never one of somebody else. */
  function errorPage(
    name: SocialProvider,
    failure: SocialFailure,
    errand: Pick<Remembered, 'target' | 'link'> | null,
  ): string {
    const said = { error: failure.code, provider: failure.provider ?? name }
    if (errand?.link) return redirects.withQuery(`${config.PUBLIC_URL}${screens.account}`, said)
    const wanted = errand && wantedIn(errand.target)
    return redirects.withQuery(`${config.PUBLIC_URL}${screens.login}`, {
      ...said,
      ...(wanted && { redirect_url: wanted }),
    })
  }

  /** Where somebody who tries again wants to get; home only passes them on. */
  function wantedIn(target: string): string | null {
    if (!redirects.isOurs(target)) return target
    const { pathname, search, hash, searchParams } = new URL(target)
    if (!/^\/questionnaire\/?$/.test(pathname)) return `${pathname}${search}${hash}`
    const further = searchParams.get('redirect_url')
    return redirects.target(further) === null ? null : further
  }

  async function complete(
    name: SocialProvider,
    query: string,
    errand: Remembered,
    calledFrom: CallOrigin,
  ): Promise<SocialOutcome> {
    const provider = providerNamed(name)
    const vouched = await provider.finish({ callback: callbackOf(name), query, errand: errand.errand })
    if (errand.link) {
      await attachIdentity(parts, { ...errand.link, provider: name }, vouched)
      return { goTo: redirects.withQuery(`${config.PUBLIC_URL}${screens.account}`, { linked: name }) }
    }
    return database.inTransaction(async (tx) => {
      const { account, isNew } = await accountFor(parts, tx, { name, vouched, calledFrom })
      if (account.blocked_at !== null) throw new SocialFailure('account_blocked')
      const ticket = await ticketFor(tx, account.uuid, clock)
      if (ticket !== null) return halfway(errand, ticket)
      const issued = await letIn(parts, tx, account, calledFrom, { inAddress: true, isNew, begunBy: errand.begun_by })
      const token = tokenQuery(issued)
      const delivered = {
        ...token,
        auth_token: token.access_token,
        client_id: token.client,
        config: errand.config,
        ...(isNew && { oauth_registration: 'true' }),
      }
      const standing = deviceStandingOf({ role: account.role, enrolled: false, passed: false }, config)
      const data = { ...toData(account, standing, config), ...delivered }
      if (errand.window) return handOver(errand, 'deliverCredentials', data)
      return { goTo: redirects.withQuery(errand.target, { ...delivered, blank: 'true' }) }
    })
  }

  /** The provider vouches for them, and there is a second factor to show: our own screen asks for it. */
  function halfway(errand: Remembered, ticket: string): SocialOutcome {
    if (errand.window) return handOver(errand, 'authFailure', { error: 'second_factor_needed', ticket })
    const wanted = wantedIn(errand.target)
    const query = { ticket, ...(wanted && { redirect_url: wanted }) }
    return { goTo: redirects.withQuery(`${config.PUBLIC_URL}${screens.login}`, query) }
  }

  /** As the page of the protocol says it; only the origin that the browser was to end up at may hear it. */
  const handOver = ({ target }: Remembered, message: string, data: object): SocialOutcome => ({
    handOver: { ...data, message },
    origin: new URL(target).origin,
  })

  return {
    errorPage,

    /** Where a client wants the browser to end up, or null where that is not for us to lead to. */
    targetIn(given: GivenInput): string | null {
      const wanted = given.text('auth_origin_url') ?? given.text('auth_redirect_url') ?? screens.home
      const host = given.text('host')
      if (!host || !wanted.startsWith('/')) return redirects.target(wanted)
      const origin = /^https?:\/\//i.test(host) ? host : `${new URL(config.PUBLIC_URL).protocol}//${host}`
      return redirects.target(`${origin.replace(/\/+$/, '')}${wanted}`)
    },

    /** The address to send the browser to, and what it must have with it when it comes back. */
    async begin(
      name: SocialProvider,
      start: SignInStart,
    ): Promise<{ readonly url: string; readonly errand: Remembered }> {
      const { locale, ...rest } = start
      try {
        const { url, errand } = await providerNamed(name).begin({ callback: callbackOf(name), locale })
        return { url, errand: { provider: name, errand, ...rest } }
      } catch (error) {
        throw failureFrom(error, name, log)
      }
    },

    /** What becomes of the browser at the callback: on, signed in, or to a screen of ours that says why not. */
    async finish(
      name: SocialProvider,
      query: string,
      errand: Remembered | null,
      calledFrom: CallOrigin,
    ): Promise<SocialOutcome> {
      if (errand?.provider !== name) return { goTo: errorPage(name, new SocialFailure('sign_in_failed'), null) }
      try {
        return await complete(name, query, errand, calledFrom)
      } catch (error) {
        const failure = failureFrom(error, name, log)
        if (errand.window) return handOver(errand, 'authFailure', { error: failure.code })
        return { goTo: errorPage(name, failure, errand) }
      }
    },
  }
}

/** What went wrong, in words for a screen: whoever comes back from a provider can do nothing with an error of ours. */
function failureFrom(error: unknown, provider: SocialProvider, log: FastifyBaseLogger): SocialFailure {
  if (error instanceof SocialFailure) return error
  if (!(error instanceof IdentityError)) {
    log.error({ err: error, provider }, 'signing in with a provider failed here')
    return new SocialFailure('sign_in_failed')
  }
  if (error.code !== 'cancelled') {
    log.warn({ err: error.cause, provider, code: error.code }, 'signing in at a provider failed')
  }
  return new SocialFailure(codes[error.code])
}

type SocialArrival = {
  readonly name: SocialProvider
  readonly vouched: IdentityClaims
  readonly calledFrom: CallOrigin
}

/** By issuer and subject alone. An address only ever makes a new account: it never opens one that is there already. */
async function accountFor(
  { jobs, clock }: Pick<SocialParts, 'jobs' | 'clock'>,
  tx: Tx,
  { name, vouched, calledFrom }: SocialArrival,
): Promise<{ readonly account: Account; readonly isNew: boolean }> {
  const known = await findByIdentity(tx, vouched)
  if (known) {
    await updateIdentity(tx, vouched, vouched.email)
    return { account: known, isNew: false }
  }
  const { email } = vouched
  if (email === null || !vouched.email_verified) throw new SocialFailure('email_not_verified')
  const now = clock.now()
  const uuid = randomUUID()
  const account = await insertAccount(tx, {
    uuid,
    provider: name,
    // Not the subject: that is the provider's, and may differ from another one by nothing but a capital.
    uid: uuid,
    email,
    password_hash: null,
    firstname: vouched.firstname,
    lastname: vouched.lastname,
    locale: calledFrom.locale ?? localeFrom(vouched.locale?.slice(0, 2)) ?? 'nl',
    confirmed_at: now,
    profile_image: vouched.picture,
    created_at: now,
    updated_at: now,
  })
  if (!account) return { account: await firstOf(tx, name, vouched, email), isNew: false }
  const { issuer, subject } = vouched
  const linked = await insertIdentity(tx, { issuer, subject, account: uuid, provider: name, email, created_at: now })
  // Linked to another account at this very moment: then this one would have no way in.
  if (!linked) throw new SocialFailure('sign_in_failed')
  await jobs.enqueue(tx, accountMail, { kind: 'welcome', account: uuid })
  return { account, isNew: true }
}

/** The address has an account: made a moment ago by this same person in another tab, or in another way. */
async function firstOf(tx: Tx, name: SocialProvider, vouched: IdentityClaims, email: string): Promise<Account> {
  const same = await findByIdentity(tx, vouched)
  if (same) return same
  const other = await findByEmail(tx, email)
  // The same provider with another subject: an address that changed hands there. To send them back would go round for ever.
  if (!other || other.provider === name) throw new SocialFailure('sign_in_failed')
  throw new SocialFailure('different_provider', other.provider)
}
