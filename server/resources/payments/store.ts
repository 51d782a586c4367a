import type { Selectable } from 'kysely'
import { type AnswersOf, restoreForm } from '#domain/questions/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { OrderContent } from '../orders/order.ts'

type AttemptRow = Awaited<ReturnType<typeof rows>>[number]
const rows = (db: Db | Tx) => db.selectFrom('payment_attempts').selectAll().execute()

/** One try to pay an order. */
export type PaymentAttempt = Omit<Selectable<AttemptRow>, 'content' | 'billing'> & {
  readonly content: OrderContent
  readonly billing: AnswersOf<'billing'>
}

const opened = (row: AttemptRow): PaymentAttempt => ({
  ...row,
  content: row.content as OrderContent,
  billing: restoreForm('billing', row.billing),
})

const openFound = async (found: Promise<AttemptRow | undefined>): Promise<PaymentAttempt | undefined> => {
  const row = await found
  return row && opened(row)
}

export const findAttempt = (db: Db | Tx, uuid: string, { lock = false } = {}) =>
  openFound(
    db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('uuid', '=', uuid)
      .$if(lock, (query) => query.forNoKeyUpdate())
      .executeTakeFirst(),
  )

export const findByProvider = (db: Db | Tx, provider_id: string) =>
  openFound(db.selectFrom('payment_attempts').selectAll().where('provider_id', '=', provider_id).executeTakeFirst())

/** The one that can be paid. */
export const findOpen = (tx: Tx, order: string) =>
  openFound(
    tx
      .selectFrom('payment_attempts')
      .selectAll()
      .where('order_uuid', '=', order)
      .where('open', '=', true)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  )

/** All of an order, the oldest first, within a transaction that holds it. */
export async function selectAttempts(tx: Tx, order: string): Promise<PaymentAttempt[]> {
  const found = await tx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_uuid', '=', order)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute()
  return found.map(opened)
}

/** The newest of each order. */
export async function selectNewest(db: Db | Tx, orders: readonly string[]): Promise<PaymentAttempt[]> {
  if (orders.length === 0) return []
  const found = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .distinctOn('order_uuid')
    .where('order_uuid', 'in', orders)
    .orderBy('order_uuid')
    .orderBy('created_at', 'desc')
    .orderBy('open', 'desc')
    .execute()
  return found.map(opened)
}

type NewAttempt = Pick<
  PaymentAttempt,
  | 'uuid'
  | 'order_uuid'
  | 'amount'
  | 'revision'
  | 'content'
  | 'answers_version'
  | 'billing'
  | 'idempotency_key'
  | 'created_at'
>

export async function insertAttempt(tx: Tx, { content, billing, ...fresh }: NewAttempt): Promise<PaymentAttempt> {
  const row = await tx
    .insertInto('payment_attempts')
    .values({
      ...fresh,
      content: JSON.stringify(content),
      billing: JSON.stringify(billing),
      updated_at: fresh.created_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return opened(row)
}

type AttemptChange = Partial<
  Pick<
    PaymentAttempt,
    | 'provider_id'
    | 'link'
    | 'status'
    | 'open'
    | 'alarm'
    | 'expires_at'
    | 'received'
    | 'refunded'
    | 'charged_back'
    | 'method'
  >
>

export async function updateAttempt(db: Db | Tx, uuid: string, change: AttemptChange, updated_at: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ ...change, updated_at })
    .where('uuid', '=', uuid)
    .execute()
}

type ProviderAnswer = { readonly provider_id: string; readonly link: string; readonly expires_at: Date | null }

/** What the provider answered, unless its news was faster than its answer. */
export async function keepAnswer(db: Db, uuid: string, answered: ProviderAnswer, updated_at: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ ...answered, updated_at })
    .where('uuid', '=', uuid)
    .where((by) => by.or([by('provider_id', 'is', null), by('provider_id', '=', answered.provider_id)]))
    .execute()
}

/** True for the one who may ask the provider now; everyone else asked a moment ago. */
export async function takeTurn(db: Db, uuid: string, now: Date, notSince: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set({ asked_at: now })
    .where('uuid', '=', uuid)
    .where((by) => by.or([by('asked_at', 'is', null), by('asked_at', '<=', notSince)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those of an account by which money may still come. */
export async function selectUndecidedOf(db: Db | Tx, account: string): Promise<PaymentAttempt[]> {
  const found = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.uuid', 'payment_attempts.order_uuid')
    .selectAll('payment_attempts')
    .where('orders.account', '=', account)
    .where((by) => by.or([by('open', '=', true), by('payment_attempts.status', 'in', ['open', 'pending'])]))
    .execute()
  return found.map(opened)
}

/** Those of which the end is not known, that nobody asked about lately; the ones that waited longest first. */
export async function selectUndecided(db: Db, notSince: Date, limit: number): Promise<PaymentAttempt[]> {
  const found = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where((by) => by.or([by('open', '=', true), by('status', 'in', ['open', 'pending'])]))
    .where('created_at', '<=', notSince)
    .where((by) => by.or([by('asked_at', 'is', null), by('asked_at', '<=', notSince)]))
    .orderBy((by) => by.fn.coalesce('asked_at', 'created_at'))
    .limit(limit)
    .execute()
  return found.map(opened)
}

type NewAlarm = {
  readonly alarm: string
  readonly provider_id: string
  readonly amount: number | null
  readonly order_uuid: string | null
  readonly attempt_uuid: string | null
  readonly at: Date
}

/** False when it was raised before. */
export async function insertAlarm(db: Db | Tx, alarm: NewAlarm): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_alarms')
    .values(alarm)
    .onConflict((conflict) => conflict.columns(['provider_id', 'alarm']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
