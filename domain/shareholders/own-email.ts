import type { Answers } from '../questions/index.ts'
import { isMailAddress } from '../values/index.ts'
import { firstShareholder, withRow } from './active.ts'
import { spokenOf } from './called.ts'

/**
 * Whoever gave an address to be reached at is not asked for it again: it is that of the first shareholder too, when that is
 * who fills it in, until they give another there.
 */
export function followEmail(cast: Parameters<typeof spokenOf>[0], before: Answers, after: Answers): Answers {
  const { email } = after.main
  if (!email || email === before.main.email || !isMailAddress(email)) return after
  if (spokenOf(cast, after, firstShareholder) !== 'you') return after
  const own = after[firstShareholder]
  const isTheirs = Boolean(own.email) && own.email !== before.main.email
  return isTheirs || own.email === email ? after : withRow(after, firstShareholder, { ...own, email })
}
