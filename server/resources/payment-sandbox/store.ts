import type { Db, Tx } from '#server/db/index.ts'
import { paymentSchema, type SandboxPayment } from './payment.ts'

const read = (row: { readonly payment: unknown } | undefined): SandboxPayment | undefined =>
  row && paymentSchema.parse(row.payment)

/** The one that was made with this key before, or this one. */
export async function insertPayment(
  tx: Tx,
  made: SandboxPayment,
  idempotency_key: string | null,
  created_at: Date,
): Promise<{ readonly payment: SandboxPayment; readonly fresh: boolean }> {
  const row = { id: made.id, idempotency_key, payment: JSON.stringify(made), created_at }
  const inserted = await tx
    .insertInto('sandbox_payments')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { payment: made, fresh: true }
  const known = await tx
    .selectFrom('sandbox_payments')
    .select('payment')
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirstOrThrow()
  return { payment: paymentSchema.parse(known.payment), fresh: false }
}

export const findPayment = async (db: Db | Tx, id: string, { lock = false } = {}) =>
  read(
    await db
      .selectFrom('sandbox_payments')
      .select('payment')
      .where('id', '=', id)
      .$if(lock, (query) => query.forUpdate())
      .executeTakeFirst(),
  )

export async function selectPayments(db: Db, limit: number): Promise<SandboxPayment[]> {
  const rows = await db
    .selectFrom('sandbox_payments')
    .select('payment')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ payment }) => paymentSchema.parse(payment))
}

export async function updatePayment(tx: Tx, payment: SandboxPayment): Promise<void> {
  await tx
    .updateTable('sandbox_payments')
    .set({ payment: JSON.stringify(payment) })
    .where('id', '=', payment.id)
    .execute()
}
