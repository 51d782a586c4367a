import type { PricePlans } from '#contract/price-plans.ts'
import { lineName } from '#domain/messages/index.ts'
import {
  type EditableAmount,
  heldSince,
  placeOfAmount,
  type UnknownYear,
  yearsWithoutAmount,
} from '#domain/price-plans/index.ts'
import { dgaOffer, type Line, type PriceBook } from '#domain/pricing/index.ts'
import {
  amsterdamFormat,
  compareDates,
  type DutchDate,
  formatNumber,
  isoDate,
  writtenAs,
} from '#domain/values/index.ts'
import { calculatorMessagesIn, useLocale, useSay } from '#web/i18n/index.ts'
import { formatMoney } from '#web/ui/format-money.ts'

export type PriceWords = ReturnType<typeof usePriceWords>

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Everything about prices in words: what amounts are called, and how they and their days are written. */
export function usePriceWords({ names, today }: Pick<PricePlans, 'names' | 'today'>) {
  const say = useSay()
  const { locale } = useLocale()
  const { prices, products } = calculatorMessagesIn(locale)
  const written = writtenAs[locale]

  const dayAs = (day: DutchDate, form: Intl.DateTimeFormatOptions) =>
    amsterdamFormat(locale, form)(`${isoDate(day)}T12:00:00Z`)
  const day = (date: DutchDate) => dayAs(date, { day: 'numeric', month: 'long', year: 'numeric' })
  const productName = (name: string) => own(products, name) ?? name

  /** As it stands in a field: 419,00 and 21%. */
  const digits = (value: number, { unit }: Pick<EditableAmount, 'unit'>): string => {
    if (unit === 'percentage') return `${formatNumber(value / 100, locale)}%`
    const format = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    return new Intl.NumberFormat(written, format).format(value / 100)
  }
  /** As it stands in a sentence. */
  const amount = (value: number | null, { unit }: Pick<EditableAmount, 'unit'>): string => {
    if (value === null) return say('admin_prices.history.nothing')
    return unit === 'percentage' ? digits(value, { unit }) : formatMoney(value, written)
  }

  const plainName = ({ name, of }: EditableAmount, book: PriceBook): string => {
    switch (name) {
      case 'base_price':
        return say('admin_prices.amounts.base_price', { of: productName(of ?? '') })
      case 'holding_list_price':
      case 'holding_price': {
        const product = of === null ? say('admin_prices.amounts.others') : productName(of)
        return say(`admin_prices.amounts.${name}`, { of: product })
      }
      case 'speed': {
        const days = book.incorporation_speeds[of ?? '']?.working_days ?? ''
        return say('admin_prices.amounts.speed', { days })
      }
      case 'membership': {
        const per = book.memberships[of ?? '']?.per ?? 'month'
        const called = own(names.memberships[locale], of ?? '') ?? of ?? ''
        return say(`admin_prices.amounts.membership_${per}`, { of: called })
      }
      case 'extra_service':
        return say('admin_prices.amounts.extra_service', { of: own(names.services[locale], of ?? '') ?? of ?? '' })
      case 'dga_salary':
        return say('admin_prices.amounts.dga_salary', { months: book.dga_salary.months })
      default:
        return say(`admin_prices.amounts.${name}`)
    }
  }
  const amountName = (what: EditableAmount, book: PriceBook): string => {
    const { from } = placeOfAmount(what.path)
    const name = plainName(what, book)
    return from === null ? name : say('admin_prices.amounts.from_day', { name, day: from })
  }

  /** Since when, or from when, an amount by date is as it is; and of which year there is none yet. */
  const held = (path: string, book: PriceBook, lacking: readonly UnknownYear[]): string => {
    const from = heldSince(book, path)
    if (from === null) return ''
    const since = say(`admin_prices.hints.${compareDates(from, today) > 0 ? 'from' : 'since'}`, { day: from })
    const missing = lacking.find((one) => one.path === path)
    return missing ? say('admin_prices.hints.year_missing', { since, year: missing.year }) : since
  }
  const hint = ({ name, of, path }: EditableAmount, book: PriceBook): string | null => {
    const lacking = yearsWithoutAmount(book)
    if (placeOfAmount(path).from !== null) return null
    switch (name) {
      case 'kvk_registration':
      case 'quality_fund':
      case 'dga_norm':
        return say(`admin_prices.hints.${name}`, { since: held(path, book, lacking) })
      case 'membership':
        return of === book.preselected_membership ? say('admin_prices.hints.preselected') : null
      case 'dga_salary':
        return say('admin_prices.hints.dga_salary', {
          price: formatMoney(dgaOffer(book).old_price, written, { decimals: 'needed' }),
        })
      case 'contribution_with_holding':
        return say('admin_prices.hints.contribution_with_holding', {
          deeds: book.contribution_deed.with_holding.deeds,
        })
      case 'identification_lowest':
      case 'identification_highest':
        return say('admin_prices.hints.identification')
      case 'shareholders_agreement':
      case 'change_fee':
      case 'appointment_moved':
        return say(`admin_prices.hints.${name}`)
      default:
        return null
    }
  }

  return {
    ...{ say, locale, written, amount, digits, amountName, hint, productName, day, today },
    /** As in "vrijdag 1 januari 2027". */
    weekday: (date: DutchDate) => dayAs(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** As in "do 3 dec". */
    shortDay: (date: DutchDate) => dayAs(date, { weekday: 'short', day: 'numeric', month: 'short' }),
    /** As in "jan". */
    monthOf: (date: DutchDate) => dayAs(date, { month: 'short' }),
    /** As in "1 januari". */
    dayOfYear: (date: DutchDate) => dayAs(date, { day: 'numeric', month: 'long' }),
    money: (cents: number, sign = false) => formatMoney(cents, written, { sign }),
    /** What comes on top or goes off, with its sign before it: + 20,00 and − 25,00. */
    difference: (value: number, what: Pick<EditableAmount, 'unit'> = { unit: 'cents' }) =>
      `${value < 0 ? '−' : '+'}\u00a0${digits(Math.abs(value), what)}`,
    lineName: (line: Pick<Line, 'key' | 'name'>, book: PriceBook) =>
      line.name === 'extra_service'
        ? (own(names.services[locale], line.key) ?? prices.lines.extra_service)
        : lineName(line, {
            ...{ prices, products, memberships: names.memberships[locale] },
            days: Object.fromEntries(
              Object.entries(book.incorporation_speeds).map(([speed, { working_days }]) => [speed, working_days]),
            ),
          }),
  }
}
