import type { Country } from '#contract/reference.ts'
import { isInhabited, listSeparator } from '#domain/lists/index.ts'
import { countryOptions } from '#domain/messages/index.ts'
import type { Locale } from '#domain/values/index.ts'
import { type ChoicesAsked, offeredOf } from './choices-of.ts'
import type { Choice } from './widget.ts'

/** Countries or nationalities as the service has them now, in their order. */
type ListedCountries = readonly (Country | typeof listSeparator)[]

type CountriesAsked = ChoicesAsked & {
  /** As the service has them now; ours as long as they are not here. */
  readonly listed?: ListedCountries | null
}

/** Countries or nationalities in their order: what stands before the separator goes first. */
function byCountry({ messages, listed }: CountriesAsked, by: 'name' | 'nationality'): readonly Choice[] {
  const ours = countryOptions(messages, { by })
  const list = listed?.length ? inOrderOf(listed, ours, messages.locale, by) : ours
  const end = list.indexOf(listSeparator)
  return list.flatMap((entry, index) => (entry === listSeparator ? [] : [{ ...entry, priority: index < end }]))
}

type OurCountries = ReturnType<typeof countryOptions>

/** The words and the order of the service, with our other spellings; what we could not keep as an answer is left out. */
function inOrderOf(
  listed: ListedCountries,
  ours: OurCountries,
  locale: Locale,
  by: 'name' | 'nationality',
): OurCountries {
  return listed.flatMap((one): OurCountries => {
    if (one === listSeparator) return [one]
    const known = ours.find((entry) => entry !== listSeparator && entry.value === one.code)
    const label = (by === 'name' ? one.names : one.nationalities)?.[locale]
    return known && known !== listSeparator && label !== undefined ? [{ ...known, label }] : []
  })
}

/** Where nobody lives, someone can have been born at sea nearby; an address there is none. */
const inhabited = (asked: CountriesAsked): readonly Choice[] =>
  byCountry(asked, 'name').filter(({ value }) => !asked.field.rules || isInhabited(value))

/** The countries, or the nationalities, that a field offers. */
export const countryChoices = (asked: CountriesAsked): readonly Choice[] =>
  offeredOf(asked, asked.field.kind === 'country' ? inhabited(asked) : byCountry(asked, 'nationality'))
