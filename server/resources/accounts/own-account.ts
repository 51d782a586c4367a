import type { AccountData } from '#contract/account-answers.ts'
import type { Me, OpenSession } from '#contract/own-account.ts'
import { isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { newToken, tokenHash } from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError, type Session } from '#server/http/index.ts'
import { endAssistants } from '../assistants/own-data.ts'
import { toData, toMe } from './account.ts'
import { type CallOrigin, deviceFrom } from './call-origin.ts'
import { type CallingDevice, choosingPassword } from './changing-password.ts'
import { emailIn, profileFields, profileIn } from './fields.ts'
import type { GivenInput } from './given.ts'
import type { AccountParts } from './parts.ts'
import { AccountRefusal, faults, protocolSentences } from './refusal.ts'
import { type Account, findByUuid, insertCode, saveAccount, useCode } from './store.ts'
import { begunBy, deleteClient, mayChangePassword } from './store-clients.ts'
import { deleteAllSessions, deleteSession, selectSessions } from './store-own.ts'
import { tokenQuery } from './tokens.ts'

/** What `PUT {base}` takes. */
const changeable = [...profileFields, 'email', 'password', 'password_confirmation']

type Updated = { readonly data: AccountData; readonly headers: Readonly<Record<string, string>> }

const fiveMinutes = 5 * 60_000

/** What an account does with itself once it is signed in. */
export function ownAccount(parts: AccountParts) {
  const { config, database, clock, redirects, clients } = parts
  const choosing = choosingPassword(parts)

  const find = async ({ account }: Session): Promise<Account> => {
    const found = await findByUuid(database.db, account)
    if (found === undefined) throw new AppError('not_signed_in')
    return found
  }

  return {
    me: async (session: Session): Promise<Me> => toMe(await find(session), session, config),

    async data(session: Session): Promise<AccountData> {
      return toData(await find(session), session, config, await mayChangePassword(database.db, session))
    },

    /** Whether this device is signed in by a way round by a provider that the visitor's own browser began. */
    async beganHere(session: Session, visitor: string | null): Promise<boolean> {
      return visitor !== null && (await begunBy(database.db, session)) === visitor
    },

    signOut: (session: Session): Promise<void> => deleteClient(database.db, session),

    /** All of it or nothing. A client that sends everything back along with a change names the address we know. */
    async update(session: Session, given: GivenInput, manner: CallingDevice): Promise<Updated> {
      if (!given.hasAny(changeable))
        throw new AccountRefusal(422, protocolSentences.no_update_data, { status: 'error' })
      const account = await findByUuid(database.db, session.account)
      if (account === undefined) throw new AccountRefusal(404, protocolSentences.user_not_found, { status: 'error' })
      const { profile, faults: wrongProfile } = profileIn(given, clock)
      const moves = given.hasAny(['email']) && emailIn(given) !== account.email
      const wrong = { ...wrongProfile, ...(moves && { email: [faults.fixed] }) }
      const chooses = given.hasAny(['password', 'password_confirmation'])
      const kept = chooses && { password_hash: await choosing.hashOf(account, given, { wrong, status: 'error' }) }
      if (Object.keys(wrong).length > 0) throw new AccountRefusal(422, wrong, { status: 'error' })
      return database.inTransaction(async (tx) => {
        const changed = await saveAccount(tx, account.uuid, { ...profile, ...kept, updated_at: clock.now() })
        const headers = chooses ? await choosing.changed(tx, session, account, manner) : {}
        return { data: toData(changed ?? account, session, config), headers }
      })
    },

    /** A link that takes the owner along to another place of ours, signed in. It holds a code and no token. */
    async createRedirection(session: Session, redirect_url: string): Promise<string> {
      const target = redirects.target(redirect_url)
      if (target === null) throw new AppError('invalid_request', { path: 'redirect_url' })
      const code = newToken()
      const now = clock.now()
      await insertCode(database.db, {
        hash: tokenHash(code),
        kind: 'redirection',
        account: session.account,
        target,
        second_factor: session.second_factor === 'passed',
        expires_at: new Date(now.getTime() + fiveMinutes),
        created_at: now,
      })
      return `${config.PUBLIC_URL}/api/api_redirections/${code}`
    },

    /** Works once. Where it leads the token stands in the address, for five minutes and one exchange. */
    async openRedirection(code: string, calledFrom: CallOrigin): Promise<string> {
      const issued = await database.inTransaction(async (tx) => {
        const used = await useCode(tx, tokenHash(code), 'redirection', clock.now())
        const account = used && (await findByUuid(tx, used.account))
        if (!used?.target || !account) throw new AppError('not_found')
        const device = deviceFrom(calledFrom.agent)
        const issued = await clients.issue(tx, account, { device, inAddress: true, secondFactor: used.second_factor })
        return { target: used.target, ...issued }
      })
      const { target } = issued
      // Our own screens take a token on home only, which cleans the address bar and then goes on.
      if (!redirects.isOurs(target)) return redirects.withQuery(target, tokenQuery(issued))
      const { pathname, search, hash } = new URL(target)
      const home = `${config.PUBLIC_URL}/questionnaire/`
      return redirects.withQuery(home, { ...tokenQuery(issued), redirect_url: `${pathname}${search}${hash}` })
    },
  }
}

type SessionParts = { readonly database: Database; readonly clock: Clock }

/** The devices of an account, for its owner to look at and to sign out. */
export function sessionActions({ database, clock }: SessionParts) {
  return {
    async list({ account, device_id }: Session): Promise<OpenSession[]> {
      const sessions = await selectSessions(database.db, account, clock.now())
      return sessions.map(({ id, device, created_at, last_seen_at }) => ({
        id,
        device,
        current: id === device_id,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
      }))
    },

    async end({ account }: Session, id: string): Promise<void> {
      const ended = isUuid(id) && (await deleteSession(database.db, account, id))
      if (!ended) throw new AppError('not_found')
    },

    /** This one too, and every assistant: whoever fears a stranger in the account wants to see everybody gone. */
    endAll: ({ account }: Session): Promise<void> =>
      database.inTransaction(async (tx) => {
        await deleteAllSessions(tx, account)
        await endAssistants(tx, account, clock.now())
      }),
  }
}
