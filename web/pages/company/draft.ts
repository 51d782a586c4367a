import type { Company } from '#contract/companies.ts'
import { type CompanyFacts, checkCompany } from '#domain/companies/index.ts'
import { check, normalise } from '#domain/fields/index.ts'
import { catalogue } from '#domain/questions/index.ts'
import type { DutchDate } from '#domain/values/index.ts'

export type DraftPerson = {
  /** Stays with the line while others come and go. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly shares: string
}

/** A company as it is typed: everything is a line of text until it is saved. */
export type CompanyDraft = {
  readonly name: string
  readonly legal_form: CompanyFacts['legal_form'] | ''
  readonly kvk: string
  readonly seat: string
  readonly street: string
  readonly zip: string
  readonly town: string
  readonly directors: readonly DraftPerson[]
  readonly shareholders: readonly DraftPerson[]
}

export type PeopleList = 'directors' | 'shareholders'
type WhyWrong = 'name' | 'legal_form' | 'kvk' | 'person' | 'email' | 'shares'
/** What is wrong, and at which box. */
export type CompanyFault = { readonly at: string; readonly why: WhyWrong }

let last = 0
const nextId = (): string => {
  last += 1
  return `person-${last}`
}

export const emptyPerson = (): DraftPerson => ({ id: nextId(), name: '', email: '', shares: '' })

export const emptyCompany = (): CompanyDraft => ({
  ...{ name: '', legal_form: 'bv', kvk: '', seat: '', street: '', zip: '', town: '' },
  directors: [emptyPerson()],
  shareholders: [],
})

export const draftOf = ({ name, legal_form, kvk, seat, street, zip, town, ...company }: Company): CompanyDraft => ({
  ...{ name, legal_form, kvk: kvk ?? '', seat, street, zip, town },
  directors: company.directors.map((one) => ({ ...emptyPerson(), name: one.name, email: one.email ?? '' })),
  shareholders: company.shareholders.map((one) => ({
    ...emptyPerson(),
    ...{ name: one.name, email: one.email ?? '', shares: one.shares === null ? '' : String(one.shares) },
  })),
})

export const boxOf = (list: PeopleList, { id }: DraftPerson, box: 'name' | 'email' | 'shares'): string =>
  `${list}-${id}-${box}`

const address = catalogue.main.email

const mailOf = (typed: string): string | null => {
  const mail = normalise(address, typed)
  return typeof mail === 'string' ? mail : null
}

const isBlank = ({ name, email, shares }: DraftPerson): boolean => `${name}${email}${shares}`.trim() === ''

const countIn = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.replace(/[\s.]/g, '')))

/** The facts to keep, or everything that is wrong with them. A line that nobody filled in is none. */
export function readDraft(
  draft: CompanyDraft,
  today: DutchDate,
): { readonly facts: CompanyFacts | null; readonly faults: readonly CompanyFault[] } {
  const people = {
    directors: draft.directors.filter((one) => !isBlank(one)),
    shareholders: draft.shareholders.filter((one) => !isBlank(one)),
  }
  const { facts, issues } = checkCompany(
    {
      ...draft,
      legal_form: draft.legal_form || 'other',
      kvk: draft.kvk,
      directors: people.directors.map(({ name, email }) => ({ name, email: mailOf(email) })),
      shareholders: people.shareholders.map(({ name, email, shares }) => ({
        ...{ name, email: mailOf(email), shares: countIn(shares) },
      })),
    },
    today,
  )
  const ofCompany = issues.flatMap(({ path }): CompanyFault[] =>
    path === 'name' || path === 'kvk' ? [{ at: path, why: path }] : [],
  )
  const ofPeople = (['directors', 'shareholders'] as const).flatMap((list) =>
    people[list].flatMap((one): CompanyFault[] => {
      const mail = mailOf(one.email)
      const shares = countIn(one.shares)
      const isMail = mail === null || check(address, mail, { today, draft: true }).length === 0
      const isCount = shares === null || (Number.isSafeInteger(shares) && shares >= 0)
      return [
        ...(one.name.trim() === '' ? [{ at: boxOf(list, one, 'name'), why: 'person' as const }] : []),
        ...(isMail ? [] : [{ at: boxOf(list, one, 'email'), why: 'email' as const }]),
        ...(isCount ? [] : [{ at: boxOf(list, one, 'shares'), why: 'shares' as const }]),
      ]
    }),
  )
  const faults: readonly CompanyFault[] = [
    ...ofCompany,
    ...(draft.legal_form === '' ? [{ at: 'legal_form', why: 'legal_form' as const }] : []),
    ...ofPeople,
  ]
  return { facts: faults.length === 0 ? facts : null, faults }
}
