import { type FieldRef, valueAt } from '../../conditions/index.ts'
import { endsInBv, withoutBv } from '../clean/company-name.ts'
import { fold } from '../lists/search-list.ts'
import { claiming, textRule } from './rule.ts'

/** We add the legal form; a name that has it already would get it twice. */
export const noBvSuffix = textRule({
  code: 'company_name_suffix',
  passes: (name, { legalForm }) => legalForm !== 'bv' || !endsInBv(name),
})

const saysStichting = (name: string): boolean => /stichting/.test(fold(name))
const hasStichting = (name: string): boolean => /\bstichting\b/.test(fold(name))

/** A foundation as shareholder needs tailor-made articles, so it cannot go through this service. */
export const notAFoundation = textRule({
  code: 'foundation_not_allowed',
  passes: (name, { legalForm }) => legalForm !== 'bv' || !saysStichting(name),
})

/** A BV does not call itself a foundation; it may well advise them, as "Stichtingen Advies" does. */
export const notNamedFoundation = textRule({
  code: 'foundation_not_allowed',
  passes: (name, { legalForm }) => legalForm !== 'bv' || !hasStichting(name),
})

/** The name of a foundation contains the word (art. 2:286 BW). */
export const foundationName = textRule({
  code: 'foundation_name',
  passes: (name, { legalForm }) => legalForm !== 'foundation' || hasStichting(name),
})

/** Two businesses side by side with one name confuse everyone (art. 5 Handelsnaamwet). */
export const differentFrom = <Ref extends FieldRef>(other: Ref) =>
  claiming<Ref>(
    textRule({
      code: 'same_name',
      passes: (name, { facts }) => {
        const value = valueAt(other, facts)
        return typeof value !== 'string' || fold(withoutBv(value)) !== fold(withoutBv(name))
      },
    }),
  )
