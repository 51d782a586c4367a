import { compareDates, type DutchDate, workingDaysBetween } from '../values/index.ts'
import type { OfficeCalendar } from './clock.ts'
import type { ActingParty, CaseState } from './state.ts'

/** What a term that runs out asks for: `hand_over` is a case that its office did not take up at all. */
export type Nudge = 'none' | 'remind_founder' | 'remind_office' | 'hand_over'

type WaitingCase = {
  readonly state: CaseState
  readonly waiting_on: ActingParty
  readonly hasOffice: boolean
  /** The day of the last reminder, if there was one. */
  readonly reminded: DutchDate | null
}

/** Who is late hears of it once a week, and not for ever: then a person decides. */
const apart = 5
const mostLate = 20
/** A founder hears of it before it is too late. */
const ahead = 2

/** What is to be done about a case today. Nobody is reminded twice of the same day, however often it is asked. */
export function nudgeFor(
  { state, waiting_on, hasOffice, reminded }: WaitingCase,
  today: DutchDate,
  calendar: OfficeCalendar,
): Nudge {
  const { due, since, status } = state
  if (due === null || status === 'on_hold') return 'none'
  const { closed, terms } = calendar
  const left = workingDaysBetween(today, due, closed)
  if (status === 'submitted_mix' && waiting_on === 'notary' && hasOffice) {
    if (workingDaysBetween(since, today, closed) >= 2 * terms.submitted_mix) return 'hand_over'
  }
  if (left < -mostLate) return 'none'
  // What was told of an earlier rung does not count for this one.
  const last = reminded !== null && compareDates(reminded, since) >= 0 ? reminded : null
  const isTime = last === null || workingDaysBetween(last, today, closed) >= apart
  if (!isTime) return 'none'
  if (waiting_on === 'customer') return left <= ahead ? 'remind_founder' : 'none'
  return left < 0 && (waiting_on === 'notary' || waiting_on === 'support') ? 'remind_office' : 'none'
}
