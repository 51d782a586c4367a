import { check, normalise } from '../fields/index.ts'
import { catalogue } from '../questions/index.ts'
import type { DutchDate } from '../values/index.ts'

export const companyForms = ['bv', 'foundation', 'eenmanszaak', 'vof', 'other'] as const
export type CompanyForm = (typeof companyForms)[number]

/** What a contract can say of a company. Texts may be empty: what is not known is asked where it is needed. */
export type CompanyFacts = {
  /** As it is called in full, with its legal form. */
  readonly name: string
  readonly legal_form: CompanyForm
  readonly kvk: string | null
  readonly seat: string
  readonly street: string
  readonly zip: string
  readonly town: string
  readonly directors: readonly { readonly name: string; readonly email: string | null }[]
  readonly shareholders: readonly {
    readonly name: string
    readonly shares: number | null
    readonly email: string | null
  }[]
}

/** How much of it is taken. */
export const companyLimits = { name: 150, line: 150, people: 20, shares: 1_000_000_000 } as const

export type CompanyIssue = { readonly path: string; readonly code: 'required' | 'kvk' }

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

const number = catalogue.main.kvk

/** The facts as they are kept, and what is wrong with them. A number is judged as everywhere else. */
export function checkCompany(
  typed: CompanyFacts,
  today: DutchDate,
): { readonly facts: CompanyFacts; readonly issues: readonly CompanyIssue[] } {
  const given = normalise(number, typed.kvk)
  const kvk = typeof given === 'string' ? given : null
  const facts: CompanyFacts = {
    name: tidy(typed.name),
    legal_form: typed.legal_form,
    kvk,
    seat: tidy(typed.seat),
    street: tidy(typed.street),
    zip: tidy(typed.zip).toUpperCase(),
    town: tidy(typed.town),
    directors: typed.directors.map(({ name, email }) => ({ name: tidy(name), email })),
    shareholders: typed.shareholders.map(({ name, shares, email }) => ({ name: tidy(name), shares, email })),
  }
  const isNumber = kvk === null || check(number, kvk, { today, draft: true }).length === 0
  const nameless = (people: readonly { readonly name: string }[], list: string) =>
    people.flatMap(({ name }, place): CompanyIssue[] =>
      name === '' ? [{ path: `${list}.${place}.name`, code: 'required' }] : [],
    )
  return {
    facts,
    issues: [
      ...(facts.name === '' ? [{ path: 'name', code: 'required' as const }] : []),
      ...(isNumber ? [] : [{ path: 'kvk', code: 'kvk' as const }]),
      ...nameless(facts.directors, 'directors'),
      ...nameless(facts.shareholders, 'shareholders'),
    ],
  }
}

const behind =
  /(?:^|[\s(])(?:b\.?\s?v|n\.?\s?v|v\.?\s?o\.?\s?f|c\.?\s?v|u\.?\s?a|gmbh|a\.?g|ltd|limited|llc|llp|plc|inc|sarl|s\.?à\.?r\.?l|s\.?r\.?l|s\.?a)\.?\)?$/i
const before = /^(?:stichting|vereniging|coöperatie|cooperatie|maatschap|b\.?\s?v\.?|n\.?\s?v\.?)\s/i

/** Whether a name is that of a company or foundation, by its legal form: such a one signs by a person. */
export const isEntityName = (name: string): boolean => behind.test(name.trim()) || before.test(name.trim())
