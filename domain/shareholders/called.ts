import type { ShareholderKey } from '../fields/index.ts'
import { fullNameOf } from '../names/index.ts'
import type { Answers, ShareholderAnswers } from '../questions/index.ts'
import { activeShareholders, firstShareholder } from './active.ts'
import { kindOf } from './kind.ts'

/** What someone is called: by their own name, their company's or their new holding's; null as long as there is none. */
export const shareholderCalled = (row: ShareholderAnswers): string | null => {
  const kind = kindOf(row)
  if (kind === 'existing_company') return row.company_name || null
  if (kind === 'new_company') return row.holding_name || null
  return kind === null ? null : fullNameOf(row) || null
}

/** As one speaks of somebody: to them, or by the name that they go by and that of who holds the shares. */
export type SpokenOf = 'you' | { readonly name: string | null; readonly shareholder: string | null }

/** Whoever fills it in stands there first, unless the places are of parties that are against each other. */
export const spokenOf = (
  { parties }: { readonly parties?: readonly unknown[] },
  answers: Answers,
  person: ShareholderKey,
): SpokenOf => {
  const row = answers[person]
  const isCompany = kindOf(row) === 'existing_company'
  if (person === firstShareholder && !isCompany && parties === undefined) return 'you'
  const [name = null] = row.firstname?.split(' ') ?? []
  return { name, shareholder: isCompany ? shareholderCalled(row) : name }
}

/** Whoever fills it in, in person: to them one says "you". */
export const isYou = (cast: Parameters<typeof spokenOf>[0], answers: Answers, person: ShareholderKey): boolean =>
  spokenOf(cast, answers, person) === 'you' && kindOf(answers[person]) === 'natural_person'

const firstNameOf = ({ firstname }: ShareholderAnswers): string | null => firstname?.split(' ')[0] || null

/** The person behind a shareholder among the others: by the first name, and by all of it where another has the same. */
export const knownAs = (answers: Answers, person: ShareholderKey): string | null => {
  const first = firstNameOf(answers[person])
  const isShared = activeShareholders(answers).some((key) => key !== person && firstNameOf(answers[key]) === first)
  return first && isShared ? fullNameOf(answers[person]) : first
}

/** A shareholder among the others: a person as above, a company by its own name. */
export const calledAmong = (answers: Answers, person: ShareholderKey): string | null =>
  kindOf(answers[person]) === 'natural_person' ? knownAs(answers, person) : shareholderCalled(answers[person])
