import { randomUUID } from 'node:crypto'
import { formatEuros, percentOf } from '#domain/money/index.ts'
import { invoiceNumber } from '#domain/orders/index.ts'
import { listedPrice, splitOf } from '#domain/pricing/index.ts'
import { companyCalled, flows } from '#domain/products/index.ts'
import { dateInAmsterdam, isoDate, isUuid, parseDutchDate, partsOf } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { type DocumentDrawer, DrawingError } from '#server/adapters/documents/index.ts'
import { FileError, type Files } from '#server/adapters/files/index.ts'
import { type Mail, orderMail } from '#server/adapters/mail/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import { afterPaying, type KeptOrder } from '../orders/order.ts'
import type { Orders, Pair } from '../orders/service.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import { invoiceSheet } from './sheet.ts'
import {
  findInvoice,
  findRecipient,
  type InvoiceRow,
  insertInvoice,
  keepFile,
  selectNumbers,
  takeNumber,
} from './store.ts'

type InvoiceParts = {
  readonly config: Pick<Config, 'BRAND_NAME' | 'INVOICE_SENDER' | 'SUPPORT_EMAIL' | 'PUBLIC_URL'>
  readonly database: Database
  readonly clock: Clock
  readonly drawer: Pick<DocumentDrawer, 'invoice'>
  readonly files: Files
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly orders: Pick<Orders, 'read'>
  readonly questionnaires: Pick<QuestionnairesWithin, 'paidFor'>
}

type InvoiceDownload = { readonly bytes: Uint8Array; readonly number: string; readonly sha256: string }

export type Invoices = ReturnType<typeof createInvoices>

export function createInvoices(parts: InvoiceParts) {
  const { config, database, clock, drawer, files, jobs, orders, questionnaires } = parts

  /** What it was called when it was paid for. */
  async function companyOf({ order }: Pair): Promise<string | null> {
    const version = await questionnaires.paidFor(database.db, order.questionnaire)
    return companyCalled(order.flow, version?.answers.main.company_name)
  }

  const sheetOf = ({ order }: Pair, { number, issued_on }: InvoiceRow, company: string | null) =>
    invoiceSheet(
      { ...order, language: flows[order.flow].language, period: null },
      {
        number,
        issued_on: parseDutchDate(issued_on) ?? issued_on,
        paid_on: dateInAmsterdam(order.paid_at ?? clock.now()),
        brand: config.BRAND_NAME,
        sender: config.INVOICE_SENDER,
        company,
      },
    )

  /** Drawn once and kept: an invoice does not change, whatever is answered afterwards. */
  async function drawn(pair: Pair, invoice: InvoiceRow): Promise<InvoiceDownload> {
    const { number, file, sha256 } = invoice
    if (file !== null && sha256 !== null) return { bytes: await files.get(file), number, sha256 }
    const made = await drawer.invoice(sheetOf(pair, invoice, await companyOf(pair)))
    const key = `invoices/${pair.order.uuid}/${randomUUID()}.pdf`
    await files.put(key, made.bytes)
    if (await keepFile(database.db, pair.order.uuid, key, made.sha256)) return { ...made, number }
    // Somebody was first. What they made counts.
    await files.remove(key)
    return drawn(pair, await demandInvoice(pair.order.uuid))
  }

  async function demandInvoice(order: string): Promise<InvoiceRow> {
    const invoice = await findInvoice(database.db, order)
    if (invoice === undefined) throw new AppError('not_found')
    return invoice
  }

  /** The next of all invoices, whatever they are for, in the transaction that needs it. */
  async function nextNumber(tx: Tx) {
    const today = clock.today()
    const { year } = partsOf(today)
    const sequence = await takeNumber(tx, year)
    return { number: invoiceNumber(year, sequence), year, sequence, issued_on: isoDate(today) }
  }

  return {
    /** Takes the next number, in the transaction that pays. */
    async number(tx: Tx, { uuid }: Pick<KeptOrder, 'uuid'>): Promise<void> {
      await insertInvoice(tx, { order_uuid: uuid, ...(await nextNumber(tx)) }, clock.now())
    },

    nextNumber,

    /** By order. */
    async numbersOf(uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (uuids.length === 0) return new Map()
      const rows = await selectNumbers(database.db, uuids)
      return new Map(rows.map(({ order_uuid, number }) => [order_uuid, number]))
    },

    async download({ uuid, account }: { readonly uuid: string; readonly account: string }): Promise<InvoiceDownload> {
      const pair = isUuid(uuid) ? await orders.read(database.db, uuid) : undefined
      if (pair?.order.account !== account) throw new AppError('not_found')
      return drawn(pair, await demandInvoice(uuid)).catch(laterWhereItPasses)
    },

    /** The mail that thanks for an order; null when there is nobody to send it to any more. */
    async confirmation(order: string): Promise<Mail | null> {
      const pair = await orders.read(database.db, order)
      const recipient = pair && (await findRecipient(database.db, pair.order.account))
      if (!recipient) return null
      const { number, bytes } = await drawn(pair, await demandInvoice(order))
      const { flow, quote, supplement } = pair.order
      const { language: locale } = flows[flow]
      const { BRAND_NAME: brand, SUPPORT_EMAIL: support_email, PUBLIC_URL } = config
      return orderMail({
        ...{ to: recipient.email, name: recipient.firstname, locale, brand, support_email, number, invoice: bytes },
        supplement,
        company: (await companyOf(pair)) ?? '',
        lines: quote.lines.map((line) => [
          locale === 'nl' ? line.name_nl : line.name_en,
          line.free ? null : formatEuros(listedPrice(line), locale),
        ]),
        vat: { rate: percentOf(quote.vat_rate), amount: formatEuros(splitOf(quote).vat, locale) },
        paid: formatEuros(quote.total, locale),
        url: `${PUBLIC_URL}${afterPaying(pair.order)}`,
      })
    },

    send: (tx: Tx, mail: Mail) => jobs.enqueue(tx, sendMail, mail),
  }
}

/** The part that draws or the place of the files is busy or away; anything else is a mistake of ours. */
export function laterWhereItPasses(error: unknown): never {
  const passes =
    (error instanceof DrawingError && error.code !== 'failed') ||
    (error instanceof FileError && error.code === 'unreachable')
  throw passes ? new AppError('unavailable') : error
}
