import {
  type CaseState,
  dueFrom,
  expectedDays,
  type Interrupted,
  type Milestone,
  milestones,
  type OfficeCalendar,
} from '../cases/index.ts'
import { compareDates, type DutchDate, workingDaysBetween } from '../values/index.ts'

type ChangeEffect = { readonly reopens: boolean; readonly restarts: boolean }

const later = (one: DutchDate | null, other: DutchDate | null): DutchDate | null =>
  one === null || (other !== null && compareDates(one, other) < 0) ? other : one

/** Rungs on which the final deed is there, or being made. */
const withDeed = ['uploading_fca', 'scheduling_meeting'] as const
const hasDeed = (status: string): boolean => withDeed.some((one) => one === status)

/** Where a case stands after a change of its answers: the office gets the time that it has for such work, and never less. */
export function stateAfterChange(
  state: CaseState,
  { reopens, restarts }: ChangeEffect,
  on: DutchDate,
  calendar: OfficeCalendar,
): CaseState {
  const { status, interrupted } = state
  if (interrupted.length > 0) {
    const anew = (one: Interrupted): Interrupted =>
      reopens && hasDeed(one.status)
        ? { status: 'uploading_fca', turn: 'office', left: calendar.terms.uploading_fca }
        : one
    return { ...state, interrupted: interrupted.map(anew) }
  }
  if (reopens && hasDeed(status)) {
    const due = dueFrom('uploading_fca', on, calendar)
    return { ...state, status: 'uploading_fca', turn: 'office', since: on, due }
  }
  return restarts ? { ...state, due: later(state.due, dueFrom(status, on, calendar)) } : state
}

export type MovedDay = {
  readonly step: Milestone
  /** Null where it was done already. */
  readonly was: DutchDate | null
  readonly becomes: DutchDate
}

export type ChangedDates = {
  /** Steps that are still to come by both ways of counting, or come anew. */
  readonly days: readonly MovedDay[]
  /** Working days, to the end. */
  readonly later: number
}

const whereOf = ({ status, interrupted, due }: CaseState) => ({
  ...{ status, due },
  interrupted: interrupted[0]?.status ?? null,
})

/** What a change does to the days on which things are expected. */
export function changedDates(
  before: CaseState,
  after: CaseState,
  today: DutchDate,
  calendar: OfficeCalendar,
): ChangedDates {
  const [was, becomes] = [before, after].map((state) => expectedDays(whereOf(state), today, calendar))
  const days = milestones.flatMap((step): MovedDay[] => {
    const day = becomes?.[step]
    return day === undefined || step === 'paid' ? [] : [{ step, was: was?.[step] ?? null, becomes: day }]
  })
  const [first, last] = [was?.finalized, becomes?.finalized]
  const shift = first === undefined || last === undefined ? 0 : workingDaysBetween(first, last, calendar.closed)
  return { days, later: Math.max(0, shift) }
}
