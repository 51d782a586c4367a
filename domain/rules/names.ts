import { type FieldRef, valueAt } from '../conditions/index.ts'
import { endsInBv, fold, withoutBv } from '../names/index.ts'
import { claiming, textRule } from './rule.ts'

const hasLetter = /\p{L}/u

// Letters of other scripts never get as far as here; accents, apostrophes and hyphens come in several makes.
const inPersons = /^[\p{L}\p{M} .,'’‘`´·\-‐‑]*$/u

/** As in a passport: letters, and what stands between them. No passport has a digit, a bracket or a sign in a name. */
export const personName = textRule({
  code: 'person_name',
  passes: (name) => inPersons.test(name) && hasLetter.test(name),
})

// KVK takes digits, @ & + and - in a name always, and signs such as ( ) ? ! * / where they stand for a letter or are a joke,
// which nobody can see from here; quotes and a % stand in names that are in the register. A # may be a joke too, but it is
// what banks and other registers stumble over, as they do over < > { and the other signs of programs.
const inCompanies = /^[\p{L}\p{M}\p{Nd} .,:'’‘`´"“”„·\-‐‑–@&+()?!*/%]*$/u

/** What the trade register takes: a name, so not digits alone. */
export const companyName = textRule({
  code: 'company_name',
  passes: (name) => inCompanies.test(name) && hasLetter.test(name),
})

export const shortestName = 3

/** Names have at least three characters, unless the person has ticked that it stands like this on the document. */
export const nameLength = <Ref extends FieldRef>(confirmedBy: Ref) =>
  claiming<`${Ref}=true`>(
    textRule({
      code: 'name_too_short',
      values: { min: shortestName },
      passes: (name, { facts }) => [...name.trim()].length >= shortestName || valueAt(confirmedBy, facts) === true,
    }),
  )

/** At least so many characters; spaces around them do not count. */
export const atLeastLong = (min: number) =>
  textRule({ code: 'too_short', values: { min }, passes: (text) => [...text.trim()].length >= min })

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
