import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { deleteAccount } from '#contract/accounts.ts'
import {
  endAllSessions,
  endSession,
  exportAccount,
  exportAccountFiles,
  linkIdentity,
  listIdentities,
  listSessions,
  unlinkIdentity,
} from '#contract/own-account.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { IdentityProviders } from '#server/adapters/identity/index.ts'
import type { Config } from '#server/config/index.ts'
import { AppError, ownSession, replied, serve, sessionOf } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { changingEmail } from './changing-email.ts'
import { createErrands, type Errands } from './errands.ts'
import { type IdentityActions, identityActions, SocialFailure } from './identities.ts'
import { type SessionActions, sessionActions } from './own-account.ts'
import { type OwnDataActions, ownDataActions } from './own-data.ts'
import type { AccountParts } from './parts.ts'
import { AccountRefusal, protocolSentences } from './refusal.ts'
import { registerEmailChange } from './routes-email.ts'
import { registerSocial } from './routes-social.ts'
import { type SocialActions, socialActions } from './social.ts'
import { withoutToken } from './tokens.ts'
import { whenceOf } from './whence.ts'

type OwnRouteParts = {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly sessions: SessionActions
  readonly ownData: OwnDataActions
  readonly identities: IdentityActions
  readonly social: SocialActions
  readonly errands: Errands
}

/** The account page: devices, accounts elsewhere, what we keep, and the way out. */
export async function registerOwnAccount(api: FastifyInstance, parts: OwnRouteParts): Promise<void> {
  const { config, sessions, ownData, identities, social, errands } = parts

  serve(api, listSessions, async ({ request }) => ({ sessions: await sessions.list(ownSession(request)) }))
  serve(api, endSession, async ({ request, reply, params }) => {
    const session = ownSession(request)
    await sessions.end(session, params.id)
    if (params.id.toLowerCase() === session.device_id) withoutToken(reply)
    return { success: true }
  })
  serve(api, endAllSessions, async ({ request, reply }) => {
    await sessions.endAll(ownSession(request))
    withoutToken(reply)
    return { success: true }
  })

  serve(api, exportAccount, async ({ request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="account.json"')
    return ownData.exportData(ownSession(request).account)
  })
  serve(api, exportAccountFiles, async ({ request, reply }) => {
    const archive = await ownData.exportArchive(ownSession(request).account)
    reply.type('application/zip').header('content-disposition', 'attachment; filename="account.zip"').send(archive)
    return replied
  })
  serve(api, deleteAccount, async ({ request, reply }) => {
    const session = sessionOf(request)
    if (session === null) throw new AccountRefusal(404, protocolSentences.nothing_to_destroy, { status: 'error' })
    const message = await ownData.deleteAccount(session.account)
    withoutToken(reply)
    return { status: 'success', message }
  })

  serve(api, listIdentities, async ({ request }) => ({
    identities: await identities.list(ownSession(request).account),
  }))
  serve(api, linkIdentity, async ({ request, reply, params }) => {
    const { account, client } = ownSession(request)
    await identities.mayLink(account)
    const { locale } = whenceOf(request, config)
    const link = { account, client }
    try {
      const place = { target: config.PUBLIC_URL, config: 'default', window: false, begun_by: null }
      const { url, errand } = await social.begin(params.provider, { ...place, link, locale })
      await errands.remember(reply, errand)
      return { redirect_url: url }
    } catch (error) {
      if (error instanceof SocialFailure) throw new AppError('unavailable')
      throw error
    }
  })
  serve(api, unlinkIdentity, async ({ request, params }) => {
    await identities.unlink(ownSession(request).account, params.provider)
    return { success: true }
  })
}

type AccountPageParts = {
  readonly accounts: AccountParts
  readonly visitors: VisitorActions
  readonly providers: IdentityProviders
  readonly keepers: readonly Keeper[]
  readonly files: Pick<Files, 'get'>
  readonly log: FastifyBaseLogger
}

/** Signing in with an account elsewhere, and everything an owner can do on the account page. */
export async function registerAccountPage(api: FastifyInstance, parts: AccountPageParts): Promise<void> {
  const { accounts, visitors, providers, keepers, files, log } = parts
  const social = socialActions({ ...accounts, providers, log })
  const errands = createErrands(accounts)
  await api.register(registerSocial, { config: accounts.config, social, errands, visitors })
  await api.register(registerEmailChange, { config: accounts.config, actions: changingEmail(accounts) })
  await api.register(registerOwnAccount, {
    config: accounts.config,
    sessions: sessionActions(accounts),
    ownData: ownDataActions({ ...accounts, keepers, files, log }),
    identities: identityActions(accounts),
    social,
    errands,
  })
}
