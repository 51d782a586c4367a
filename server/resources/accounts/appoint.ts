import { randomUUID } from 'node:crypto'
import type { Role } from '#contract/roles.ts'
import { mailAddressFrom } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { newToken, tokenHash } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { emailFaults } from './fields.ts'
import { choosePasswordLink, codeLifetime } from './mail-job.ts'
import { type Account, findByEmail, insertAccount, insertCode, saveAccount } from './store.ts'
import { findAnyAdmin } from './store-members.ts'
import { findFirstOffice, isOpenOffice } from './store-offices.ts'

type AppointParts = {
  readonly database: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'PUBLIC_URL'>
}

/** What is no mail address cannot be anyone's account. */
export class NoAddress extends Error {}

/** Whoever works for a notary works for one of the offices that there are. */
export class NoOffice extends Error {}

/** The one that was named, as long as it is open. */
async function demandOffice(tx: Tx, role: Role, named: number | null): Promise<void> {
  if (role !== 'notary' && named !== null) throw new NoOffice('Only a notary belongs to an office.')
  if (role !== 'notary') return
  if (!(await isOpenOffice(tx, named))) throw new NoOffice('There is no such office.')
}

type Appointed = {
  readonly email: string
  readonly role: Role
  readonly office: number | null
  readonly firstname?: string
  readonly lastname?: string
}

/** Gives an account a role, at once; one that does not exist yet is made without a password. */
export async function giveRole(
  tx: Tx,
  { email, role, office, ...names }: Appointed,
  now: Date,
): Promise<{ readonly account: Account; readonly isNew: boolean }> {
  await demandOffice(tx, role, office)
  const found = await findByEmail(tx, email)
  const changed = found && (await saveAccount(tx, found.uuid, { role, office, updated_at: now }))
  if (changed) return { account: changed, isNew: false }
  const account = await insertAccount(tx, {
    ...{ uuid: randomUUID(), provider: 'email', uid: email, email, password_hash: null, role, office, ...names },
    ...{ confirmed_at: now, created_at: now, updated_at: now },
  })
  // Somebody made it at this very moment, in another way.
  if (account === undefined) throw new NoAddress(`"${email}" was taken just now.`)
  return { account, isNew: true }
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
    // Everything starts with one office.
    const office = named ?? (role === 'notary' ? await findFirstOffice(tx) : null)
    const { account, isNew } = await giveRole(tx, { email, role, office }, now)
    if (!isNew) return { email, link: null }
    const code = newToken()
    const expires_at = new Date(now.getTime() + codeLifetime.reset)
    await insertCode(tx, { hash: tokenHash(code), kind: 'reset', account: account.uuid, expires_at, created_at: now })
    return { email, link: choosePasswordLink(config, code) }
  })
}

export class NoSuchAdmin extends Error {}

/** In whose name a command changes what the back office edits; any admin where none is named. */
export async function findAdmin(db: Db, mail: string | undefined): Promise<string> {
  const found = await findAnyAdmin(db, mail?.toLowerCase())
  if (found === undefined) throw new NoSuchAdmin('There is no such admin: npm run admin -- mail@example.nl makes one.')
  return found
}
