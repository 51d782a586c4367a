import { randomUUID } from 'node:crypto'
import { dateInAmsterdam, isUuid } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { storedDay } from '../catalogue/actions.ts'
import { type Invoices, laterWhereItPasses } from '../invoices/service.ts'
import { invoiceSheet } from '../invoices/sheet.ts'
import { findCharge, findReader, type KeptCharge, keepInvoiceFile, updateCharge } from './store.ts'

type InvoicingParts = {
  readonly config: Pick<Config, 'BRAND_NAME' | 'INVOICE_SENDER'>
  readonly database: Database
  readonly clock: Clock
  readonly drawer: Pick<DocumentDrawer, 'invoice'>
  readonly files: Files
  readonly invoices: Pick<Invoices, 'nextNumber'>
}

type DrawnInvoice = { readonly bytes: Uint8Array; readonly number: string; readonly sha256: string }

export type MembershipInvoices = ReturnType<typeof createMembershipInvoices>

/** The invoices of charges: numbered with all others, drawn once and kept. */
export function createMembershipInvoices(parts: InvoicingParts) {
  const { config, database, clock, drawer, files, invoices } = parts

  async function drawn(charge: KeptCharge): Promise<DrawnInvoice> {
    const { uuid, invoice_number: number, issued_on, file, sha256 } = charge
    if (number === null || issued_on === null) throw new AppError('not_found')
    if (file !== null && sha256 !== null) return { bytes: await files.get(file), number, sha256 }
    const reader = await findReader(database.db, charge.account)
    const made = await drawer.invoice(
      invoiceSheet(
        {
          ...{ language: reader?.locale === 'en' ? 'en' : 'nl', quote: charge.quote, billing: charge.billing },
          ...{ supplement: null, period: [storedDay(charge.from_day), storedDay(charge.until_day)] },
        },
        {
          ...{ number, issued_on: storedDay(issued_on), paid_on: dateInAmsterdam(charge.paid_at ?? clock.now()) },
          ...{ brand: config.BRAND_NAME, sender: config.INVOICE_SENDER, company: null },
        },
      ),
    )
    const key = `invoices/memberships/${uuid}/${randomUUID()}.pdf`
    await files.put(key, made.bytes)
    if (await keepInvoiceFile(database.db, uuid, key, made.sha256)) return { ...made, number }
    // Somebody was first. What they made counts.
    await files.remove(key)
    return drawn(await demand(uuid))
  }

  async function demand(uuid: string): Promise<KeptCharge> {
    const charge = isUuid(uuid) ? await findCharge(database.db, uuid) : undefined
    if (charge === undefined) throw new AppError('not_found')
    return charge
  }

  return {
    /** Takes the next number, in the transaction that pays. */
    async number(tx: Tx, charge: KeptCharge): Promise<void> {
      if (charge.invoice_number !== null || charge.order_uuid !== null) return
      const { number, year, sequence, issued_on } = await invoices.nextNumber(tx)
      const invoice = { invoice_number: number, invoice_year: year, invoice_sequence: sequence, issued_on }
      await updateCharge(tx, charge.uuid, invoice)
    },

    /** Null for what was paid by an order, and for what is gone. */
    async drawnFor(uuid: string): Promise<DrawnInvoice | null> {
      const charge = await findCharge(database.db, uuid)
      return charge?.invoice_number ? drawn(charge) : null
    },

    async download(account: string, uuid: string): Promise<DrawnInvoice> {
      const charge = await demand(uuid)
      if (charge.account !== account) throw new AppError('not_found')
      return drawn(charge).catch(laterWhereItPasses)
    },
  }
}
