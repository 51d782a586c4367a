import {
  countryCodes,
  type ListEntry,
  listSeparator,
  nationalityCodes,
  type OrderField,
  orderCountries,
  priorityOf,
  statelessCode,
} from '../lists/index.ts'
import type { CountryText, Messages } from './texts.ts'

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
  const isOffered = (code: string): boolean =>
    (options.by === 'name' || nationalityCodes.includes(code)) && !options.without?.includes(code)
  const offered = countryCodes
    .filter(isOffered)
    .map((code) => ({ code, priority: priorityOf(code), ...messages.countries[code] }))
  const ordered = orderCountries(offered, { orderField: options.by, locale: messages.locale })
  const entries = ordered.map((one) =>
    one === listSeparator ? one : { value: one.code, label: one[options.by], aliases: aliasesOf(one, options.by) },
  )
  // Not a country, so it stands at the end and not under its letter.
  return options.by === 'nationality' ? [...entries, { value: statelessCode, label: messages.stateless }] : entries
}
