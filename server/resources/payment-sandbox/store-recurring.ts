import type { z } from 'zod'
import type { Db, Tx } from '#server/db/index.ts'
import { customerSchema, mandateSchema, type SandboxSubscription, subscriptionSchema } from './recurring.ts'

const schemas = { customer: customerSchema, mandate: mandateSchema, subscription: subscriptionSchema } as const
type RecurringKind = keyof typeof schemas
type RecurringContent<K extends RecurringKind> = z.infer<(typeof schemas)[K]>

type FreshRecurring<K extends RecurringKind> = {
  readonly kind: K
  readonly content: RecurringContent<K>
  readonly customer: string | null
  readonly idempotency_key: string | null
}

/** The one that was made with this key before, or this one. */
export async function insertRecurring<K extends RecurringKind>(
  tx: Tx,
  fresh: FreshRecurring<K>,
  created_at: Date,
): Promise<RecurringContent<K>> {
  const { kind, content, customer, idempotency_key } = fresh
  await tx
    .insertInto('sandbox_recurring')
    .values({ id: content.id, kind, customer, idempotency_key, content: JSON.stringify(content), created_at })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute()
  if (idempotency_key === null) return content
  const row = await tx
    .selectFrom('sandbox_recurring')
    .select('content')
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirstOrThrow()
  return schemas[kind].parse(row.content) as RecurringContent<K>
}

export async function findRecurring<K extends RecurringKind>(
  db: Db | Tx,
  kind: K,
  id: string,
): Promise<RecurringContent<K> | undefined> {
  const row = await db
    .selectFrom('sandbox_recurring')
    .select('content')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row && (schemas[kind].parse(row.content) as RecurringContent<K>)
}

/** The newest first; of one customer or of all. */
export async function selectRecurring<K extends RecurringKind>(
  db: Db | Tx,
  kind: K,
  customer?: string,
): Promise<RecurringContent<K>[]> {
  const rows = await db
    .selectFrom('sandbox_recurring')
    .select('content')
    .where('kind', '=', kind)
    .$if(customer !== undefined, (query) => query.where('customer', '=', customer ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(250)
    .execute()
  return rows.map(({ content }) => schemas[kind].parse(content) as RecurringContent<K>)
}

/** Nobody else charges it until the transaction ends. */
export async function holdSubscription(tx: Tx, id: string): Promise<SandboxSubscription | undefined> {
  await tx.selectFrom('sandbox_recurring').select('id').where('id', '=', id).forUpdate().execute()
  return findRecurring(tx, 'subscription', id)
}

export async function updateSubscription(tx: Tx, subscription: SandboxSubscription): Promise<void> {
  await tx
    .updateTable('sandbox_recurring')
    .set({ content: JSON.stringify(subscription) })
    .where('id', '=', subscription.id)
    .execute()
}
