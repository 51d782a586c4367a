import { shareholderKeys } from '../fields/index.ts'
import type { CaseTask, PaperKind, PaperOfSomebody } from '../papers/index.ts'
import type { Answers } from '../questions/index.ts'
import { fillsInThemselves } from '../shareholders/index.ts'
import { addDays, compareDates, type DutchDate } from '../values/index.ts'

/** How far somebody is with the part that they fill in themselves. */
export const participantStates = ['to_invite', 'invited', 'began', 'complete', 'declined'] as const
export type ParticipantState = (typeof participantStates)[number]

/** What is known of it; of the link and of when, never of what was answered. */
export type ParticipantFacts = {
  readonly invited: boolean
  readonly began: boolean
  /** What they declared right is what stands there now, and nothing is missing in it. */
  readonly declared: boolean
  readonly declined: boolean
}

export function participantState({ invited, began, declared, declined }: ParticipantFacts): ParticipantState {
  if (declared) return 'complete'
  if (declined) return 'declined'
  if (began) return 'began'
  return invited ? 'invited' : 'to_invite'
}

/** What whoever ordered can do about somebody's part. */
export const participantMoves = ['invite', 'remind', 'revoke', 'take_back', 'replace'] as const
export type ParticipantMove = (typeof participantMoves)[number]

/** A link that works, one that ran out or was taken back, or none yet. */
export const linkStates = ['none', 'open', 'expired', 'revoked'] as const
export type LinkState = (typeof linkStates)[number]

/** Until their part is complete they can be reminded, taken back and replaced; from then on it is theirs and the notary's. */
export function movesFor(state: ParticipantState, link: LinkState): readonly ParticipantMove[] {
  if (state === 'complete') return []
  const asks: readonly ParticipantMove[] =
    state === 'declined' ? [] : link === 'open' ? ['remind', 'revoke'] : ['invite']
  return [...asks, 'take_back', 'replace']
}

/** How long a link works, in days. */
export const linkDays = 14

/** Days after the invitation on which who is not done hears of it again; on the last of all, whoever ordered does. */
const reminders = [3, 7, 12] as const
const tellsAfter = linkDays

/** Reminders never come closer together than this, whatever was missed while nothing ran. */
const apart = 2

export type ParticipantNudge = 'none' | 'remind' | 'tell_customer'

type Awaited = {
  readonly state: ParticipantState
  readonly link: LinkState
  readonly invited: DutchDate
  /** The last time they were reminded, by us or by whoever ordered. */
  readonly reminded: DutchDate | null
  /** Whoever ordered was told already that nothing comes. */
  readonly told: boolean
}

/** So many days further; at the end of the years we know a day stays where it is. */
const later = (day: DutchDate, days: number): DutchDate => addDays(day, days) ?? day

/** The days on which who was invited hears of it again by itself, as long as they are not done. */
export const reminderDays = (invited: DutchDate): readonly DutchDate[] => reminders.map((days) => later(invited, days))

const isBy = (day: DutchDate, today: DutchDate): boolean => compareDates(day, today) <= 0

/**
 * What is to be done today about somebody who was invited. What was missed is not made up for: after a pause one
 * reminder comes, and the next on its own day.
 */
export function nudgeForParticipant(awaited: Awaited, today: DutchDate): ParticipantNudge {
  const { state, link, invited, reminded, told } = awaited
  if ((state !== 'invited' && state !== 'began') || link === 'revoked') return 'none'
  if (isBy(later(invited, tellsAfter), today)) return told ? 'none' : 'tell_customer'
  if (link !== 'open') return 'none'
  const last = reminders.findLast((days) => isBy(later(invited, days), today))
  if (last === undefined) return 'none'
  const since = later(invited, last)
  const isDone = reminded !== null && compareDates(reminded, since) >= 0
  const isTooSoon = reminded !== null && compareDates(today, later(reminded, apart)) < 0
  return isDone || isTooSoon ? 'none' : 'remind'
}

/** The papers that are somebody's own: who fills in their own part sends these themselves. */
export const ownPaperKinds = [
  'identity',
  'proof_of_address',
  'power_of_attorney',
] as const satisfies readonly PaperKind[]
export type OwnPaperKind = (typeof ownPaperKinds)[number]

/** Whether a paper comes from who it is of, by their own link, and not from whoever ordered. */
export const comesByLink = <Of extends PaperOfSomebody>(
  answers: Answers,
  paper: Of,
): paper is Of & { kind: OwnPaperKind } =>
  ownPaperKinds.some((own) => own === paper.kind) &&
  shareholderKeys.some((key) => key === paper.person && fillsInThemselves(answers[key]))

/** To whoever ordered: that it came, or that it must come. That it was sent back is between who sent it and the office. */
export const shownToCustomer = (state: CaseTask['state']): CaseTask['state'] => (state === 'rejected' ? 'open' : state)
