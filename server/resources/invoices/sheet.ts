import { en as enTexts, nl as nlTexts } from '#domain/messages/index.ts'
import { cents, formatEuros, minus, percentOf } from '#domain/money/index.ts'
import { listedPrice, splitOf } from '#domain/pricing/index.ts'
import type { DutchDate, Locale } from '#domain/values/index.ts'
import type { InvoiceLine, InvoiceSheet } from '#server/adapters/documents/index.ts'
import type { KeptOrder, OrderLine, OrderQuote } from '../orders/order.ts'
import { type InvoiceWords, invoiceWordsEn, invoiceWordsNl } from './words.ts'

type InvoiceFacts = {
  readonly number: string
  /** DD-MM-YYYY. */
  readonly issued_on: string
  readonly paid_on: string
  readonly brand: string
  readonly sender: readonly string[] | undefined
  readonly company: string | null
}

/** A country is named when it is another one. */
function countryLine(country: string | undefined, language: 'nl' | 'en'): string | undefined {
  const { countries } = language === 'nl' ? nlTexts : enTexts
  return country === undefined || country === 'NL' ? undefined : countries[country as keyof typeof countries]?.name
}

const wordsIn: Readonly<Record<'nl' | 'en', InvoiceWords>> = { nl: invoiceWordsNl, en: invoiceWordsEn }

/** What is invoiced: an order, or a term of a membership with its days. */
type Invoiced = Pick<KeptOrder, 'quote' | 'billing' | 'supplement'> & {
  readonly language: Locale
  /** The first day, and the first after it. */
  readonly period: readonly [from: DutchDate, until: DutchDate] | null
}

export function invoiceSheet(invoiced: Invoiced, facts: InvoiceFacts): InvoiceSheet {
  const { language, quote, billing, supplement, period } = invoiced
  const words = wordsIn[language]
  const say = quote.total < 0 ? { ...words, ...words.credit } : words
  const { prices } = language === 'nl' ? nlTexts : enTexts
  const euros = (amount: OrderQuote['total']) => formatEuros(amount, language)
  const rate = `${percentOf(quote.vat_rate)}%`
  const { taxed, untaxed, without_vat, vat } = splitOf(quote)

  const toRow = (line: OrderLine): InvoiceLine => ({
    name: language === 'nl' ? line.name_nl : line.name_en,
    note:
      line.discounts
        .map(({ key, discount_amount }) =>
          say.discount({ name: prices.discounts[key], amount: euros(minus(cents(0), discount_amount)) }),
        )
        .join(' · ') || null,
    amount: String(line.amount),
    // What is passed on with VAT inside is known by that price, and listed without.
    price: line.vat_inside > 0 ? `${euros(line.price)} ${say.inside}` : euros(line.price),
    vat: line.vat_inside > 0 || line.vat > 0 || line.partial_price > 0 ? rate : say.none,
    total: euros(listedPrice(line)),
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
      countryLine(billing.country, language),
      billing.vat_number && say.vat_number({ number: billing.vat_number }),
      billing.extra,
    ].filter((line): line is string => line !== undefined && line !== ''),
    facts: [
      [say.number, facts.number],
      [say.date, facts.issued_on],
      [say.paid_on, facts.paid_on],
      ...(facts.company === null ? [] : [[say.company, facts.company] as const]),
      ...(period === null ? [] : [[say.period, say.days({ from: period[0], until: period[1] })] as const]),
      ...(supplement === null ? [] : [[say.about, say.supplements[supplement]] as const]),
    ],
    columns: say.columns,
    rows: quote.lines.map(toRow),
    sums: [
      [say.taxed({ rate }), euros(taxed)],
      ...(untaxed === 0 ? [] : [[say.untaxed, euros(untaxed)] as const]),
      [say.without_vat, euros(without_vat)],
      [say.vat({ rate }), euros(vat)],
    ],
    total: [say.total, euros(quote.total)],
    notes: say.notes,
  }
}
