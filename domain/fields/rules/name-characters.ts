import { textRule } from './rule.ts'

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
