import { en as enTexts, nl as nlTexts } from '#domain/messages/index.ts'
import { flows } from '#domain/products/index.ts'
import { cents, formatEuros, minus, percentOf, plus, times } from '#domain/values/index.ts'
import type { InvoiceLine, InvoiceSheet } from '#server/adapters/documents/index.ts'
import type { KeptOrder, OrderLine, OrderQuote } from '../orders/order.ts'
import { en, type InvoiceWords, nl } from './words.ts'

type InvoiceFacts = {
  readonly number: string
  /** DD-MM-YYYY. */
  readonly issued_on: string
  readonly paid_on: string
  readonly brand: string
  readonly sender: readonly string[] | undefined
  readonly company: string | null
}

const wordsIn: Readonly<Record<'nl' | 'en', InvoiceWords>> = { nl, en }

/** The part of a line on which VAT is due, with the VAT that is in it already. */
function taxedPart({ partial_price, amount, discounts }: OrderLine) {
  const due = minus(times(partial_price, amount), plus(...discounts.map(({ discount_amount }) => discount_amount)))
  return due > 0 ? due : cents(0)
}

/** What VAT is charged over, what it comes to, and what is passed on without; together they are the total. */
export function vatOf({ lines, total, vat }: Pick<OrderQuote, 'lines' | 'total' | 'vat'>) {
  const inside = plus(...lines.map(({ vat_inside }) => vat_inside))
  const charged = plus(vat, inside)
  const base = minus(plus(...lines.map(taxedPart)), inside)
  return { base, charged, untaxed: minus(total, plus(base, charged)) }
}

/** An order as an invoice, in the language of its flow. */
export function invoiceSheet({ flow, quote, billing }: KeptOrder, facts: InvoiceFacts): InvoiceSheet {
  const { language } = flows[flow]
  const say = wordsIn[language]
  const { prices } = language === 'nl' ? nlTexts : enTexts
  const euros = (amount: OrderQuote['total']) => formatEuros(amount, language)
  const rate = `${percentOf(quote.vat_rate)}%`
  const { base, charged, untaxed } = vatOf(quote)

  const toRow = (line: OrderLine): InvoiceLine => ({
    name: language === 'nl' ? line.name_nl : line.name_en,
    note:
      line.discounts
        .map(({ key, discount_amount }) =>
          say.discount({ name: prices.discounts[key], amount: euros(minus(cents(0), discount_amount)) }),
        )
        .join(' · ') || null,
    amount: String(line.amount),
    price: euros(line.price),
    vat: line.vat_inside > 0 ? `${rate} ${say.inside}` : line.vat > 0 || line.partial_price > 0 ? rate : say.none,
    total: euros(line.total),
  })

  return {
    language,
    brand: facts.brand,
    title: say.title(facts),
    seller: facts.sender ?? [facts.brand, ...say.example_sender],
    to: say.to,
    buyer: [
      billing.name,
      [billing.street, billing.house_number].filter(Boolean).join(' '),
      [billing.zip, billing.city].filter(Boolean).join(' '),
      billing.vat_number && say.vat_number({ number: billing.vat_number }),
      billing.extra,
    ].filter((line): line is string => line !== undefined && line !== ''),
    facts: [
      [say.number, facts.number],
      [say.date, facts.issued_on],
      [say.paid_on, facts.paid_on],
      ...(facts.company === null ? [] : [[say.company, facts.company] as const]),
    ],
    columns: say.columns as unknown as InvoiceSheet['columns'],
    rows: quote.lines.map(toRow),
    sums: [
      [say.taxed({ rate }), euros(base)],
      [say.vat({ rate }), euros(charged)],
      ...(untaxed === 0 ? [] : [[say.untaxed, euros(untaxed)] as const]),
    ],
    total: [say.total, euros(quote.total)],
    notes: say.notes,
  }
}
