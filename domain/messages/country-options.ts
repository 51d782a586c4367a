import {
  countries,
  type ListEntry,
  listSeparator,
  type OrderField,
  orderCountries,
  statelessCode,
} from '../fields/index.ts'
import type { CountryText, Messages } from './texts.ts'

interface CountrySeed {
  readonly code: keyof Messages['countries']
  readonly priority?: number
  readonly nationality?: false
}

const seeds: readonly CountrySeed[] = countries

const aliasesOf = (text: CountryText, by: OrderField): readonly string[] => [
  ...(text.aliases ?? []),
  // Someone who looks for a nationality may well type the country.
  ...(by === 'nationality' ? [text.name] : []),
]

/**
 * The countries, or the nationalities, as a list to choose from: the few that are chosen most, a separator, then the
 * others by name. `without` leaves some out, as those where we cannot help.
 */
export const countryOptions = (
  messages: Messages,
  options: { readonly by: OrderField; readonly without?: readonly string[] },
): readonly (ListEntry | typeof listSeparator)[] => {
  const offered = seeds
    .filter(
      ({ code, nationality }) =>
        !(options.by === 'nationality' && nationality === false) && !options.without?.includes(code),
    )
    .map(({ code, priority = 0 }) => ({ code, priority, ...messages.countries[code] }))
  const ordered = orderCountries(offered, { orderField: options.by, locale: messages.locale })
  const entries = ordered.map((one) =>
    one === listSeparator ? one : { value: one.code, label: one[options.by], aliases: aliasesOf(one, options.by) },
  )
  // Not a country, so it stands at the end and not under its letter.
  return options.by === 'nationality' ? [...entries, { value: statelessCode, label: messages.stateless }] : entries
}
