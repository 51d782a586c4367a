import type { Session } from '#contract/own-account.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError, type Session as Caller } from '#server/http/index.ts'
import { deleteAllSessions, deleteSession, selectSessions } from './store-own.ts'

type SessionParts = { readonly database: Database; readonly clock: Clock }

export type SessionActions = ReturnType<typeof sessionActions>

/** The devices of an account, for its owner to look at and to sign out. */
export function sessionActions({ database, clock }: SessionParts) {
  return {
    async list({ account, device_id }: Caller): Promise<Session[]> {
      const sessions = await selectSessions(database.db, account, clock.now())
      return sessions.map(({ id, device, created_at, last_seen_at }) => ({
        id,
        device,
        current: id === device_id,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
      }))
    },

    async end({ account }: Caller, id: string): Promise<void> {
      const ended = isUuid(id) && (await deleteSession(database.db, account, id))
      if (!ended) throw new AppError('not_found')
    },

    /** This one too: whoever fears a stranger in the account wants to see everybody gone. */
    endAll: ({ account }: Caller): Promise<void> => database.inTransaction((tx) => deleteAllSessions(tx, account)),
  }
}
