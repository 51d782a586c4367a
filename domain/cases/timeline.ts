import type { CaseStatus } from '../orders/index.ts'
import { addWorkingDays, compareDates, type DutchDate } from '../values/index.ts'
import type { OfficeCalendar } from './clock.ts'

/** The way of a case as its founder sees it, one step after the other. */
export const milestones = [
  'paid',
  'open_mix',
  'submitted_mix',
  'checking_documents',
  'uploading_fca',
  'scheduling_meeting',
  'executing_deed',
  'extracting_kvk',
  'finalized',
] as const
export type Milestone = (typeof milestones)[number]

/** Where a case stands, with what was interrupted where it was. */
export type Whereabouts = {
  readonly status: CaseStatus
  readonly interrupted: CaseStatus | null
  readonly due: DutchDate | null
}

function milestoneOf(status: CaseStatus): Milestone | null {
  if (status === 'legal_support_checking_documents') return 'checking_documents'
  // A question that interrupted nothing came while papers were collected.
  if (status === 'extra_questions') return 'open_mix'
  return milestones.find((one) => one === status) ?? null
}

const placeOf = (status: CaseStatus): number => {
  const milestone = milestoneOf(status)
  return milestone === null ? -1 : milestones.indexOf(milestone)
}

/**
 * By when each step that is still to come is done, when everybody takes their whole term and nothing is sent back; nothing
 * while the clock stands still.
 */
export function expectedDays(
  { status, interrupted, due }: Whereabouts,
  today: DutchDate,
  { terms, closed }: OfficeCalendar,
): Readonly<Partial<Record<Milestone, DutchDate>>> {
  const rung = milestoneOf(interrupted ?? status)
  if (status === 'on_hold' || rung === null || rung === 'finalized') return {}
  // Who is late is done today at the earliest.
  let day = due === null || compareDates(due, today) < 0 ? today : due
  const days: Partial<Record<Milestone, DutchDate>> = {}
  for (const milestone of milestones.slice(milestones.indexOf(rung))) {
    // The term of the step at hand runs already, unless a question stands before it.
    const isRunning = milestone === rung && status !== 'extra_questions'
    if (milestone !== 'paid' && milestone !== 'finalized' && !isRunning)
      day = addWorkingDays(day, terms[milestone], closed)
    days[milestone] = day
  }
  return days
}

export type TimelineStep = {
  readonly step: Milestone | 'canceled'
  readonly state: 'done' | 'now' | 'coming'
  /** When it was done, or by when it is expected to be; null where nobody can tell. */
  readonly day: DutchDate | null
}

/** A line of the history, the oldest first. */
export type TimelineEvent = {
  readonly on: DutchDate
  readonly from: CaseStatus | null
  readonly to: CaseStatus
}

/** The whole way: what is done with its day, where it is now, and what is still to come. */
export function timelineOf(
  where: Whereabouts,
  history: readonly TimelineEvent[],
  today: DutchDate,
  calendar: OfficeCalendar,
): readonly TimelineStep[] {
  const climbs = climbsIn(history)
  const done = (step: Milestone): TimelineStep => ({ step, state: 'done', day: climbs.get(step) ?? null })
  if (where.status === 'canceled') {
    const last = history.findLast(({ to }) => to === 'canceled')
    const reached = milestones.filter((step) => climbs.has(step))
    return [...reached.map(done), { step: 'canceled', state: 'now', day: last?.on ?? null }]
  }
  const here = placeOf(where.interrupted ?? where.status)
  const expected = expectedDays(where, today, calendar)
  return milestones.map((step, place) => {
    if (place < here || where.status === 'finalized')
      return step === 'finalized' ? { ...done(step), day: climbs.get('extracting_kvk') ?? null } : done(step)
    const day = (place === here && where.status !== 'extra_questions' ? where.due : expected[step]) ?? null
    return { step, state: place === here ? 'now' : 'coming', day }
  })
}

/** On which day each step was left behind for the last time; one that was gone back to is not done. */
function climbsIn(history: readonly TimelineEvent[]): ReadonlyMap<Milestone, DutchDate> {
  const days = new Map<Milestone, DutchDate>()
  const first = history[0]
  if (first) days.set('paid', first.on)
  let here = placeOf('open_mix')
  for (const { on, to } of history) {
    const there = placeOf(to)
    // A hold, a question and the end are no steps.
    if (there < 0 || to === 'extra_questions') continue
    const left = milestones.slice(Math.min(here, there), Math.max(here, there))
    for (const step of left) there > here ? days.set(step, on) : days.delete(step)
    here = there
  }
  return days
}
