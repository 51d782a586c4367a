import { passesElevenTest, passesMod97 } from './checksums.ts'
import { textRule } from './rule.ts'

/**
 * Companies have the 11-test in their nine digits, sole proprietorships since 2020 the mod-97 test over the whole.
 * Other countries have rules of their own: there only the form is checked.
 */
export const vatNumber = textRule({
  code: 'vat_number',
  passes: (number) => {
    if (!number.startsWith('NL')) return /^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(number)
    return /^NL\d{9}B\d{2}$/.test(number) && (passesElevenTest(number.slice(2, 11)) || passesMod97(number))
  },
})
