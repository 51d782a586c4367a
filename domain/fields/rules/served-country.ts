import { textRule } from './rule.ts'

/** Where the lists of FATF and the European Union are strictest, the notary cannot help online (Wwft). */
export const servedCountry = textRule({
  code: 'country_not_served',
  passes: (code, { unservedCountries }) => !unservedCountries.includes(code),
})
