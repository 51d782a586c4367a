import type { Selectable } from 'kysely'
import { flowNamed } from '#domain/products/index.ts'
import { type AnswersOf, restoreForm } from '#domain/questions/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { Declared, KeptOrder, OrderContent, OrderLine, OrderQuote } from './order.ts'

type OrderRow = Selectable<Awaited<ReturnType<typeof rowsOf>>[number]>

const rowsOf = (db: Db | Tx) => db.selectFrom('orders').selectAll().execute()

/** What we wrote ourselves is read as it is. */
function opened(row: OrderRow): KeptOrder {
  const flow = flowNamed(row.flow)
  if (flow === null) throw new Error(`There is no flow ${row.flow} any more.`)
  return {
    ...row,
    flow,
    quote: row.quote as OrderQuote,
    lines_before: row.lines_before as readonly OrderLine[] | null,
    billing: restoreForm('billing', row.billing),
    declared: row.declared as Declared | null,
  }
}

/**
 * `lock`: nobody else changes it meanwhile, while rows about it can still be written: a held case that gives money back
 * waits for nobody.
 */
export async function findOrder(db: Db | Tx, uuid: string, { lock = false } = {}): Promise<KeptOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('uuid', '=', uuid)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return row && opened(row)
}

/** Until the transaction ends nobody removes the account; others may hold it too. */
export async function holdAccount(tx: Tx, account: string): Promise<void> {
  await tx.selectFrom('accounts').select('uuid').where('uuid', '=', account).forShare().execute()
}

export async function findOrderOf(db: Db | Tx, questionnaire: string, { lock = false } = {}) {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('questionnaire', '=', questionnaire)
    .where('supplement', 'is', null)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return row && opened(row)
}

/** Everything that was ordered for a questionnaire, the newest first. */
export async function selectOrdersFor(db: Db | Tx, questionnaire: string): Promise<KeptOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('questionnaire', '=', questionnaire)
    .orderBy('created_at', 'desc')
    .orderBy((by) => by('supplement', 'is', null))
    .execute()
  return rows.map(opened)
}

/** Newest first. */
export async function selectOrdersOf(db: Db | Tx, account: string): Promise<KeptOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(opened)
}

/** Those that were drawn. */
export async function selectInvoicesOf(db: Db | Tx, account: string) {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.uuid', 'invoices.order_uuid')
    .select(['invoices.number', 'invoices.file'])
    .where('orders.account', '=', account)
    .orderBy('invoices.number')
    .execute()
  return rows.flatMap(({ number, file }) => (file === null ? [] : [{ number, file }]))
}

const columnsOf = ({ quote, ...rest }: OrderContent) => ({ ...rest, quote: JSON.stringify(quote) })

type FreshOrder = OrderContent &
  Pick<KeptOrder, 'uuid' | 'questionnaire' | 'account' | 'flow' | 'billing' | 'created_at'> &
  Partial<Pick<KeptOrder, 'supplement' | 'answers_version' | 'state' | 'paid_at'>>

export async function insertOrder(tx: Tx, { billing, ...fresh }: FreshOrder): Promise<void> {
  const { uuid, questionnaire, account, flow, created_at, ...others } = fresh
  const { supplement = null, answers_version = null, state = 'unpaid', paid_at = null, ...content } = others
  await tx
    .insertInto('orders')
    .values({
      ...{ supplement, answers_version, state, paid_at },
      // Who orders something more confirms it by ordering it.
      ...(supplement !== null && { declared_revision: 1, declared_at: created_at }),
      ...{ uuid, questionnaire, account, flow, revision: 1, lines_before: null, created_at, updated_at: created_at },
      ...columnsOf(content),
      billing: JSON.stringify(billing),
    })
    .execute()
}

type OrderChange = OrderContent & { readonly revision: number; readonly lines_before: readonly OrderLine[] | null }

/** Within a transaction that holds the row. */
export async function updateContent(tx: Tx, uuid: string, change: OrderChange, updated_at: Date): Promise<void> {
  const { revision, lines_before, ...content } = change
  await tx
    .updateTable('orders')
    .set({
      ...columnsOf(content),
      revision,
      lines_before: lines_before && JSON.stringify(lines_before),
      updated_at,
    })
    .where('uuid', '=', uuid)
    .execute()
}

export async function updateDeclared(
  tx: Tx,
  { uuid, revision }: Pick<KeptOrder, 'uuid' | 'revision'>,
  declared: Declared | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('orders')

    .set({
      declared: declared && JSON.stringify(declared),
      declared_revision: revision,
      declared_at: now,
      updated_at: now,
    })
    .where('uuid', '=', uuid)
    .execute()
}

export type SettledOutcome = Pick<KeptOrder, 'state' | 'paid_at' | 'paid_by' | 'held'>

export async function updateState(tx: Tx, uuid: string, outcome: SettledOutcome, updated_at: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...outcome, updated_at })
    .where('uuid', '=', uuid)
    .execute()
}

export async function updateBilling(tx: Tx, uuid: string, billing: AnswersOf<'billing'>): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ billing: JSON.stringify(billing) })
    .where('uuid', '=', uuid)
    .execute()
}

/** What was never paid follows the account; an invoice stays what it was. */
export async function updateBillingOf(tx: Tx, account: string, billing: AnswersOf<'billing'>): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ billing: JSON.stringify(billing) })
    .where('account', '=', account)
    .where('paid_at', 'is', null)
    .execute()
}

export async function isPaid(db: Db | Tx, questionnaire: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('uuid')
    .where('questionnaire', '=', questionnaire)
    .where('supplement', 'is', null)
    .where('state', '=', 'paid')
    .executeTakeFirst()
  return row !== undefined
}

/** With the attempts to pay them; whoever was ever paid is not asked to go. */
export async function deleteOrdersOf(tx: Tx, account: string): Promise<void> {
  await tx
    .deleteFrom('payment_attempts')
    .where('order_uuid', 'in', (query) => query.selectFrom('orders').select('uuid').where('account', '=', account))
    .execute()
  await tx.deleteFrom('orders').where('account', '=', account).execute()
}
