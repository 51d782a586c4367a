import type { ShareholderKey } from '../fields/index.ts'
import { fold } from '../names/index.ts'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders, withRow } from './active.ts'
import { kindOf } from './kind.ts'

/** What stays the same of somebody whatever they take part in. What they declare about it is asked anew each time. */
const ofPerson = [
  ...(['prefix', 'firstname', 'lastname', 'name_as_on_document', 'email', 'phone_number'] as const),
  ...(['birthdate', 'birthplace', 'country_of_birth', 'marital_status'] as const),
  ...(['residence_country', 'address', 'zip_code', 'location', 'lives_in_netherlands'] as const),
  ...(['nationality', 'document_type', 'document_number', 'issue_date', 'expiration_date', 'place_of_issue'] as const),
  ...(['bsn', 'bsn_not_present', 'dutch_proficient', 'english_proficient'] as const),
] as const satisfies readonly (keyof ShareholderAnswers)[]

export type PersonDetails = Pick<ShareholderAnswers, (typeof ofPerson)[number]>

const known = (row: ShareholderAnswers): PersonDetails =>
  Object.fromEntries(ofPerson.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]] as const])))

const homeKeys: readonly string[] = ['residence_country', 'address', 'zip_code', 'location']

/** The person in a row: the shareholder, or who signs for one. Null as long as nobody is named. */
export const personIn = (row: ShareholderAnswers): PersonDetails | null => {
  if (!row.firstname || !row.lastname) return null
  if (kindOf(row) !== 'existing_company') return known(row)
  const { representative_birthdate: birthdate, representative_birthplace: birthplace } = row
  const details = { ...known(row), ...(birthdate && { birthdate }), ...(birthplace && { birthplace }) }
  // The address of a company is nobody's home.
  if (row.address_equals_company_address === false) return details
  return Object.fromEntries(Object.entries(details).filter(([key]) => !homeKeys.includes(key)))
}

/** The same person in another row: what the row is, and what it owns, stays. */
export const withPerson = (row: ShareholderAnswers, details: PersonDetails): ShareholderAnswers => {
  if (kindOf(row) !== 'existing_company') return { ...row, ...details }
  const { birthdate, birthplace, country_of_birth: _country, marital_status: _married, ...others } = details
  return {
    ...row,
    ...others,
    ...(birthdate && { representative_birthdate: birthdate }),
    ...(birthplace && { representative_birthplace: birthplace }),
    ...(details.address === undefined ? {} : { address_equals_company_address: false }),
  }
}

export const fillPerson = (answers: Answers, key: ShareholderKey, details: PersonDetails): Answers =>
  withRow(answers, key, withPerson(answers[key], details))

const nameOf = ({ firstname, lastname }: PersonDetails): string => fold(`${firstname} ${lastname}`)

export const isSamePerson = (one: PersonDetails, other: PersonDetails): boolean =>
  nameOf(one) === nameOf(other) &&
  (one.birthdate === undefined || other.birthdate === undefined || one.birthdate === other.birthdate)

/**
 * Who can stand in a row that has nobody yet, out of those who are known and those who are in the other rows. Somebody may be
 * there twice only as who signs for a company.
 */
export const whoCanBe = <Known extends { readonly details: PersonDetails }>(
  answers: Answers,
  key: ShareholderKey,
  people: readonly Known[],
): readonly (Known | { readonly details: PersonDetails })[] => {
  if (personIn(answers[key])) return []
  const isCompany = kindOf(answers[key]) === 'existing_company'
  const others = activeShareholders(answers).filter((other) => other !== key)
  const here = others.flatMap((other) => {
    const details = personIn(answers[other])
    return details ? [{ details, isCompany: kindOf(answers[other]) === 'existing_company' }] : []
  })
  const taken = isCompany ? [] : here.filter((one) => !one.isCompany)
  const offered = [...here.map(({ details }) => ({ details })), ...people].filter(
    ({ details }) => !taken.some((one) => isSamePerson(one.details, details)),
  )
  return offered.filter(
    ({ details }, index) => offered.findIndex((one) => isSamePerson(one.details, details)) === index,
  )
}
