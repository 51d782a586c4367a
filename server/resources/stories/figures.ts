import type { CardPrice } from '#contract/content-page.ts'
import type { Site } from '#contract/site.ts'
import type { ContentBlock, ContentFacts } from '#domain/content/index.ts'
import { en, lineName, nl } from '#domain/messages/index.ts'
import { cents, formatEuros, percentageOf, plus } from '#domain/money/index.ts'
import {
  amountOn,
  fromPrice,
  type Line,
  leastQuote,
  listedPrice,
  type PriceBook,
  pricesOf,
  splitOf,
  surchargeOf,
} from '#domain/pricing/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { type Periods, retentionKinds, retentionPeriods } from '#domain/retention/index.ts'
import { amsterdamFormat, type DutchDate, formatNumber, isoDate, type Locale, writtenAs } from '#domain/values/index.ts'

type Today = { readonly book: PriceBook; readonly today: DutchDate; readonly locale: Locale }

/** As in `90 dagen`; whole years are said as years. */
function daysInWords(days: number, locale: Locale): string {
  const years = days / 365
  const [count, unit] = Number.isInteger(years) ? [years, 'year'] : [days, 'day']
  return new Intl.NumberFormat(writtenAs[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

const daysOf = ({ incorporation_speeds }: PriceBook): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(incorporation_speeds).map(([speed, { working_days }]) => [speed, working_days]))

type OurSide = {
  readonly periods: Periods
  /** What to give an assistant; null while none can be connected. */
  readonly assistants: string | null
}

/** What texts may name, as it is today. */
export function contentFactsOf(
  site: Site,
  { book, today, locale, periods, assistants }: Today & OurSide,
): ContentFacts {
  const days = Object.values(daysOf(book)).toSorted((one, other) => one - other)
  const euros = (cents: Parameters<typeof formatEuros>[0]) => formatEuros(cents, locale)
  const prices = flowNames.flatMap((flow) => {
    const total = fromPrice(book, { flow, with_holding: false }, { today })?.total
    return total === undefined ? [] : [[`price.${flow}`, euros(total)]]
  })
  const together = site.services.find((card) => card.with_holding)
  const withHolding = (locale === 'nl' ? together : (together?.in_english ?? together))?.from_price?.total
  const [register, norm] = [amountOn(book.fees.kvk_registration, today), amountOn(book.dga_norm, today)]
  const withVat = (cents: Parameters<typeof formatEuros>[0]) => euros(plus(cents, percentageOf(cents, book.vat)))
  const { score, count } = site.marketing_rating
  const all: Readonly<Record<string, string | number | null | undefined>> = {
    ...Object.fromEntries(prices),
    ...{ brand: site.brand, email: site.support_email, phone: site.support_phone },
    'price.with_holding': withHolding && euros(cents(withHolding)),
    'fee.register': register && euros(register),
    'fee.change': book.after_payment && withVat(book.after_payment.change),
    'fee.reschedule': book.after_payment && withVat(book.after_payment.appointment_moved),
    'norm.dga': norm && formatEuros(norm, locale).replace(/[,.]00$/, ''),
    ...Object.fromEntries(
      retentionKinds
        .filter((kind) => retentionPeriods[kind].unit === 'days')
        .map((kind) => [`kept.${kind}`, daysInWords(periods[kind], locale)]),
    ),
    'days.standard': days.at(-1),
    'days.fast': days[0],
    'assistants.address': assistants,
    'assistants.off': assistants === null ? '' : null,
    'rating.score': locale === 'nl' ? String(score).replace('.', ',') : score,
    'rating.count': formatNumber(count, locale),
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, said]) => (said === null || said === undefined ? [] : [[name, String(said)]])),
  )
}

/** The price on a card: the smallest order of its product, and what some of the usual choices add to it. */
export function cardPrice(card: ContentBlock<'price_card'>, { book, today, locale }: Today): CardPrice | null {
  const prices = pricesOf({ name: card.product }, book, { today })
  if (prices === null) return null
  const texts = locale === 'nl' ? nl : en
  const words = { prices: texts.prices, products: texts.flow.products, memberships: {}, days: daysOf(book) }
  const { notes } = texts.prices
  const least = leastQuote(prices)
  const { vat, taxed } = splitOf(least)
  const adds = (line: Pick<Line, 'key' | 'name'>, choices: Parameters<typeof leastQuote>[1]) => {
    const { adds: cents } = surchargeOf(least, leastQuote(prices, choices))
    return cents > 0 ? [{ name: lineName(line, words), cents }] : []
  }
  const sooner = Object.entries(book.incorporation_speeds).toSorted(([, one], [, other]) => one.price - other.price)
  const [speed] = sooner.find(([, { price }]) => price > 0) ?? []
  return {
    lines: least.lines.map((line) => ({
      name: lineName(line, words),
      note: (line.name === 'kvk_registration' || line.name === 'quality_fund' ? notes[line.name] : null) ?? null,
      cents: listedPrice(line),
    })),
    vat: vat > 0 ? { percentage: book.vat / 100, over_cents: taxed, cents: vat } : null,
    total_cents: least.total,
    often: [
      ...(card.holding ? adds({ key: 'holding_upsell', name: 'holding_upsell' }, { with_holding: true }) : []),
      ...(card.speed && speed !== undefined ? adds({ key: speed, name: 'incorporation_speed' }, { speed }) : []),
      ...(card.membership
        ? adds({ key: book.preselected_membership, name: 'membership' }, { membership: book.preselected_membership })
        : []),
    ],
    as_of: dayInWords(book.valid_from, locale),
  }
}

const dayInWords = (day: DutchDate, locale: Locale): string =>
  amsterdamFormat(locale, { dateStyle: 'long' })(`${isoDate(day)}T12:00:00Z`)
