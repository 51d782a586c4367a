import { type FieldRef, valueAt } from '../conditions/index.ts'
import { fold } from '../names/index.ts'
import { claiming, type RuleContext, textRule } from './rule.ts'

/** The trade register wants a door one can knock on, not a PO box. */
export const visitingAddress = textRule({
  code: 'visiting_address',
  passes: (address) => !/^(postbus|po box|antwoordnummer|poste restante)\b/.test(fold(address)),
})

/** A Dutch address has a number. */
export const houseNumber = textRule({ code: 'house_number', passes: (address) => /\d/.test(address) })

// SA, SD and SS are not given out.
const dutch = /^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/

const longestForeign = 12

/** Four digits, a space and two capitals. */
export const dutchPostalCode = textRule({ code: 'postal_code_dutch', passes: (code) => dutch.test(code) })

const inNetherlands = (country: FieldRef, { facts }: RuleContext): boolean => (valueAt(country, facts) ?? 'NL') === 'NL'

/** The Dutch form where the address is Dutch; with no country given yet it is. */
export const dutchPostalCodeWhenIn = <Ref extends FieldRef>(country: Ref) =>
  claiming<`${Ref}=NL`>(
    textRule({
      code: 'postal_code_dutch',
      passes: (code, context) => !inNetherlands(country, context) || dutch.test(code),
    }),
  )

/** Elsewhere codes look like anything, but none is longer than this. */
export const postalCode = textRule({
  code: 'postal_code',
  passes: (code) => [...code].length <= longestForeign && /[\p{L}\p{N}]/u.test(code),
})

/** Where the lists of FATF and the European Union are strictest, the notary cannot help online (Wwft). */
export const servedCountry = textRule({
  code: 'country_not_served',
  passes: (code, { unservedCountries }) => !unservedCountries.includes(code),
})
