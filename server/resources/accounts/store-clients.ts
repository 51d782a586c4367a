import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/index.ts'

/** A device that is signed in, with what must be known of its account. */
export type Client = Awaited<ReturnType<typeof findClients>>[number]

/** One as a rule; several when people of different providers have the same uid. */
export const findClients = (db: Db | Tx, uid: string, client: string) =>
  db
    .selectFrom('account_clients as c')
    .innerJoin('accounts as a', 'a.uuid', 'c.account')
    .select(['c.account', 'c.client', 'c.id', 'c.token_hash', 'c.previous_hash', 'c.rotated_at', 'c.previous_until'])
    .select(['c.expires_at', 'c.short_lived', 'c.last_seen_at', 'c.second_factor', 'a.uid', 'a.role'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('second_factors as f')
          .select('f.id')
          .whereRef('f.account', '=', 'c.account')
          .where('f.confirmed_at', 'is not', null),
      )
        .$castTo<boolean>()
        .as('enrolled'),
    )
    .where('a.uid', '=', uid)
    .where('a.blocked_at', 'is', null)
    .where('c.client', '=', client)
    .execute()

type NewClient = {
  readonly account: string
  readonly client: string
  readonly id: string
  readonly token_hash: string
  readonly expires_at: Date
  readonly short_lived: boolean
  readonly may_set_password: boolean
  readonly second_factor: boolean
  readonly begun_by: string | null
  readonly device: string | null
  readonly created_at: Date
  readonly last_seen_at: Date
}

/** The role of the account that a device is signed in to; undefined when it no longer is. */
export const findRoleOf = async (db: Db | Tx, { account, client }: AccountClient, now: Date) =>
  (
    await db
      .selectFrom('account_clients')
      .innerJoin('accounts', 'accounts.uuid', 'account_clients.account')
      .select('accounts.role')
      .where('account_clients.account', '=', account)
      .where('account_clients.client', '=', client)
      .where('account_clients.expires_at', '>', now)
      .executeTakeFirst()
  )?.role

/** A client that exists already gets the new token, and nothing of the old one stays good. */
export async function putClient(db: Db | Tx, client: NewClient): Promise<void> {
  const { account, client: name, id: _, created_at: __, ...rest } = client
  await db
    .insertInto('account_clients')
    .values(client)
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'client'])
        .doUpdateSet({ ...rest, previous_hash: null, rotated_at: null, previous_until: null }),
    )
    .execute()
}

/** Leaves the ones that would hold longest. */
export async function dropOldest(db: Db | Tx, account: string, most: number): Promise<void> {
  await sql`delete from account_clients where account = ${account} and client in (
    select client from account_clients where account = ${account}
    order by expires_at desc, created_at desc offset ${most})`.execute(db)
}

type Replacement = { readonly token_hash: string; readonly expires_at: Date; readonly now: Date }

type AccountClient = { readonly account: string; readonly client: string }

/** The next token of a device, once: false for everyone but the first who shows the one before. */
export async function replaceToken(
  db: Db | Tx,
  { account, client }: AccountClient,
  shown: string,
  { token_hash, expires_at, now }: Replacement,
  previousUntil: Date,
): Promise<boolean> {
  const done = await db
    .updateTable('account_clients')
    .set({
      token_hash,
      expires_at,
      previous_hash: shown,
      previous_until: previousUntil,
      rotated_at: now,
      short_lived: false,
      last_seen_at: now,
    })
    .where('account', '=', account)
    .where('client', '=', client)
    .where('token_hash', '=', shown)
    .returning('client')
    .executeTakeFirst()
  return done !== undefined
}

/** For whoever shows the token before: the answer with the next one never reached them. Good once. */
export async function replaceLostToken(
  db: Db | Tx,
  { account, client }: AccountClient,
  shown: string,
  { token_hash, expires_at, now }: Replacement,
): Promise<boolean> {
  const done = await db
    .updateTable('account_clients')
    .set({ token_hash, expires_at, previous_hash: null, previous_until: null, rotated_at: now, last_seen_at: now })
    .where('account', '=', account)
    .where('client', '=', client)
    .where('previous_hash', '=', shown)
    .returning('client')
    .executeTakeFirst()
  return done !== undefined
}

export async function touchClient(db: Db | Tx, { account, client }: AccountClient, now: Date): Promise<void> {
  await db
    .updateTable('account_clients')
    .set({ last_seen_at: now })
    .where('account', '=', account)
    .where('client', '=', client)
    .execute()
}

/** The device has shown the second factor. */
export async function setPassed(db: Db | Tx, { account, client }: AccountClient): Promise<void> {
  await db
    .updateTable('account_clients')
    .set({ second_factor: true })
    .where('account', '=', account)
    .where('client', '=', client)
    .execute()
}

export async function deleteClient(db: Db | Tx, { account, client }: AccountClient): Promise<void> {
  await db.deleteFrom('account_clients').where('account', '=', account).where('client', '=', client).execute()
}

export async function deleteOtherClients(db: Db | Tx, { account, client }: AccountClient): Promise<void> {
  await db.deleteFrom('account_clients').where('account', '=', account).where('client', '!=', client).execute()
}

/** Whether a device came by a reset link. */
export const mayChangePassword = async (db: Db | Tx, { account, client }: AccountClient): Promise<boolean> => {
  const row = await db
    .selectFrom('account_clients')
    .select('may_set_password')
    .where('account', '=', account)
    .where('client', '=', client)
    .executeTakeFirst()
  return row?.may_set_password ?? false
}

/** The visitor whose browser began the way round by a provider that this device came by. */
export const begunBy = async (db: Db | Tx, { account, client }: AccountClient): Promise<string | null> => {
  const row = await db
    .selectFrom('account_clients')
    .select('begun_by')
    .where('account', '=', account)
    .where('client', '=', client)
    .executeTakeFirst()
  return row?.begun_by ?? null
}

export async function forgetReset(db: Db | Tx, account: string): Promise<void> {
  await db
    .updateTable('account_clients')
    .set({ may_set_password: false })
    .where('account', '=', account)
    .where('may_set_password', '=', true)
    .execute()
}
