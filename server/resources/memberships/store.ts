import type { Insertable, Selectable, Updateable } from 'kysely'
import { type MembershipTerms, membershipStateOf, type PlanSlug, planNamed } from '#domain/memberships/index.ts'
import { cents } from '#domain/money/index.ts'
import { type AnswersOf, restoreForm } from '#domain/questions/index.ts'
import { type DutchDate, isoDate } from '#domain/values/index.ts'
import type { Db, Tables, Tx } from '#server/db/index.ts'
import { storedDay } from '../catalogue/actions.ts'
import type { OrderQuote } from '../orders/order.ts'

type MembershipRow = Selectable<Tables['memberships']>

/** A membership with what is known of it here beside its money and its days. */
export type KeptMembership = MembershipTerms &
  Pick<
    MembershipRow,
    | 'uuid'
    | 'account'
    | 'state'
    | 'order_uuid'
    | 'subscription_id'
    | 'subscription_terms'
    | 'told'
    | 'created_at'
    | 'resubscribed'
    | 'withdrawn_at'
  >

const dayOrNull = (text: string | null): DutchDate | null => (text === null ? null : storedDay(text))
const isoOrNull = (day: DutchDate | null): string | null => (day === null ? null : isoDate(day))

function planIn(slug: string) {
  const plan = planNamed(slug)
  if (plan === undefined) throw new Error(`There is no plan ${slug} any more.`)
  return plan.slug
}

function opened(row: MembershipRow): KeptMembership {
  const { uuid, account, state, order_uuid, subscription_id, subscription_terms, told, created_at, resubscribed } = row
  const { next_plan, next_price, ended_on, ended_why, withdrawn_at } = row
  return {
    ...{ uuid, account, state, order_uuid, subscription_id, subscription_terms, told, created_at, resubscribed },
    withdrawn_at,
    ...{ plan: planIn(row.plan), price: cents(row.price), anchor: dayOrNull(row.anchor), months: row.months },
    ...{ term: row.term, worth: cents(row.worth), term_plan: planIn(row.term_plan), silent: row.silent },
    counted_from: dayOrNull(row.counted_from),
    next: next_plan === null ? null : { plan: planIn(next_plan), price: cents(next_price ?? 0) },
    ends_on: dayOrNull(row.ends_on),
    grace_until: dayOrNull(row.grace_until),
    ended: ended_on === null || ended_why === null ? null : { on: storedDay(ended_on), why: ended_why },
  }
}

const columnsOf = (membership: MembershipTerms) => ({
  state: membershipStateOf(membership),
  ...{ plan: membership.plan, price: membership.price, months: membership.months, term: membership.term },
  ...{ worth: membership.worth, term_plan: membership.term_plan, silent: membership.silent },
  anchor: isoOrNull(membership.anchor),
  counted_from: isoOrNull(membership.counted_from),
  next_plan: membership.next?.plan ?? null,
  next_price: membership.next?.price ?? null,
  ends_on: isoOrNull(membership.ends_on),
  grace_until: isoOrNull(membership.grace_until),
  ended_on: isoOrNull(membership.ended?.on ?? null),
  ended_why: membership.ended?.why ?? null,
})

type MembershipKeys = Pick<MembershipRow, 'uuid' | 'account' | 'order_uuid'>

export async function insertMembership(
  tx: Tx,
  named: MembershipKeys,
  membership: MembershipTerms,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({ ...named, ...columnsOf(membership), created_at: now, updated_at: now })
    .execute()
}

/** As the rules say it is from now on, in the transaction that holds it. */
export async function updateMembership(
  tx: Tx,
  uuid: string,
  membership: MembershipTerms,
  updated_at: Date,
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ ...columnsOf(membership), updated_at })
    .where('uuid', '=', uuid)
    .execute()
}

type Beside = Pick<
  Updateable<Tables['memberships']>,
  'subscription_id' | 'subscription_terms' | 'resubscribed' | 'told' | 'withdrawn_at'
>

export async function updateBeside(db: Db | Tx, uuid: string, beside: Beside): Promise<void> {
  await db.updateTable('memberships').set(beside).where('uuid', '=', uuid).execute()
}

export async function findMembership(db: Db | Tx, uuid: string, { lock = false } = {}) {
  const row = await db
    .selectFrom('memberships')
    .selectAll()
    .where('uuid', '=', uuid)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return row && opened(row)
}

export async function findBySubscription(db: Db | Tx, subscription_id: string) {
  const row = await db
    .selectFrom('memberships')
    .selectAll()
    .where('subscription_id', '=', subscription_id)
    .executeTakeFirst()
  return row && opened(row)
}

/** Those of an order, with which they came. */
export async function selectOfOrder(tx: Tx, order_uuid: string): Promise<KeptMembership[]> {
  const rows = await tx
    .selectFrom('memberships')
    .selectAll()
    .where('order_uuid', '=', order_uuid)
    .orderBy('uuid')
    .forNoKeyUpdate()
    .execute()
  return rows.map(opened)
}

/** All of an account, those that run first and then the newest. */
export async function selectMembershipsOf(db: Db | Tx, account: string, { lock = false } = {}) {
  const rows = await db
    .selectFrom('memberships')
    .selectAll()
    .where('account', '=', account)
    .orderBy((by) => by('state', '=', 'ended'))
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute()
  return rows.map(opened)
}

/** All that run, and those that ended and may still be charged, by their number. */
export async function selectLive(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('uuid')
    .where((by) => by.or([by('state', '<>', 'ended'), by('subscription_id', 'is not', null)]))
    .orderBy('uuid')
    .execute()
  return rows.map(({ uuid }) => uuid)
}

type ChargeRow = Selectable<Tables['membership_charges']>
export type KeptCharge = Omit<ChargeRow, 'quote' | 'billing' | 'plan'> & {
  readonly quote: OrderQuote
  readonly billing: AnswersOf<'billing'>
  readonly plan: PlanSlug
}

const chargeIn = (row: ChargeRow): KeptCharge => ({
  ...row,
  plan: planIn(row.plan),
  quote: row.quote as OrderQuote,
  billing: restoreForm('billing', row.billing),
})

export type NewCharge = Pick<
  KeptCharge,
  'membership' | 'account' | 'kind' | 'plan' | 'price' | 'from_day' | 'until_day' | 'quote' | 'billing'
> &
  Partial<Pick<KeptCharge, 'state' | 'order_uuid' | 'paid_at'>> & { readonly uuid: string }

/** The amount is what its lines make. */
export async function insertCharge(tx: Tx, { quote, billing, ...fresh }: NewCharge, now: Date): Promise<KeptCharge> {
  const values: Insertable<Tables['membership_charges']> = {
    ...fresh,
    amount: quote.total,
    quote: JSON.stringify(quote),
    billing: JSON.stringify(billing),
    created_at: now,
  }
  const row = await tx.insertInto('membership_charges').values(values).returningAll().executeTakeFirstOrThrow()
  return chargeIn(row)
}

export async function findCharge(db: Db | Tx, uuid: string): Promise<KeptCharge | undefined> {
  const row = await db.selectFrom('membership_charges').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  return row && chargeIn(row)
}

/** Of these memberships, the oldest term first. */
export async function selectCharges(db: Db | Tx, memberships: readonly string[]): Promise<KeptCharge[]> {
  if (memberships.length === 0) return []
  const rows = await db
    .selectFrom('membership_charges')
    .selectAll()
    .where('membership', 'in', memberships)
    .orderBy('from_day')
    .orderBy('created_at')
    .orderBy('kind', 'desc')
    .orderBy('uuid')
    .execute()
  return rows.map(chargeIn)
}

type ChargeChange = Updateable<Tables['membership_charges']>

export async function updateCharge(db: Db | Tx, uuid: string, change: ChargeChange): Promise<void> {
  await db.updateTable('membership_charges').set(change).where('uuid', '=', uuid).execute()
}

/** False when it was drawn already: what was sent first counts. */
export async function keepInvoiceFile(db: Db | Tx, uuid: string, file: string, sha256: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('membership_charges')
    .set({ file, sha256 })
    .where('uuid', '=', uuid)
    .where('file', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The numbers of invoices of orders that a first term was paid by. */
export const selectOrderInvoices = (db: Db | Tx, orders: readonly string[]) =>
  orders.length === 0
    ? Promise.resolve([])
    : db.selectFrom('invoices').select(['order_uuid', 'number']).where('order_uuid', 'in', orders).execute()

export const findReader = (db: Db | Tx, account: string) =>
  db
    .selectFrom('accounts')
    .select(['email', 'firstname', 'lastname', 'locale'])
    .where('uuid', '=', account)
    .executeTakeFirst()

/** Until the transaction ends nobody removes the account; others may hold it too. */
export async function holdMember(tx: Tx, account: string): Promise<boolean> {
  const row = await tx.selectFrom('accounts').select('uuid').where('uuid', '=', account).forShare().executeTakeFirst()
  return row !== undefined
}

/** The same for who decides what an account has: one at a time. */
export async function holdMemberAlone(tx: Tx, account: string): Promise<void> {
  await tx.selectFrom('accounts').select('uuid').where('uuid', '=', account).forNoKeyUpdate().execute()
}

/** Everything that hangs on the memberships of an account; whoever ever paid is not asked to go. */
export async function deleteMembershipsOf(tx: Tx, account: string): Promise<void> {
  const own = tx.selectFrom('memberships').select('uuid').where('account', '=', account)
  await tx.deleteFrom('contract_uses').where('account', '=', account).execute()
  await tx.deleteFrom('contract_grants').where('account', '=', account).execute()
  await tx.deleteFrom('membership_payments').where('membership', 'in', own).execute()
  await tx.deleteFrom('membership_charges').where('account', '=', account).execute()
  await tx.deleteFrom('memberships').where('account', '=', account).execute()
}
