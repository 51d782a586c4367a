import type { CaseStatus } from '../orders/index.ts'
import { addWorkingDays, type DutchDate, workingDaysBetween } from '../values/index.ts'

/** Statuses on which somebody has a term. */
export const termedStatuses = [
  'extra_questions',
  'open_mix',
  'submitted_mix',
  'checking_documents',
  'legal_support_checking_documents',
  'uploading_fca',
  'scheduling_meeting',
  'executing_deed',
  'extracting_kvk',
] as const satisfies readonly CaseStatus[]
export type TermedStatus = (typeof termedStatuses)[number]

/** Working days per status. */
export type Terms = Readonly<Record<TermedStatus, number>>

/** As long as an office says nothing else. */
export const usualTerms: Terms = {
  extra_questions: 5,
  open_mix: 10,
  submitted_mix: 2,
  checking_documents: 3,
  legal_support_checking_documents: 3,
  uploading_fca: 3,
  scheduling_meeting: 5,
  executing_deed: 2,
  extracting_kvk: 5,
}

/** How an office counts its days. */
export type OfficeCalendar = {
  readonly terms: Terms
  /** Days on which it is closed besides weekends and holidays. */
  readonly closed: readonly DutchDate[]
}

export const usualCalendar: OfficeCalendar = { terms: usualTerms, closed: [] }

const hasTerm = (status: CaseStatus): status is TermedStatus => termedStatuses.some((one) => one === status)

/** By which day it is due for who came to a status on a day; null where nobody waits. */
export const dueFrom = (status: CaseStatus, since: DutchDate, { terms, closed }: OfficeCalendar): DutchDate | null =>
  hasTerm(status) ? addWorkingDays(since, terms[status], closed) : null

/** What is left of a term when the clock is stopped: below zero when it was late already. */
export const leftOn = (due: DutchDate | null, day: DutchDate, { closed }: OfficeCalendar): number | null =>
  due === null ? null : workingDaysBetween(day, due, closed)

/** When a clock that stood still goes on: who was late gets that same day. */
export const dueAgain = (left: number | null, day: DutchDate, { closed }: OfficeCalendar): DutchDate | null =>
  left === null ? null : addWorkingDays(day, Math.max(0, left), closed)
