import { randomUUID } from 'node:crypto'
import type { Role } from '#contract/roles.ts'
import { mailAddressFrom } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { emailFaults } from './fields.ts'
import { codeLifetime } from './mail-job.ts'
import { findByEmail, insertAccount, insertCode, saveAccount } from './store.ts'
import { newToken, tokenHash } from './tokens.ts'

type AppointParts = {
  readonly database: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'PUBLIC_URL'>
}

/** What is no mail address cannot be anyone's account. */
export class NoAddress extends Error {}

/** Whoever works for a notary works for one of the offices that there are. */
export class NoOffice extends Error {}

/** The office that was named, or the only one there could be meant: the first, as everything starts with one. */
async function officeOf(tx: Tx, role: Role, named: number | undefined): Promise<number | null> {
  if (role !== 'notary') {
    if (named !== undefined) throw new NoOffice('Only a notary belongs to an office.')
    return null
  }
  const office = await tx
    .selectFrom('notaries')
    .select('id')
    .where('active', '=', true)
    .$if(named !== undefined, (query) => query.where('id', '=', named as number))
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  if (office === undefined) throw new NoOffice('There is no such office.')
  return office.id
}

/**
 * Gives an account a role. One that does not exist yet is made without a password: the link that comes back is the way to
 * choose one, within six hours.
 */
export async function appoint(
  { database, clock, config }: AppointParts,
  given: string,
  role: Role,
  named?: number,
): Promise<{ readonly email: string; readonly link: string | null }> {
  const email = mailAddressFrom(given)
  if (emailFaults(email, clock).length > 0) throw new NoAddress(`"${given}" is no mail address.`)
  const now = clock.now()
  return database.inTransaction(async (tx) => {
    const office = await officeOf(tx, role, named)
    const found = await findByEmail(tx, email)
    if (found) {
      await saveAccount(tx, found.uuid, { role, office, updated_at: now })
      return { email, link: null }
    }
    const uuid = randomUUID()
    const password_hash = null
    const moments = { confirmed_at: now, created_at: now, updated_at: now }
    await insertAccount(tx, { uuid, provider: 'email', uid: email, email, password_hash, role, office, ...moments })
    const code = newToken()
    const expires_at = new Date(now.getTime() + codeLifetime.reset)
    await insertCode(tx, { hash: tokenHash(code), kind: 'reset', account: uuid, expires_at, created_at: now })
    const query = new URLSearchParams({ redirect_url: '/questionnaire/new-password', reset_password_token: code })
    return { email, link: `${config.PUBLIC_URL}/api/member_auth/password/edit?${query}` }
  })
}
