import { type CaseAction, type CaseStatus, caseActions, caseAfter, firstCaseStatus } from '../orders/index.ts'
import type { DutchDate } from '../values/index.ts'
import { dueAgain, dueFrom, leftOn, type OfficeCalendar } from './clock.ts'

export const holdReasons = [
  'rejected_documents',
  'no_reply_from_customer',
  'oprecht_request',
  'no_present',
  'other',
] as const
export type HoldReason = (typeof holdReasons)[number]

/** Who can be the next to act. */
export const parties = ['customer', 'notary', 'support', 'nobody'] as const
export type ActingParty = (typeof parties)[number]

/** What the founder and the office do that moves a case from rung to rung, with what interrupts it. */
export const moves = [...caseActions, 'hold', 'lift', 'ask', 'answer', 'send_concept', 'approve_concept'] as const
export type Move = (typeof moves)[number]

/** Where a case was before it was put on hold or its founder was asked something, and what was left of the term. */
export type Interrupted = { readonly status: CaseStatus; readonly turn: Turn; readonly left: number | null }

/** In which half of the final deed it is: the office makes it, then those who sign look at it. */
export type Turn = 'office' | 'signers'

export type CaseState = {
  readonly status: CaseStatus
  /** The day it came to this status, or the turn passed. */
  readonly since: DutchDate
  readonly due: DutchDate | null
  readonly turn: Turn
  readonly hold: HoldReason | null
  /** What it goes back to, the newest last. */
  readonly interrupted: readonly Interrupted[]
}

export type CaseEvent = {
  readonly move: Move
  readonly on: DutchDate
  /** Of a hold. */
  readonly reason?: HoldReason
  /** The one who takes it up is of support: the office has no account here. */
  readonly bySupport?: boolean
  /** The last one who had to agree did. */
  readonly allApproved?: boolean
}

export const openedOn = (day: DutchDate, calendar: OfficeCalendar): CaseState => at(firstCaseStatus, day, calendar)

const at = (status: CaseStatus, on: DutchDate, calendar: OfficeCalendar, turn: Turn = 'office'): CaseState => ({
  ...{ status, since: on, due: dueFrom(status, on, calendar), turn, hold: null, interrupted: [] },
})

/** By when it would be due for who takes it over today: what stands still has no term. */
export const stateDue = (
  { status, interrupted }: CaseState,
  on: DutchDate,
  calendar: OfficeCalendar,
): DutchDate | null => (status === 'on_hold' || interrupted.length > 0 ? null : dueFrom(status, on, calendar))

const isOver = (status: CaseStatus): boolean => status === 'finalized' || status === 'canceled'

/** From where a founder can be asked something: as long as the deed is not signed. */
const askable: readonly CaseStatus[] = [
  'open_mix',
  'submitted_mix',
  'checking_documents',
  'legal_support_checking_documents',
  'uploading_fca',
  'scheduling_meeting',
]

/** The case after a move; null when it cannot be made there. Says nothing of what else must be in order. */
export function stateAfter(state: CaseState, event: CaseEvent, calendar: OfficeCalendar): CaseState | null {
  const { status } = state
  const { move, on } = event
  switch (move) {
    case 'hold':
      return isOver(status) || status === 'on_hold' ? null : interruptedBy(state, event, 'on_hold', calendar)
    case 'ask':
      return askable.includes(status) ? interruptedBy(state, event, 'extra_questions', calendar) : null
    case 'lift':
      return status === 'on_hold' ? resumed(state, on, calendar) : null
    case 'answer':
      return status === 'extra_questions' ? resumed(state, on, calendar) : null
    case 'cancel':
      return isOver(status) ? null : at('canceled', on, calendar)
    case 'send_concept':
      // Sending a new one while they look at the one before begins their term anew.
      return status === 'uploading_fca' ? at('uploading_fca', on, calendar, 'signers') : null
    case 'approve_concept':
      if (status !== 'uploading_fca' || state.turn !== 'signers') return null
      return event.allApproved === true ? at('uploading_fca', on, calendar, 'office') : state
    default:
      return climbed(state, event, calendar)
  }
}

function climbed({ status, interrupted }: CaseState, event: CaseEvent, calendar: OfficeCalendar): CaseState | null {
  // While it is interrupted, the interruption ends first.
  if (interrupted.length > 0) return null
  const { move, on, bySupport = false } = event
  if (!isRungMove(move)) return null
  const next = caseAfter(status, move)
  if (next === null) return null
  return at(next === 'checking_documents' && bySupport ? 'legal_support_checking_documents' : next, on, calendar)
}

/** What the ladder itself knows; the rest interrupts it, or passes the turn on one of its rungs. */
const isRungMove = (move: Move): move is CaseAction => caseActions.some((one) => one === move)

function interruptedBy(
  { status, turn, due, interrupted }: CaseState,
  { on, reason = 'other' }: CaseEvent,
  by: 'on_hold' | 'extra_questions',
  calendar: OfficeCalendar,
): CaseState {
  const before: Interrupted = { status, turn, left: leftOn(due, on, calendar) }
  return {
    ...at(by, on, calendar),
    hold: by === 'on_hold' ? reason : null,
    interrupted: [...interrupted, before],
  }
}

function resumed({ interrupted }: CaseState, on: DutchDate, calendar: OfficeCalendar): CaseState | null {
  const before = interrupted.at(-1)
  if (before === undefined) return null
  const { status, turn, left } = before
  return {
    ...{ status, since: on, due: dueAgain(left, on, calendar), turn, hold: null },
    interrupted: interrupted.slice(0, -1),
  }
}

const holdWaitsOn: Readonly<Record<HoldReason, ActingParty>> = {
  rejected_documents: 'customer',
  no_reply_from_customer: 'customer',
  oprecht_request: 'support',
  no_present: 'customer',
  other: 'notary',
}

const waitsOnOffice: readonly CaseStatus[] = ['submitted_mix', 'checking_documents', 'executing_deed', 'extracting_kvk']

/** On whom a case waits: exactly one party. Where the office has no account here, support acts in its place. */
export function waitingOn(
  { status, turn, hold }: CaseState,
  { hasOffice, meeting = false }: { readonly hasOffice: boolean; readonly meeting?: boolean },
): ActingParty {
  const office = hasOffice ? 'notary' : 'support'
  if (isOver(status)) return 'nobody'
  if (status === 'on_hold') {
    const party = holdWaitsOn[hold ?? 'other']
    return party === 'notary' ? office : party
  }
  if (status === 'legal_support_checking_documents') return 'support'
  // A moment that is agreed needs nobody until it is there, and then the notary.
  if (status === 'scheduling_meeting' && meeting) return office
  if (status === 'uploading_fca') return turn === 'signers' ? 'customer' : office
  return waitsOnOffice.includes(status) ? office : 'customer'
}
