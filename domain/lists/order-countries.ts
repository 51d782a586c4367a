import type { Locale } from '../values/index.ts'

export const orderFields = ['name', 'nationality'] as const

/** By which of its two words a country stands in the list. */
export type OrderField = (typeof orderFields)[number]

export interface OrderedCountry {
  readonly code: string
  /** 0 when it has no place at the top. */
  readonly priority: number
  readonly name: string
  readonly nationality: string
}

/** Stands between the few that are chosen most and all others. */
export const listSeparator = '---'

/** The most chosen first in their own order, the separator, then everything else by its word in the language. */
export const orderCountries = <Country extends OrderedCountry>(
  all: readonly Country[],
  options: { readonly orderField: OrderField; readonly locale: Locale },
): readonly (Country | typeof listSeparator)[] => {
  const collator = new Intl.Collator(options.locale, { sensitivity: 'base', ignorePunctuation: true })
  const first = all.filter((one) => one.priority > 0).toSorted((a, b) => a.priority - b.priority)
  const rest = all
    .filter((one) => one.priority <= 0)
    .toSorted(
      (a, b) => collator.compare(a[options.orderField], b[options.orderField]) || collator.compare(a.name, b.name) || 0,
    )
  return first.length > 0 && rest.length > 0 ? [...first, listSeparator, ...rest] : [...first, ...rest]
}
