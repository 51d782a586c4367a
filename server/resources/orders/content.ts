import { en, lineName, nl } from '#domain/messages/index.ts'
import { percentageOf, times } from '#domain/money/index.ts'
import { type Line, type PriceBook, quote } from '#domain/pricing/index.ts'
import { type FlowName, flows } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import { type DutchDate, isoDate, type Locale } from '#domain/values/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { CatalogueActions } from '../catalogue/actions.ts'
import type { CatalogueExtras } from '../catalogue/extras.ts'
import { canonical } from '../questionnaires/canonical.ts'
import { type KeptQuestionnaire, productFor } from '../questionnaires/questionnaire.ts'
import type { QuestionnairesWithin } from '../questionnaires/within.ts'
import type { KnownReferences, References } from '../reference/references.ts'
import type { OrderContent, OrderLine } from './order.ts'

/** What must be known before the price of an order can be worked out, looked up outside of any transaction. */
export type Preparation = {
  readonly today: DutchDate
  readonly book: PriceBook
  readonly known: References
  readonly memberships: Readonly<Record<Locale, Readonly<Record<string, string>>>>
  readonly services: Readonly<Record<string, Readonly<Record<Locale, { name: string; description: string | null }>>>>
}

type LookUps = {
  readonly catalogue: Pick<CatalogueActions, 'currentPriceBook'>
  readonly extras: Pick<CatalogueExtras, 'listMemberships' | 'listExtraServices'>
  readonly references: KnownReferences
}

export async function prepareContent(flow: FlowName, today: DutchDate, look: LookUps): Promise<Preparation> {
  const { catalogue, extras, references } = look
  const [book, known] = [await catalogue.currentPriceBook(), await references.current()]
  const memberships = await extras.listMemberships(flow)
  const services = await extras.listExtraServices()
  const called = (locale: Locale) =>
    Object.fromEntries(memberships.map(({ name, translation_json }) => [name, translation_json[locale].package_name]))
  return {
    today,
    book,
    known,
    memberships: { nl: called('nl'), en: called('en') },
    services: Object.fromEntries(services.map((one) => [one.slug, { nl: one.nl, en: one.en }])),
  }
}

/** Given at checkout: whoever ticks them there has not changed what they order. */
const givenAtCheckout = ['criminal_record_status', 'lead_approval'] as const

function withoutBoxes(answers: Answers): Answers {
  const main = Object.fromEntries(
    Object.entries(answers.main).filter(([key]) => !givenAtCheckout.some((one) => one === key)),
  )
  return { ...answers, main }
}

type Parts = { readonly vault: Vault; readonly questionnaires: Pick<QuestionnairesWithin, 'counted'> }

/** What a questionnaire orders by the prices of today, to the cent. */
export function contentOf(
  kept: KeptQuestionnaire,
  { vault, questionnaires }: Parts,
  preparation: Preparation,
): OrderContent {
  const { book, known, today } = preparation
  const answers = questionnaires.counted(kept, known)
  const { lines, discount, subtotal, vat, fees, total } = quote(productFor(kept.flow), answers, book, { today })
  return {
    quote: {
      ...{ discount, subtotal, vat, fees, total, vat_rate: book.vat },
      lines: lines.map((line) => namedLine(line, kept.flow, preparation)),
    },
    payment_amount: total + discount + vatOfDiscounts(lines, book),
    payable_price: total,
    answers_hash: vault.sign(canonical(withoutBoxes(answers)), 'answers of an order'),
    price_book: isoDate(book.valid_from),
  }
}

/** The VAT that would come on top if nothing were taken off. */
function vatOfDiscounts(lines: readonly Line[], { vat }: PriceBook): number {
  const sold = lines.filter(({ section }) => section !== 'fees')
  return sold.reduce((sum, line) => sum + percentageOf(times(line.partial_price, line.amount), vat) - line.vat, 0)
}

/** A line with what it is called, as it stays; without a flow where it belongs to none. */
export function namedLine(
  line: Line,
  flow: FlowName | null,
  { book, memberships, services }: Pick<Preparation, 'book' | 'memberships' | 'services'>,
): OrderLine {
  const days = Object.fromEntries(
    Object.entries(book.incorporation_speeds).map(([speed, { working_days }]) => [speed, working_days]),
  )
  const service = line.name === 'extra_service' && Object.hasOwn(services, line.key) ? services[line.key] : undefined
  const nameIn = (locale: Locale) => {
    const { prices, flow: texts } = locale === 'nl' ? nl : en
    return (
      service?.[locale].name ??
      lineName(line, { prices, products: texts.products, memberships: memberships[locale], days })
    )
  }
  return {
    ...line,
    name_nl: nameIn('nl'),
    name_en: nameIn('en'),
    description: (flow && service?.[flows[flow].language].description) ?? null,
  }
}
