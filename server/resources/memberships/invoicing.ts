import { randomUUID } from 'node:crypto'
import { type DutchDate, dateInAmsterdam, isUuid } from '#domain/values/index.ts'
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
import { findPurchase, keepPurchaseFile, type PackagePurchase, updatePurchase } from './store-packages.ts'

type InvoicingParts = {
  readonly config: Pick<Config, 'BRAND_NAME' | 'INVOICE_SENDER'>
  readonly database: Database
  readonly clock: Clock
  readonly drawer: Pick<DocumentDrawer, 'invoice'>
  readonly files: Files
  readonly invoices: Pick<Invoices, 'nextNumber'>
}

export type DrawnInvoice = { readonly bytes: Uint8Array; readonly number: string; readonly sha256: string }

export type MembershipInvoices = ReturnType<typeof createMembershipInvoices>

/** The invoices of charges: numbered with all others, drawn once and kept. */
export function createMembershipInvoices(parts: InvoicingParts) {
  const { config, database, clock, drawer, files, invoices } = parts

  type Invoiced = Pick<
    KeptCharge,
    'uuid' | 'invoice_number' | 'issued_on' | 'file' | 'sha256' | 'account' | 'quote' | 'billing' | 'paid_at'
  >

  /** As it was drawn first, or is now. */
  async function draw(
    charge: Invoiced,
    period: readonly [DutchDate, DutchDate] | null,
    { keep, again }: { keep(file: string, sha256: string): Promise<boolean>; again(): Promise<DrawnInvoice> },
  ): Promise<DrawnInvoice> {
    const { uuid, invoice_number: number, issued_on, file, sha256 } = charge
    if (number === null || issued_on === null) throw new AppError('not_found')
    if (file !== null && sha256 !== null) return { bytes: await files.get(file), number, sha256 }
    const reader = await findReader(database.db, charge.account)
    const made = await drawer.invoice(
      invoiceSheet(
        {
          ...{ language: reader?.locale === 'en' ? 'en' : 'nl', quote: charge.quote, billing: charge.billing },
          ...{ supplement: null, period },
        },
        {
          ...{ number, issued_on: storedDay(issued_on), paid_on: dateInAmsterdam(charge.paid_at ?? clock.now()) },
          ...{ brand: config.BRAND_NAME, sender: config.INVOICE_SENDER, company: null },
        },
      ),
    )
    const key = `invoices/memberships/${uuid}/${randomUUID()}.pdf`
    await files.put(key, made.bytes)
    if (await keep(key, made.sha256)) return { ...made, number }
    // Somebody was first. What they made counts.
    await files.remove(key)
    return again()
  }

  const drawn = (charge: KeptCharge): Promise<DrawnInvoice> =>
    draw(charge, [storedDay(charge.from_day), storedDay(charge.until_day)], {
      keep: (file, sha256) => keepInvoiceFile(database.db, charge.uuid, file, sha256),
      again: async () => drawn(await demand(charge.uuid)),
    })

  const drawnPurchase = (purchase: PackagePurchase): Promise<DrawnInvoice> =>
    draw(purchase, null, {
      keep: (file, sha256) => keepPurchaseFile(database.db, purchase.uuid, file, sha256),
      again: async () => drawnPurchase(await demandPurchase(purchase.uuid)),
    })

  async function demand(uuid: string): Promise<KeptCharge> {
    const charge = isUuid(uuid) ? await findCharge(database.db, uuid) : undefined
    if (charge === undefined) throw new AppError('not_found')
    return charge
  }

  async function demandPurchase(uuid: string): Promise<PackagePurchase> {
    const purchase = isUuid(uuid) ? await findPurchase(database.db, uuid) : undefined
    if (purchase === undefined) throw new AppError('not_found')
    return purchase
  }

  async function taken(tx: Tx) {
    const { number, year, sequence, issued_on } = await invoices.nextNumber(tx)
    return { invoice_number: number, invoice_year: year, invoice_sequence: sequence, issued_on }
  }

  return {
    /** Takes the next number, in the transaction that pays. */
    async number(tx: Tx, charge: KeptCharge): Promise<void> {
      if (charge.invoice_number !== null || charge.order_uuid !== null) return
      await updateCharge(tx, charge.uuid, await taken(tx))
    },

    async numberPurchase(tx: Tx, { uuid, invoice_number }: PackagePurchase): Promise<void> {
      if (invoice_number === null) await updatePurchase(tx, uuid, await taken(tx))
    },

    async drawnForPurchase(uuid: string): Promise<DrawnInvoice | null> {
      const purchase = await findPurchase(database.db, uuid)
      return purchase?.invoice_number ? drawnPurchase(purchase) : null
    },

    async downloadPurchase(account: string, uuid: string): Promise<DrawnInvoice> {
      const purchase = await demandPurchase(uuid)
      if (purchase.account !== account) throw new AppError('not_found')
      return drawnPurchase(purchase).catch(laterWhereItPasses)
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
