import type { AccountData } from '#contract/account-answers.ts'
import type { Me } from '#contract/own-account.ts'
import { AppError, type Session } from '#server/http/index.ts'
import { toData, toMe } from './account.ts'
import { choosingPassword, type Manner } from './choosing-password.ts'
import { deviceFrom } from './device.ts'
import { emailIn, profileFields, profileIn } from './fields.ts'
import type { Given } from './given.ts'
import type { AccountParts } from './parts.ts'
import { Refusal } from './refusal.ts'
import { faults, say } from './sentences.ts'
import { type Account, findByUuid, insertCode, updateAccount, useCode } from './store.ts'
import { begunBy, deleteClient, mayChangePassword } from './store-clients.ts'
import { hashOf, newToken, queryOf } from './tokens.ts'
import type { Whence } from './whence.ts'

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
    me: async (session: Session): Promise<Me> => toMe(await find(session), config),

    async data(session: Session): Promise<AccountData> {
      return toData(await find(session), config, await mayChangePassword(database.db, session))
    },

    /** Whether this device is signed in by a way round by a provider that the visitor's own browser began. */
    async beganHere(session: Session, visitor: string | null): Promise<boolean> {
      return visitor !== null && (await begunBy(database.db, session)) === visitor
    },

    signOut: (session: Session): Promise<void> => deleteClient(database.db, session),

    /** All of it or nothing. A client that sends everything back along with a change names the address we know. */
    async update(session: Session, given: Given, manner: Manner): Promise<Updated> {
      if (!given.hasAny(changeable)) throw new Refusal(422, say.no_update_data, { status: 'error' })
      const account = await findByUuid(database.db, session.account)
      if (account === undefined) throw new Refusal(404, say.user_not_found, { status: 'error' })
      const { profile, faults: wrongProfile } = profileIn(given, clock)
      const moves = given.hasAny(['email']) && emailIn(given) !== account.email
      const wrong = { ...wrongProfile, ...(moves && { email: [faults.fixed] }) }
      const chooses = given.hasAny(['password', 'password_confirmation'])
      const kept = chooses && { password_hash: await choosing.hashOf(account, given, { wrong, status: 'error' }) }
      if (Object.keys(wrong).length > 0) throw new Refusal(422, wrong, { status: 'error' })
      return database.inTransaction(async (tx) => {
        const changed = await updateAccount(tx, account.uuid, { ...profile, ...kept, updated_at: clock.now() })
        const headers = chooses ? await choosing.changed(tx, session, account, manner) : {}
        return { data: toData(changed ?? account, config), headers }
      })
    },

    /** A link that takes the owner along to another place of ours, signed in. It holds a code and no token. */
    async createRedirection(session: Session, redirect_url: string): Promise<string> {
      const target = redirects.target(redirect_url)
      if (target === null) throw new AppError('invalid_request', { path: 'redirect_url' })
      const code = newToken()
      const now = clock.now()
      await insertCode(database.db, {
        hash: hashOf(code),
        kind: 'redirection',
        account: session.account,
        target,
        expires_at: new Date(now.getTime() + fiveMinutes),
        created_at: now,
      })
      return `${config.PUBLIC_URL}/api/api_redirections/${code}`
    },

    /** Works once. Where it leads the token stands in the address, for five minutes and one exchange. */
    async openRedirection(code: string, whence: Whence): Promise<string> {
      const issued = await database.inTransaction(async (tx) => {
        const used = await useCode(tx, hashOf(code), 'redirection', clock.now())
        const account = used && (await findByUuid(tx, used.account))
        if (!used?.target || !account) throw new AppError('not_found')
        const device = deviceFrom(whence.agent)
        return { target: used.target, ...(await clients.issue(tx, account, { device, inAddress: true })) }
      })
      const { target } = issued
      // Our own screens take a token on home only, which cleans the address bar and then goes on.
      if (!redirects.isOurs(target)) return redirects.withQuery(target, queryOf(issued))
      const { pathname, search, hash } = new URL(target)
      const home = `${config.PUBLIC_URL}/questionnaire/`
      return redirects.withQuery(home, { ...queryOf(issued), redirect_url: `${pathname}${search}${hash}` })
    },
  }
}
