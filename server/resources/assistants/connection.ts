import { z } from 'zod'
import type { AssistantPermission } from '#domain/assistants/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { tokenHash } from '#server/adapters/vault/index.ts'
import { assistantAddress, type Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { findByToken, noteUse } from './store.ts'

/** An assistant that somebody connected to their account, and what it may do there. */
export type AssistantConnection = {
  readonly uuid: string
  readonly account: string
  readonly client_id: string
  /** As it calls itself, made fit to be shown. */
  readonly name: string
  /** Whose it is, as far as can be known. */
  readonly host: string
  readonly permissions: readonly AssistantPermission[]
  /** The only one it may touch; null: all of the account, and new ones. */
  readonly questionnaire: string | null
  readonly until: Date
}

type AuthenticateParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'ASSISTANTS_ENABLED'>
  readonly database: Database
  readonly clock: Clock
}

const minute = 60_000

/** What is known of a token, beside the connection it belongs to. */
const tokenSchema = z.object({ aud: z.string(), scope: z.string() })

/** Finds out which assistant calls. It is looked up every time, so that whoever is disconnected is so at once. */
export const assistantAuthentication =
  ({ config, database: { db }, clock }: AuthenticateParts) =>
  async (bearer: string): Promise<AssistantConnection | null> => {
    if (!config.ASSISTANTS_ENABLED || bearer === '' || bearer.length > 200) return null
    const now = clock.now()
    const found = await findByToken(db, tokenHash(bearer), now)
    const { data: token } = tokenSchema.safeParse(found?.payload)
    if (found === undefined || token?.aud !== assistantAddress(config)) return null
    const { uuid, account, client_id, name, host, questionnaire, until, last_used_at } = found
    const aMinuteAgo = new Date(now.getTime() - minute)
    if (last_used_at === null || last_used_at <= aMinuteAgo) await noteUse(db, uuid, now, aMinuteAgo)
    const granted = token.scope.split(' ')
    const permissions = found.permissions.filter((permission) => granted.includes(permission))
    return { uuid, account, client_id, name, host, permissions, questionnaire, until }
  }
