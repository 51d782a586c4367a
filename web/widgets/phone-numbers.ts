import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** What knows about phone numbers. Heavy, so fetched when someone comes to a phone field, never before. */
export type PhoneBook = {
  /** +31612345678 for what was typed by someone in a country; undefined when it can be no number there. */
  readonly international: (typed: string, country: string) => string | undefined
  readonly countryOf: (number: string) => string | undefined
  /** As one writes it inside its country: 06 12345678. */
  readonly national: (number: string) => string | undefined
  readonly countries: readonly { readonly code: string; readonly dial: string }[]
}

const known = (country: string): CountryCode | undefined => (isSupportedCountry(country) ? country : undefined)

export const phoneBook: PhoneBook = {
  international: (typed, country) => {
    const tidy = typed.trim().replace(/^00/, '+').replace(/\(0\)/, '')
    const code = known(country)
    const number = parsePhoneNumberFromString(
      tidy,
      code ? { defaultCountry: code, extract: false } : { extract: false },
    )
    return number?.isValid() ? number.number : undefined
  },
  countryOf: (number) => {
    const parsed = parsePhoneNumberFromString(number)
    // A code shared by several countries (+44, +1): the first that uses it.
    return parsed?.country ?? parsed?.getPossibleCountries()[0]
  },
  national: (number) => parsePhoneNumberFromString(number)?.formatNational(),
  countries: getCountries().map((code) => ({ code, dial: `+${getCountryCallingCode(code)}` })),
}
