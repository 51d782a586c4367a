import type { FastifyInstance } from 'fastify'
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
import { AppError, ownSession, replied, serve, sessionOf } from '#server/http/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import { type AccountPage, accountPage } from './account-page.ts'
import { callOriginOf } from './call-origin.ts'
import { SocialFailure } from './identities.ts'
import { AccountRefusal, protocolSentences } from './refusal.ts'
import { registerEmailChange } from './routes-email.ts'
import { registerSocial } from './routes-social.ts'
import { withoutToken } from './tokens.ts'

/** The account page: devices, accounts elsewhere, what we keep, and the way out. */
async function registerOwnAccount(api: FastifyInstance, page: AccountPage): Promise<void> {
  const { config, sessions, ownData, identities, social, errands } = page

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
    const { locale } = callOriginOf(request, config)
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

type AccountPageParts = Parameters<typeof accountPage>[0] & { readonly visitors: VisitorActions }

/** Signing in with an account elsewhere, and everything an owner can do on the account page. */
export async function registerAccountPage(
  api: FastifyInstance,
  { visitors, ...parts }: AccountPageParts,
): Promise<void> {
  const page = accountPage(parts)
  const { config, social, errands } = page
  await api.register(registerSocial, { config, social, errands, visitors })
  await api.register(registerEmailChange, { config, actions: page.email })
  await api.register(registerOwnAccount, page)
}
