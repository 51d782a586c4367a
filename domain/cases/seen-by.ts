import { isoDayInAmsterdam } from '../values/index.ts'
import type { CaseRole } from './possible.ts'

/** Who sees the data of a founder: their notary's office, our support, or a notary elsewhere who was sent the set. */
export const seeingParties = ['office', 'support', 'elsewhere'] as const
type SeeingParty = (typeof seeingParties)[number]

/** How: by working on the case, by looking at what is sensitive, or by taking it along as a file. */
export const waysOfSeeing = ['worked', 'looked', 'downloaded'] as const
type WayOfSeeing = (typeof waysOfSeeing)[number]

/** A line of the history, as far as the founder may know of it. */
type FoundersHistoryLine = {
  readonly number: string
  readonly at: Date
  readonly action: string
  readonly role: CaseRole | 'admin' | null
  readonly office: string | null
  readonly note: string | null
}

type SeenOnDay<L extends FoundersHistoryLine> = {
  /** The last line of that day. */
  readonly line: L
  readonly who: SeeingParty
  readonly office: string | null
  readonly day: string
  readonly ways: readonly WayOfSeeing[]
  readonly reasons: readonly string[]
}

const partyOf = ({ role, action }: FoundersHistoryLine): SeeingParty | null => {
  if (action === 'fetch_set') return 'elsewhere'
  if (role === 'notary') return 'office'
  return role === 'support' ? 'support' : null
}

const wayOf = ({ action }: FoundersHistoryLine): WayOfSeeing =>
  action === 'access' ? 'looked' : action === 'download' || action === 'fetch_set' ? 'downloaded' : 'worked'

/** By case, party and day, the newest first: a founder wants to know who and when, not every press of a button. */
export function seenBy<L extends FoundersHistoryLine>(lines: readonly L[]): readonly SeenOnDay<L>[] {
  const seen = new Map<string, SeenOnDay<L>>()
  for (const line of lines.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
    const who = partyOf(line)
    if (who === null) continue
    const [day, office] = [isoDayInAmsterdam(line.at), who === 'office' ? line.office : null]
    const key = [line.number, who, office, day].join('\n')
    const before = seen.get(key) ?? { line, who, office, day, ways: [], reasons: [] }
    const reason = line.action === 'access' && line.note !== null ? [line.note] : []
    seen.set(key, {
      ...before,
      ways: waysOfSeeing.filter((way) => before.ways.includes(way) || way === wayOf(line)),
      reasons: [...new Set([...before.reasons, ...reason])],
    })
  }
  return [...seen.values()]
}
