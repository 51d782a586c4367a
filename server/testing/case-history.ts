import { type CaseState, type HoldReason, moves, openedOn, stateAfter, usualCalendar } from '#domain/cases/index.ts'
import type { CaseStatus } from '#domain/orders/index.ts'
import { dateInAmsterdam } from '#domain/values/index.ts'

/** A line of the history of a case, as it is kept. */
export type HistoryLine = {
  readonly action: string
  readonly from_status: CaseStatus | null
  readonly to_status: CaseStatus
  readonly role: string | null
  readonly reason: string | null
  readonly at: Date
}

/** How often a line does not begin where the one before ended, or the last does not end where the case stands. */
export function gapsIn(lines: readonly HistoryLine[], { status }: { readonly status: CaseStatus }): number {
  const wrong = lines.filter((line, place) => line.from_status !== (lines[place - 1]?.to_status ?? null))
  return wrong.length + (lines.at(-1)?.to_status === status ? 0 : 1)
}

/** Where a case stands when everything in its history is done again, by those who all sign at once. */
export function replayed([opening, ...lines]: readonly HistoryLine[]): CaseState {
  if (opening?.action !== 'open') throw new Error('A history does not begin with its opening.')
  const first = openedOn(dateInAmsterdam(opening.at), usualCalendar)
  return lines.reduce((state, { action, role, reason, at }) => {
    const move = moves.find((one) => one === action)
    if (move === undefined) return state
    const said = { ...(reason && { reason: reason as HoldReason }), bySupport: role === 'support', allApproved: true }
    const next = stateAfter(state, { move, on: dateInAmsterdam(at), ...said }, usualCalendar)
    if (next === null) throw new Error(`A history has a ${action} that cannot be made on ${state.status}.`)
    return next
  }, first)
}
