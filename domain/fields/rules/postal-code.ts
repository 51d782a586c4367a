import { type FieldRef, valueAt } from '../../conditions/index.ts'
import { claiming, type RuleContext, textRule } from './rule.ts'

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
