import type { SocialProvider } from '#contract/account-answers.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { Account } from './store.ts'

/** The devices whose token still holds, the one that was here last first. */
export const selectSessions = (db: Db | Tx, account: string, now: Date) =>
  db
    .selectFrom('account_clients')
    .select(['id', 'client', 'device', 'created_at', 'last_seen_at', 'expires_at'])
    .where('account', '=', account)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()

/** False when the account has no such device. */
export async function deleteSession(db: Db | Tx, account: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('account_clients')
    .where('account', '=', account)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Also what could make a new one: links that wait in a mailbox or were handed out a moment ago, and half a way in. */
export async function deleteAllSessions(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('account_clients').where('account', '=', account).execute()
  await tx
    .deleteFrom('account_codes')
    .where('account', '=', account)
    .where(({ eb, or, and }) =>
      or([
        eb('kind', 'in', ['reset', 'redirection', 'second_factor']),
        // One that was used stays, so that who presses it again can be told.
        and([eb('kind', '=', 'email_change'), eb('used_at', 'is', null)]),
      ]),
    )
    .execute()
}

export const selectCodes = (db: Db | Tx, account: string) =>
  db
    .selectFrom('account_codes')
    .select(['kind', 'target', 'created_at', 'expires_at', 'used_at'])
    .where('account', '=', account)
    .orderBy('created_at')
    .execute()

export const selectDevices = (db: Db | Tx, account: string) =>
  db
    .selectFrom('account_devices')
    .select('last_seen_at')
    .where('account', '=', account)
    .orderBy('last_seen_at')
    .execute()

/** With it goes everything that hangs on the account: devices, codes, identities. */
export async function deleteAccountRow(tx: Tx, uuid: string): Promise<void> {
  await tx.deleteFrom('accounts').where('uuid', '=', uuid).execute()
}

type IdentityElsewhere = { readonly issuer: string; readonly subject: string }

/** Whose account someone elsewhere signs in to. */
export const findByIdentity = (db: Db | Tx, { issuer, subject }: IdentityElsewhere): Promise<Account | undefined> =>
  db
    .selectFrom('accounts as a')
    .innerJoin('account_identities as i', 'i.account', 'a.uuid')
    .selectAll('a')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst()

type NewIdentity = IdentityElsewhere & {
  readonly account: string
  readonly provider: SocialProvider
  readonly email: string | null
  readonly created_at: Date
}

/** False when they sign in somewhere already, or when this account has one of this provider. */
export async function insertIdentity(db: Db | Tx, identity: NewIdentity): Promise<boolean> {
  const inserted = await db
    .insertInto('account_identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('account')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateIdentity(
  db: Db | Tx,
  { issuer, subject }: IdentityElsewhere,
  email: string | null,
): Promise<void> {
  await db
    .updateTable('account_identities')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

export const selectIdentities = (db: Db | Tx, account: string) =>
  db
    .selectFrom('account_identities')
    .select(['provider', 'issuer', 'subject', 'email', 'created_at'])
    .where('account', '=', account)
    .orderBy('created_at')
    .execute()

export async function deleteIdentity(db: Db | Tx, account: string, provider: SocialProvider): Promise<void> {
  await db.deleteFrom('account_identities').where('account', '=', account).where('provider', '=', provider).execute()
}

/** Keeps others from changing how one signs in to this account until we are done. */
export const lockAccount = (tx: Tx, uuid: string): Promise<Account | undefined> =>
  tx.selectFrom('accounts').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst()

/** How the account is said to sign in. Its uid stays: the devices that are signed in know it by that. */
export async function setProvider(db: Db | Tx, uuid: string, provider: Account['provider'], now: Date): Promise<void> {
  await db.updateTable('accounts').set({ provider, updated_at: now }).where('uuid', '=', uuid).execute()
}

/** Another address, which its owner has shown to be theirs. Where the account is known by its address, that goes along. */
export const moveAccount = (
  tx: Tx,
  { uuid, uid, email: before }: Account,
  email: string,
  now: Date,
): Promise<Account> =>
  tx
    .updateTable('accounts')
    .set({ email, ...(uid === before && { uid: email }), confirmed_at: now, updated_at: now })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow()

type NewErrand = { readonly hash: string; readonly sealed: string; readonly expires_at: Date }

export async function insertErrand(db: Db | Tx, errand: NewErrand): Promise<void> {
  await db.insertInto('sign_in_errands').values(errand).execute()
}

/** Undefined when there is none, when it ran out, and for everyone but the first. */
export const takeErrand = (db: Db | Tx, hash: string, now: Date) =>
  db
    .deleteFrom('sign_in_errands')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['hash', 'sealed'])
    .executeTakeFirst()
