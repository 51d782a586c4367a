import { isAskedBy } from '../blueprint/index.ts'
import { cents } from '../money/index.ts'
import { type AmountByDate, amountOn, type PriceBook } from '../pricing/index.ts'
import { flowNames, productOf } from '../products/index.ts'
import { compareDates, type DutchDate, dutchDate, isDutchDate, isRecord, partsOf } from '../values/index.ts'

/** In the order in which they are shown. */
export const amountGroups = [
  'products',
  'notary',
  'memberships',
  'services',
  'passed_on',
  'after_payment',
  'tax',
] as const

/** The kinds of amounts there are, each with words of its own. */
export const amountNames = [
  'base_price',
  'holding_list_price',
  'holding_price',
  'speed',
  'healthcare_statutes',
  'contribution_deed',
  'contribution_with_holding',
  'external_share_transfer',
  'shareholders_agreement',
  'identification_lowest',
  'identification_highest',
  'membership',
  'dga_salary',
  'dga_discount',
  'extra_service',
  'kvk_registration',
  'quality_fund',
  'change_fee',
  'appointment_moved',
  'vat',
  'dga_norm',
] as const

/** One amount of a book that may be changed: the form, the list of changes and the log are made from these. */
export type EditableAmount = {
  /** Where it stands in the book, once in a list; with `@` and a day for one that holds from a day to come. */
  readonly path: string
  readonly group: (typeof amountGroups)[number]
  readonly name: (typeof amountNames)[number]
  /** The product, speed, membership or service that it is the price of. */
  readonly of: string | null
  /** A percentage is in hundredths of a percent. */
  readonly unit: 'cents' | 'percentage'
  /** May be left open: then it is not offered, or not known yet. */
  readonly optional: boolean
  /** Kept by the day from which it holds: a change holds from the first day of the book. */
  readonly by_date: boolean
}

const amount = (
  group: EditableAmount['group'],
  name: EditableAmount['name'],
  path: string,
  more: Partial<EditableAmount> = {},
): EditableAmount => ({ path, group, name, of: null, unit: 'cents', optional: false, by_date: false, ...more })

/** Where the offer for a holding made along stands; null where none can be made along with a product. */
export function holdingPlace({ holding_upsell }: PriceBook, product: string): string | null {
  const flow = flowNames.find((name) => name === product)
  if (flow === undefined || !isAskedBy(productOf(flow), 'shareholder', 'holding')) return null
  return `holding_upsell.${Object.hasOwn(holding_upsell.by_product, product) ? `by_product.${product}` : 'standard'}`
}

function holdingAmounts(book: PriceBook): readonly EditableAmount[] {
  const places = flowNames.flatMap((flow) => {
    const place = holdingPlace(book, flow)
    return place === null ? [] : [{ flow, place }]
  })
  return [...new Set(places.map(({ place }) => place))].flatMap((place) => {
    const sharing = places.filter((one) => one.place === place)
    const of = sharing.length === 1 ? (sharing[0]?.flow ?? null) : null
    return [
      amount('products', 'holding_list_price', `${place}.list_price`, { of }),
      amount('products', 'holding_price', `${place}.price`, { of }),
    ]
  })
}

const datedPaths = {
  'fees.kvk_registration': 'kvk_registration',
  'fees.quality_fund_with_vat': 'quality_fund',
  dga_norm: 'dga_norm',
} as const
type DatedPath = keyof typeof datedPaths

const isDated = (path: string): path is DatedPath => Object.hasOwn(datedPaths, path)

const datedIn = (book: PriceBook, path: DatedPath): AmountByDate =>
  path === 'dga_norm'
    ? book.dga_norm
    : path === 'fees.kvk_registration'
      ? book.fees.kvk_registration
      : book.fees.quality_fund_with_vat

/** The first of January that comes after a book begins. */
function nextNewYear({ valid_from }: Pick<PriceBook, 'valid_from'>): DutchDate {
  const { year } = partsOf(valid_from)
  return dutchDate(1, 1, year + 1) ?? valid_from
}

const beginsTheYear = ({ valid_from }: PriceBook): boolean => valid_from.startsWith('01-01-')

/** What holds when the book begins, and from the days after that are in it or that it is time to know. */
function datedAmounts(book: PriceBook, group: EditableAmount['group'], path: DatedPath): readonly EditableAmount[] {
  const name = datedPaths[path]
  const later = datedIn(book, path).flatMap(({ from }) => (compareDates(from, book.valid_from) > 0 ? [from] : []))
  const days = new Set([...later, ...(beginsTheYear(book) ? [] : [nextNewYear(book)])])
  return [
    amount(group, name, path, { by_date: true }),
    ...[...days]
      .toSorted(compareDates)
      .map((day) => amount(group, name, `${path}@${day}`, { by_date: true, optional: true })),
  ]
}

const named = <Value>(table: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] =>
  Object.entries(table)

/** Everything in a book that may be changed, in the order in which it is shown. */
export function editableAmounts(book: PriceBook): readonly EditableAmount[] {
  const speeds = named(book.incorporation_speeds).toSorted(
    ([, one], [, other]) => other.working_days - one.working_days,
  )
  const memberships = named(book.memberships).toSorted(([, one], [, other]) => one.type_id - other.type_id)
  const services = named(book.extra_services).toSorted(([one], [other]) => one.localeCompare(other))
  return [
    ...flowNames.map((of) => amount('products', 'base_price', `base_prices.${of}`, { of })),
    ...holdingAmounts(book),
    ...speeds.map(([of]) => amount('notary', 'speed', `incorporation_speeds.${of}.price`, { of })),
    amount('notary', 'healthcare_statutes', 'healthcare_statutes'),
    amount('notary', 'contribution_deed', 'contribution_deed.price'),
    amount('notary', 'contribution_with_holding', 'contribution_deed.with_holding.price_each'),
    amount('notary', 'external_share_transfer', 'external_share_transfer'),
    amount('notary', 'shareholders_agreement', 'shareholders_agreement', { optional: true }),
    ...memberships.map(([of]) => amount('memberships', 'membership', `memberships.${of}.price`, { of })),
    amount('memberships', 'dga_salary', 'dga_salary.price'),
    amount('memberships', 'dga_discount', 'dga_salary.discount', { unit: 'percentage' }),
    ...services.map(([of]) => amount('services', 'extra_service', `extra_services.${of}.price`, { of })),
    ...datedAmounts(book, 'passed_on', 'fees.kvk_registration'),
    ...datedAmounts(book, 'passed_on', 'fees.quality_fund_with_vat'),
    amount('passed_on', 'identification_lowest', 'identification_elsewhere.lowest'),
    amount('passed_on', 'identification_highest', 'identification_elsewhere.highest'),
    amount('after_payment', 'change_fee', 'after_payment.change'),
    amount('after_payment', 'appointment_moved', 'after_payment.appointment_moved'),
    amount('tax', 'vat', 'vat', { unit: 'percentage' }),
    ...datedAmounts(book, 'tax', 'dga_norm'),
  ]
}

/** Where an amount stands, and the day from which it holds where its path names one. */
export function placeOfAmount(path: string): { readonly place: string; readonly from: DutchDate | null } {
  const [place = '', from] = path.split('@')
  return { place, from: isDutchDate(from) ? from : null }
}

const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), value)

/** An amount as it is on a day; null where the book has none. */
export function amountIn(book: PriceBook, path: string, day: DutchDate = book.valid_from): number | null {
  const { place, from } = placeOfAmount(path)
  if (isDated(place)) {
    const amounts = datedIn(book, place)
    const found = from === null ? amountOn(amounts, day) : amounts.find((one) => one.from === from)?.amount
    return found ?? null
  }
  const found = valueAt(book, place.split('.'))
  return typeof found === 'number' ? found : null
}

/** The day since which an amount is as it is; null for what is not kept by date. */
export function heldSince(book: PriceBook, path: string): DutchDate | null {
  const { place, from } = placeOfAmount(path)
  if (!isDated(place) || from !== null) return from
  const begun = datedIn(book, place).filter((one) => compareDates(one.from, book.valid_from) <= 0)
  return (
    begun
      .map((one) => one.from)
      .toSorted(compareDates)
      .at(-1) ?? null
  )
}

/** A table with another value in it; without it where there is none. */
function put(table: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  const before = isRecord(table) ? table : {}
  if (key === undefined) return value
  if (rest.length > 0) return { ...before, [key]: put(before[key], rest, value) }
  const { [key]: _gone, ...others } = before
  return value === null ? others : { ...before, [key]: value }
}

/**
 * The book with another amount. What is kept by date holds from the first day of the book, or from the day that is given; an
 * amount that held already needs no day of its own.
 */
export function withAmount(
  book: PriceBook,
  path: string,
  value: number | null,
  since: DutchDate = book.valid_from,
): PriceBook {
  const { place, from } = placeOfAmount(path)
  if (!isDated(place)) return put(book, place.split('.'), value) as PriceBook
  const day = from ?? since
  const others = datedIn(book, place).filter((one) => one.from !== day)
  const isSame = from === null && (value === null || amountOn(others, book.valid_from) === value)
  const entries = value === null || isSame ? others : [...others, { from: day, amount: cents(value) }]
  const sorted = entries.toSorted((one, other) => compareDates(one.from, other.from))
  return put(book, place.split('.'), sorted) as PriceBook
}
