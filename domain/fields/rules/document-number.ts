import { type FieldRef, valueAt } from '../../conditions/index.ts'
import { claiming, textRule } from './rule.ts'

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
