import type { Answers, ShareholderAnswers, ShareholderKey } from '../fields/index.ts'
import { firstShareholder } from './active.ts'
import { kindOf } from './kind.ts'

/** What someone is called: by their own name, their company's or their new holding's; null as long as there is none. */
export const calledIn = (row: ShareholderAnswers): string | null => {
  const kind = kindOf(row)
  if (kind === 'existing_company') return row.company_name || null
  if (kind === 'new_company') return row.holding_name || null
  return kind === null ? null : [row.firstname, row.lastname].filter(Boolean).join(' ') || null
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
  return { name, shareholder: isCompany ? calledIn(row) : name }
}
