import { type ShareholderKey, shareholderKeys } from '../fields/index.ts'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import { splitPath } from '../values/index.ts'
import { withoutAnswers, withRow } from './active.ts'

/** What somebody who fills in their own part is asked, and whoever ordered is not: who they are to the notary. */
const ofParticipant = [
  ...([
    'birthdate',
    'birthplace',
    'country_of_birth',
    'representative_birthdate',
    'representative_birthplace',
  ] as const),
  ...(['phone_number', 'lives_in_netherlands', 'address_equals_company_address', 'residence_country'] as const),
  ...(['address', 'zip_code', 'location', 'marital_status', 'dutch_proficient', 'english_proficient'] as const),
  ...(['nationality', 'document_type', 'document_number', 'issue_date', 'expiration_date', 'place_of_issue'] as const),
  ...(['bsn', 'bsn_not_present', 'pep'] as const),
  ...(['has_proprietorship', 'kvk_proprietorship', 'proprietorship_action', 'proprietorship_name'] as const),
] as const satisfies readonly (keyof ShareholderAnswers)[]

export const participantKeys: ReadonlySet<string> = new Set(ofParticipant)

/** Asked of who ordered, and put right by whose name it is: it must stand in the deed as on their identity document. */
const correctable: readonly string[] = ['prefix', 'firstname', 'lastname', 'name_as_on_document']

/** What a participant may answer by their own link. */
export const isParticipants = (key: string): boolean => participantKeys.has(key) || correctable.includes(key)

/** Whether somebody fills in their own part. */
export const fillsInThemselves = ({ filled_in_by }: ShareholderAnswers): boolean => filled_in_by === 'self'

/** Another in the same place: nothing that the one before filled in stays. */
export const withoutParticipantsPart = (answers: Answers, key: ShareholderKey): Answers =>
  withRow(answers, key, withoutAnswers(answers[key], ofParticipant))

/** Whether somebody still has to answer it themselves: whatever is answered there later is a first answer, and no change. */
export function isLeftOpen(answers: Answers, path: string): boolean {
  const left = answeredByLink(answers, path)
  if (left === null) return false
  const row: Readonly<Record<string, unknown>> = answers[left.person]
  return row[left.key] === undefined
}

/** The answers of before with what was left open in them as it is answered by now. */
export const withFirstAnswers = (before: Answers, now: Answers): Answers => {
  const filled = (key: ShareholderKey): ShareholderAnswers => {
    const given = Object.entries(now[key]).filter(([name]) => isLeftOpen(before, `${key}.${name}`))
    return { ...before[key], ...Object.fromEntries(given) }
  }
  return { ...before, ...Object.fromEntries(shareholderKeys.map((key) => [key, filled(key)])) }
}

/** Whose answer stands at a path, where they give it themselves by their own link. */
export function answeredByLink(
  answers: Answers,
  path: string,
): { readonly person: ShareholderKey; readonly key: string } | null {
  const { place, key } = splitPath(path)
  const person = shareholderKeys.find((one) => one === place)
  if (person === undefined || !fillsInThemselves(answers[person])) return null
  return participantKeys.has(key) ? { person, key } : null
}
