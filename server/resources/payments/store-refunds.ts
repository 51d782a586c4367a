import type { Db, Tx } from '#server/db/index.ts'

export const selectRefunds = (db: Db | Tx, order: string) =>
  db.selectFrom('refunds').selectAll().where('order_uuid', '=', order).orderBy('created_at').execute()

export const findRefund = (db: Db | Tx, uuid: string) =>
  db.selectFrom('refunds').selectAll().where('uuid', '=', uuid).executeTakeFirst()

type StoredRefund = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export async function insertRefund(
  tx: Tx,
  refund: Omit<StoredRefund, 'state' | 'created_at' | 'updated_at'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({ ...refund, created_at: now, updated_at: now })
    .execute()
}

export async function markRefund(db: Db, uuid: string, state: StoredRefund['state'], updated_at: Date): Promise<void> {
  await db.updateTable('refunds').set({ state, updated_at }).where('uuid', '=', uuid).execute()
}
