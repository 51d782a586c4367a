import { check, normalise } from '../fields/index.ts'
import { fieldOf } from '../questions/index.ts'
import { compareDates, type DutchDate, isoDate, parseDutchDate } from '../values/index.ts'

/** What an office types over from paper. */
export type PaperFact = 'signed_on' | 'kvk_number'

/** No two companies have the same number. */
export const areDistinct = (numbers: readonly (string | null | undefined)[]): boolean => {
  const typed = numbers.filter((number) => typeof number === 'string')
  return new Set(typed).size === typed.length
}

/** What was typed as it is kept; null where it cannot be that. */
export function readPaperFact(fact: PaperFact, typed: string, today: DutchDate): string | null {
  if (fact === 'signed_on') {
    const day = parseDutchDate(typed)
    // Nobody signed tomorrow.
    return day === undefined || compareDates(day, today) > 0 ? null : isoDate(day)
  }
  const field = fieldOf('main', 'kvk')
  const number = field && normalise(field, typed)
  const answers = { main: {}, p1: {}, p2: {}, p3: {}, p4: {} }
  return field && typeof number === 'string' && check(field, number, { today, answers }).length === 0 ? number : null
}
