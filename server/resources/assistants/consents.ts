import { randomUUID } from 'node:crypto'
import { type AssistantConsent, connectionDays } from '#contract/assistants.ts'
import { type AssistantPermission, assistantPermissions } from '#domain/assistants/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { assistantAddress, type Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences } from '../reference/references.ts'
import type { AuthorizationServer } from './authorization/provider.ts'
import { askedPermissions, shownClient } from './authorization/shown-client.ts'
import { holdConsentRequest, keepClient, writeRequest } from './authorization/store.ts'
import { draftForAssistants } from './drafts.ts'
import type { ConnectingFigures } from './figures.ts'
import { endByGrant, holdOwnDraft, insertConnection, selectOwnDrafts } from './store.ts'

export type ConsentParts = {
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly database: Database
  readonly clock: Clock
  readonly questionnaires: Pick<QuestionnairesWithin, 'read' | 'placeOf'>
  readonly references: KnownReferences
  readonly figures: ConnectingFigures
  server(): Promise<AuthorizationServer>
}

type ConsentAnswer = {
  readonly allow: boolean
  readonly permissions: readonly AssistantPermission[]
  readonly questionnaire: string | null
  readonly days: (typeof connectionDays)[number]
}

const day = 86_400_000
/** More than anyone has under way. */
const mostDrafts = 20

/** What an assistant asks, and what somebody answers who is signed in with us. */
export function consentActions({ config, database, clock, questionnaires, references, figures, server }: ConsentParts) {
  const endOf = (days: number): Date => new Date(clock.now().getTime() + days * day)

  /** The request as it was made, and by whom. */
  async function asked(uid: string) {
    const provider = await server()
    const request = await provider.Interaction.find(uid)
    const { client_id, redirect_uri, scope } = request?.params ?? {}
    if (request === undefined || typeof client_id !== 'string' || typeof redirect_uri !== 'string')
      throw new AppError('not_found')
    // One that is known by its document may be gone from there by now.
    const client = await provider.Client.find(client_id).catch(() => undefined)
    if (client === undefined) throw new AppError('not_found')
    const shown = shownClient(client.metadata(), redirect_uri)
    return { provider, request, client_id, shown, permissions: askedPermissions(scope) }
  }

  return {
    async read(uid: string, account: string): Promise<AssistantConsent> {
      const { request, shown, permissions } = await asked(uid)
      if (request.result !== undefined) throw new AppError('not_found')
      const known = await references.recent()
      const drafts = (await selectOwnDrafts(database.db, account, mostDrafts)).map(async ({ uuid }) => {
        const kept = await questionnaires.read(database.db, uuid)
        return kept === undefined ? [] : [draftForAssistants(kept, known, questionnaires)]
      })
      return {
        client: shown,
        permissions,
        drafts: (await Promise.all(drafts)).flat(),
        ends: connectionDays.map((days) => ({ days, until: endOf(days).toISOString() })),
      }
    },

    /** Whoever answers twice at once gets the same; answers where the browser goes on. */
    async answer(uid: string, account: string, given: ConsentAnswer): Promise<string> {
      const { provider, request, client_id, shown, permissions: wanted } = await asked(uid)
      const { allow, questionnaire, days } = given
      const permissions = assistantPermissions.filter((one) => given.permissions.includes(one) && wanted.includes(one))
      if (allow && permissions.length === 0) throw new AppError('invalid_request', { path: 'permissions' })
      const connection = randomUUID()
      const result = allow
        ? { login: { accountId: account, remember: false }, consent: { grantId: connection } }
        : { error: 'access_denied', error_description: 'The person did not allow it.' }
      if (allow) await saveGrant(provider, { connection, account, client_id, permissions })

      const isFirst = await database
        .inTransaction(async (tx) => {
          const now = clock.now()
          const held = await holdConsentRequest(tx, uid, now)
          if (held === undefined) throw new AppError('not_found')
          if (held.result !== undefined) {
            const before = allow ? held.result.login?.accountId === account : 'error' in held.result
            if (!before) throw new AppError('not_found')
            return false
          }
          await writeRequest(tx, uid, { ...held, result })
          if (!allow) return true
          if (questionnaire !== null && !(await holdOwnDraft(tx, account, questionnaire)))
            throw new AppError('invalid_request', { path: 'questionnaire' })
          const until = endOf(days)
          const { name, host, local } = shown
          await insertConnection(tx, {
            ...{ uuid: connection, account, client_id, name, host, local, permissions, questionnaire },
            ...{ created_at: now, until },
          })
          await keepClient(tx, client_id, until)
          return true
        })
        .catch(async (error) => {
          await endByGrant(database.db, connection, clock.now())
          throw error
        })
      if (isFirst) figures.answered(allow ? 'allowed' : 'refused')
      else await endByGrant(database.db, connection, clock.now())
      return request.returnTo
    },
  }

  type Granted = {
    readonly connection: string
    readonly account: string
    readonly client_id: string
    readonly permissions: readonly AssistantPermission[]
  }

  /** Good for nothing until there is a connection of its name. */
  async function saveGrant(provider: AuthorizationServer, { connection, account, client_id, permissions }: Granted) {
    const grant = new provider.Grant({ accountId: account, clientId: client_id })
    grant.jti = connection
    const refused = assistantPermissions.filter((one) => !permissions.includes(one))
    grant.addOIDCScope([...permissions, 'offline_access'])
    grant.addResourceScope(assistantAddress(config), [...permissions])
    if (refused.length > 0) {
      grant.rejectOIDCScope(refused)
      grant.rejectResourceScope(assistantAddress(config), refused)
    }
    await grant.save()
  }
}

export type ConsentActions = ReturnType<typeof consentActions>
