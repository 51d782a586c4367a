import type { ShareholderAnswers } from '../fields/index.ts'
import { kindOf } from './kind.ts'

/** What someone is called: by their own name, their company's or their new holding's; null as long as there is none. */
export const calledIn = (row: ShareholderAnswers): string | null => {
  const kind = kindOf(row)
  if (kind === 'existing_company') return row.company_name || null
  if (kind === 'new_company') return row.holding_name || null
  return kind === null ? null : [row.firstname, row.lastname].filter(Boolean).join(' ') || null
}
