import { invoiceNumber } from '#domain/orders/index.ts'
import { isoDate, partsOf } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { KeptOrder } from '../orders/order.ts'
import type { Orders } from '../orders/service.ts'
import { insertInvoice, selectNumbers, takeNumber } from './store.ts'

type InvoiceParts = { readonly database: Database; readonly clock: Clock; readonly orders: Pick<Orders, 'read'> }

type Download = { readonly bytes: Uint8Array; readonly number: string; readonly sha256: string }

export type Invoices = ReturnType<typeof createInvoices>

export function createInvoices({ database, clock }: InvoiceParts) {
  return {
    /** Takes the next number, in the transaction that pays. */
    async number(tx: Tx, { uuid }: Pick<KeptOrder, 'uuid'>): Promise<void> {
      const today = clock.today()
      const { year } = partsOf(today)
      const sequence = await takeNumber(tx, year)
      const number = invoiceNumber(year, sequence)
      await insertInvoice(tx, { order_uuid: uuid, number, year, sequence, issued_on: isoDate(today) }, clock.now())
    },

    /** By order. */
    async numbersOf(orders: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (orders.length === 0) return new Map()
      const rows = await selectNumbers(database.db, orders)
      return new Map(rows.map(({ order_uuid, number }) => [order_uuid, number]))
    },

    async download(_asked: { readonly uuid: string; readonly account: string }): Promise<Download> {
      throw new AppError('not_found')
    },

    async confirm(_order: string): Promise<void> {},
  }
}
