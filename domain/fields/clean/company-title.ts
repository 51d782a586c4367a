import type { LegalForm } from '../rules/rule.ts'
import { withoutBv } from './text.ts'

const prefix = /^b\.?\s?v\.?\s+/i

/** Whether the legal form stands before the name, as some companies in the trade register have it. */
export const beginsWithBv = (name: string): boolean => prefix.test(name)

/**
 * A company as it is called wherever a person reads it: with its legal form behind it, exactly once (art. 2:177 BW). A
 * foundation has its form in its name already.
 */
export function companyTitle(name: string, form: LegalForm): string {
  if (form === 'foundation') return name
  const bare = withoutBv(name.replace(prefix, ''))
  return bare === '' ? '' : `${bare} B.V.`
}
