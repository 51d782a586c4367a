import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/index.ts'

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

/** The next number of a year. Whoever else wants one waits until this transaction ends; when it fails the number is free. */
export async function takeNumber(tx: Tx, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`invoice_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

type NewInvoice = {
  readonly order_uuid: string
  readonly number: string
  readonly year: number
  readonly sequence: number
  readonly issued_on: string
}

export async function insertInvoice(tx: Tx, invoice: NewInvoice, created_at: Date): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({ ...invoice, created_at })
    .execute()
}

export const findInvoice = (db: Db | Tx, order: string) =>
  db.selectFrom('invoices').selectAll().where('order_uuid', '=', order).executeTakeFirst()

export const selectNumbers = (db: Db | Tx, orders: readonly string[]) =>
  db.selectFrom('invoices').select(['order_uuid', 'number']).where('order_uuid', 'in', orders).execute()

/** False when it was drawn already: what was sent first counts. */
export async function keepFile(db: Db | Tx, order: string, file: string, sha256: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set({ file, sha256 })
    .where('order_uuid', '=', order)
    .where('file', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findRecipient = (db: Db | Tx, account: string) =>
  db.selectFrom('accounts').select(['email', 'firstname']).where('uuid', '=', account).executeTakeFirst()
