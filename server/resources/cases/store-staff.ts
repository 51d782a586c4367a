import { sql } from 'kysely'
import { fullNameOf } from '#domain/names/index.ts'
import type { SharingOffice } from '#domain/offices/index.ts'
import { parseDutchDate } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { isOpen } from './store-queue.ts'

/** What an office says of itself; undefined when it is not there any more. */
export const findOffice = (db: Db | Tx, id: number) =>
  db
    .selectFrom('notaries')
    .select(['id', 'name', 'city', 'email', 'terms', 'closed_days'])
    .where('id', '=', id)
    .executeTakeFirst()

export type Office = NonNullable<Awaited<ReturnType<typeof findOffice>>>

/** Their own name and office, for those who work here. */
export const findStaff = (db: Db | Tx, account: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('notaries', 'notaries.id', 'accounts.office')
    .select(['accounts.uuid', 'accounts.firstname', 'accounts.lastname', 'accounts.email', 'accounts.office'])
    .select('notaries.name as office_name')
    .where('accounts.uuid', '=', account)
    .executeTakeFirst()

/** Where the people of an office are reached. */
export const staffOf = (db: Db | Tx, office: number) =>
  db
    .selectFrom('accounts')
    .select(['uuid', 'email'])
    .where('office', '=', office)
    .where('role', '=', 'notary')
    .where('blocked_at', 'is', null)
    .orderBy('email')
    .execute()

/** Whose order it is. */
export const findFounder = (db: Db | Tx, order: string) =>
  db
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.uuid', 'orders.account')
    .select(['accounts.uuid', 'accounts.email', 'accounts.firstname', 'accounts.lastname', 'accounts.phone'])
    .where('orders.uuid', '=', order)
    .executeTakeFirst()

/** By their uuids, the oldest first. */
export async function selectPaidOrders(db: Db | Tx, account: string): Promise<readonly string[]> {
  const found = await db
    .selectFrom('orders')
    .select('uuid')
    .where('account', '=', account)
    .where('paid_at', 'is not', null)
    .orderBy('created_at')
    .execute()
  return found.map(({ uuid }) => uuid)
}

/** What people are called, by account; who is gone is not there. */
export async function namesOf(db: Db | Tx, accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map()
  const found = await db
    .selectFrom('accounts')
    .select(['uuid', 'firstname', 'lastname'])
    .where('uuid', 'in', [...new Set(accounts)])
    .execute()
  return new Map(found.map(({ uuid, firstname, lastname }) => [uuid, fullNameOf({ firstname, lastname })]))
}

/** Those that work, with how much they have to do: who has the least first. */
export async function selectOffices(db: Db | Tx) {
  const found = await db
    .selectFrom('notaries')
    .leftJoin('cases', (join) =>
      join.onRef('cases.office', '=', 'notaries.id').on('cases.status', 'not in', ['finalized', 'canceled']),
    )
    .select(['notaries.id', 'notaries.name', 'notaries.city', 'notaries.capacity'])
    .select(({ fn }) => fn.count<string>('cases.uuid').as('open_cases'))
    .where('notaries.active', '=', true)
    .groupBy(['notaries.id'])
    .orderBy('open_cases')
    .orderBy('notaries.position')
    .execute()
  return found.map(({ open_cases, ...office }) => ({ ...office, open_cases: Number(open_cases) }))
}

/** What decides which office gets a case. */
export async function selectSharingOffices(db: Db | Tx): Promise<readonly SharingOffice[]> {
  const found = await db
    .selectFrom('notaries')
    .leftJoin('cases', (join) => join.onRef('cases.office', '=', 'notaries.id').on(isOpen))
    .select(['notaries.id', 'notaries.active', 'notaries.takes_cases', 'notaries.pause_until', 'notaries.flows'])
    .select(['notaries.languages', 'notaries.capacity', 'notaries.position'])
    .select(sql<number>`count(cases.uuid)::integer`.as('open_cases'))
    .groupBy('notaries.id')
    .execute()
  return found.map((office) => ({
    ...office,
    pause_until: office.pause_until === null ? null : (parseDutchDate(office.pause_until) ?? null),
  }))
}

/** What offices and support did in the cases of a founder, and what a notary elsewhere fetched; of whom only where they work. */
export const selectStaffLines = (db: Db | Tx, account: string) =>
  db
    .selectFrom('case_events')
    .innerJoin('cases', 'cases.uuid', 'case_events.case_uuid')
    .innerJoin('orders', 'orders.uuid', 'cases.order_uuid')
    .leftJoin('accounts', 'accounts.uuid', 'case_events.actor')
    .leftJoin('notaries as own', 'own.id', 'accounts.office')
    .leftJoin('notaries as current', 'current.id', 'cases.office')
    .select(['case_events.at', 'case_events.action', 'case_events.role', 'case_events.note'])
    .select(['cases.number', 'cases.company_name', 'cases.questionnaire'])
    .select(({ fn }) => fn.coalesce('own.name', 'current.name').as('office'))
    .where('orders.account', '=', account)
    .where(({ eb, or }) =>
      or([eb('case_events.role', 'in', ['notary', 'support']), eb('case_events.action', '=', 'fetch_set')]),
    )
    .execute()
