import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/index.ts'

/** Accounts with what who runs the service must know of them, and no more. */
const members = (db: Db | Tx) =>
  db
    .selectFrom('accounts')
    .leftJoin('notaries', 'notaries.id', 'accounts.office')
    .leftJoin('second_factors as factor', (join) =>
      join.onRef('factor.account', '=', 'accounts.uuid').on('factor.confirmed_at', 'is not', null),
    )
    .select(['accounts.uuid', 'accounts.email', 'accounts.firstname', 'accounts.lastname', 'accounts.role'])
    .select(['accounts.office', 'accounts.invited_at', 'accounts.blocked_at', 'accounts.created_at'])
    .select(['notaries.name as office_name', 'notaries.city as office_city', 'factor.confirmed_at as factor_since'])
    .select([
      sql<boolean>`accounts.password_hash is not null
        or exists (select 1 from account_identities where account_identities.account = accounts.uuid)`.as('has_way_in'),
      sql<number>`(select count(*)::integer from second_factor_recovery_codes codes
        where codes.account = accounts.uuid and codes.used_at is null)`.as('codes_left'),
      sql<Date | null>`(select max(at) from second_factor_events
        where second_factor_events.account = accounts.uuid and event = 'reset')`.as('factor_reset_at'),
      sql<Date | null>`greatest(
        (select max(last_seen_at) from account_clients where account_clients.account = accounts.uuid),
        (select max(last_seen_at) from account_devices where account_devices.account = accounts.uuid))`.as(
        'last_seen_at',
      ),
    ])

export type MemberRow = Awaited<ReturnType<typeof selectStaff>>[number]

export const selectStaff = (db: Db | Tx) =>
  members(db).where('accounts.role', '!=', 'customer').orderBy('accounts.lastname').orderBy('accounts.email').execute()

export const findMember = (db: Db | Tx, uuid: string): Promise<MemberRow | undefined> =>
  members(db).where('accounts.uuid', '=', uuid).executeTakeFirst()

/** Those whose address begins so, in the order of the alphabet. */
export const selectMembersBy = (db: Db | Tx, start: string, limit: number): Promise<MemberRow[]> =>
  members(db)
    .where(sql<boolean>`starts_with(accounts.email, ${start})`)
    .orderBy('accounts.email')
    .limit(limit)
    .execute()

/** The admins who can sign in; until we are done nobody can change that. */
export async function holdAdmins(tx: Tx): Promise<readonly string[]> {
  const found = await tx
    .selectFrom('accounts')
    .select('uuid')
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .orderBy('uuid')
    .forUpdate()
    .execute()
  return found.map(({ uuid }) => uuid)
}

/** The uuid of one, with this address when it is given. */
export async function findAnyAdmin(db: Db, email?: string): Promise<string | undefined> {
  const admins = db.selectFrom('accounts').select('uuid').where('role', '=', 'admin').orderBy('uuid')
  const found = await (email === undefined ? admins : admins.where('email', '=', email)).executeTakeFirst()
  return found?.uuid
}

/** What somebody was working on waits for their colleagues. */
export async function releaseCases(tx: Tx, account: string): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ handler: null })
    .where('handler', '=', account)
    .where('status', 'not in', ['finalized', 'canceled'])
    .execute()
}
