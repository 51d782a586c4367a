import type { Db, Tx } from '#server/db/index.ts'

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

/** Also what could make a new one: links that wait in a mailbox or were handed out a moment ago. */
export async function deleteAllSessions(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('account_clients').where('account', '=', account).execute()
  await tx
    .deleteFrom('account_codes')
    .where('account', '=', account)
    .where('kind', 'in', ['reset', 'redirection'])
    .execute()
}

export const selectCodes = (db: Db | Tx, account: string) =>
  db
    .selectFrom('account_codes')
    .select(['kind', 'created_at', 'expires_at', 'used_at'])
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
