import { addWorkingDays, type DutchDate } from '../values/index.ts'
import { dueFrom, type OfficeCalendar } from './clock.ts'
import { expectedDays } from './timeline.ts'

export type SigningPlan = {
  /** The day it is paid. */
  readonly today: DutchDate
  readonly calendar: OfficeCalendar
  /** Working days within which the deed was ordered, once everything is there; null where nobody chose. */
  readonly ordered: number | null
  /** How long the slowest signature is under way. */
  readonly signatures: number
}

/** The day on which the deed is likely to be signed when everybody takes their whole term. */
export function likelySigningDay({ today, calendar, ordered, signatures }: SigningPlan): DutchDate {
  // Papers and signatures are collected at the same time: what takes longest counts.
  const collected = Math.max(calendar.terms.open_mix, signatures)
  const due = addWorkingDays(today, collected, calendar.closed)
  if (ordered !== null) return addWorkingDays(due, ordered, calendar.closed)
  const days = expectedDays({ status: 'open_mix', interrupted: null, due }, today, calendar)
  return days.executing_deed ?? dueFrom('executing_deed', due, calendar) ?? due
}
