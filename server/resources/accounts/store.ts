import type { Provider } from '#contract/account-answers.ts'
import type { Role } from '#contract/roles.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

export type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>

export type NewAccount = {
  readonly uuid: string
  readonly provider: Provider
  readonly uid: string
  readonly email: string
  readonly password_hash: string | null
  readonly firstname?: string
  readonly lastname?: string
  readonly phone?: string | null
  readonly locale?: Locale
  readonly role?: Role
  readonly office?: number | null
  readonly keep_me_posted?: boolean
  readonly terms_accepted_at?: Date | null
  readonly confirmed_at?: Date | null
  readonly profile_image?: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

export const findByEmail = (db: Db | Tx, email: string) =>
  db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()

export const findByUuid = (db: Db | Tx, uuid: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('uuid', '=', uuid).executeTakeFirst()

/** Undefined when the address has an account already. */
export const insertAccount = (db: Db | Tx, account: NewAccount): Promise<Account | undefined> =>
  db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()

type AccountChanges = {
  readonly firstname?: string
  readonly lastname?: string
  readonly phone?: string | null
  readonly locale?: Locale
  readonly keep_me_posted?: boolean
  readonly password_hash?: string
  readonly role?: Role
  readonly office?: number | null
  readonly blocked_at?: Date | null
  readonly invited_at?: Date
  readonly updated_at: Date
}

export const saveAccount = (db: Db | Tx, uuid: string, changes: AccountChanges): Promise<Account | undefined> =>
  db.updateTable('accounts').set(changes).where('uuid', '=', uuid).returningAll().executeTakeFirst()

/** True for the one who did it, false for everyone who comes after. */
export async function confirmAccount(db: Db | Tx, uuid: string, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('accounts')
    .set({ confirmed_at: now, updated_at: now })
    .where('uuid', '=', uuid)
    .where('confirmed_at', 'is', null)
    .returning('uuid')
    .executeTakeFirst()
  return done !== undefined
}

type Code = {
  readonly hash: string
  readonly kind: 'confirmation' | 'reset' | 'redirection' | 'second_factor' | 'email_change'
  readonly account: string
  readonly target?: string
  /** Made by a device that has shown the second factor. */
  readonly second_factor?: boolean
  readonly expires_at: Date
  readonly created_at: Date
}

export async function insertCode(db: Db | Tx, code: Code): Promise<void> {
  await db.insertInto('account_codes').values(code).execute()
}

/** A code that did not run out; whether it was used is for the caller to judge. */
export const findCode = (db: Db | Tx, hash: string, kind: Code['kind'], now: Date) =>
  db
    .selectFrom('account_codes')
    .select(['hash', 'account', 'target', 'used_at'])
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Undefined when it is not there, ran out, or somebody was first. */
export const useCode = (db: Db | Tx, hash: string, kind: Code['kind'], now: Date) =>
  db
    .updateTable('account_codes')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning(['account', 'target', 'second_factor'])
    .executeTakeFirst()

/** They open nothing any more, but who presses one again can be told that it was used. */
export async function spendCodes(db: Db | Tx, account: string, kind: Code['kind'], now: Date): Promise<void> {
  await db
    .updateTable('account_codes')
    .set({ used_at: now })
    .where('account', '=', account)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteCodes(db: Db | Tx, account: string, kind: Code['kind']): Promise<void> {
  await db.deleteFrom('account_codes').where('account', '=', account).where('kind', '=', kind).execute()
}

/** Remembers a device of an account; true when it was known already. */
export async function rememberDevice(db: Db | Tx, account: string, fingerprint: string, now: Date): Promise<boolean> {
  const known = await db
    .updateTable('account_devices')
    .set({ last_seen_at: now })
    .where('account', '=', account)
    .where('fingerprint', '=', fingerprint)
    .returning('account')
    .executeTakeFirst()
  if (known) return true
  await db
    .insertInto('account_devices')
    .values({ account, fingerprint, last_seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return false
}

/** What ran out: of no use to anyone, and not ours to keep. */
export async function purgeExpired(db: Db | Tx, now: Date, devicesBefore: Date): Promise<void> {
  await db.deleteFrom('account_clients').where('expires_at', '<', now).execute()
  await db.deleteFrom('account_codes').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_errands').where('expires_at', '<', now).execute()
  await db.deleteFrom('attempts').where('forgotten_at', '<', now).execute()
  await db.deleteFrom('account_devices').where('last_seen_at', '<', devicesBefore).execute()
}
