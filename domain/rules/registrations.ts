import { type FieldRef, valueAt } from '../conditions/index.ts'
import { claiming, textRule } from './rule.ts'

/** The 11-test of BSN and RSIN: weights 9 to 2 and -1. All zeros would pass, but is nobody's number. */
export const passesElevenTest = (digits: string): boolean => {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index === 8 ? -1 : 9 - index), 0)
  return sum % 11 === 0
}

/** ISO 7064 mod 97-10: letters count as 10 to 35, and the whole must leave 1. */
export const passesMod97 = (code: string): boolean => {
  if (!/^[0-9A-Z]+$/.test(code)) return false
  const expanded = [...code].map((sign) => Number.parseInt(sign, 36).toString()).join('')
  return [...expanded].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

export const bsn = textRule({ code: 'bsn', passes: passesElevenTest })

/** Eight digits; there is no public check digit, and leading zeros count. */
export const kvk = textRule({ code: 'kvk', passes: (number) => /^\d{8}$/.test(number) && !/^0+$/.test(number) })

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

// Two letters, six letters or digits, a digit; never the letter O.
const dutchDocument = /^(?!.*O)[A-Z]{2}[A-Z0-9]{6}\d$/

/** A Dutch passport or identity card; a Dutch person may well drive on another country's licence. */
export const dutchDocumentNumber = <Type extends FieldRef, Nationality extends FieldRef>(document: {
  readonly type: Type
  readonly nationality: Nationality
}) =>
  claiming<`${Type}=passport` | `${Type}=identity_card` | `${Nationality}=NL`>(
    textRule({
      code: 'document_number_dutch',
      passes: (number, { facts }) => {
        const type = valueAt(document.type, facts)
        const isDutch = valueAt(document.nationality, facts) === 'NL'
        return !isDutch || (type !== 'passport' && type !== 'identity_card') || dutchDocument.test(number)
      },
    }),
  )

export const documentNumber = textRule({
  code: 'document_number',
  passes: (number) => /^[A-Z0-9]{5,20}$/.test(number),
})
