import type { CaseStatus } from '../orders/index.ts'
import { compareDates, type DutchDate, workingDaysBetween } from '../values/index.ts'

/** The rungs on which a case waits for its office. */
export const officeRungs = [
  'submitted_mix',
  'checking_documents',
  'uploading_fca',
  'executing_deed',
  'extracting_kvk',
] as const satisfies readonly CaseStatus[]
type OfficeRung = (typeof officeRungs)[number]

/** A line of the history of a case that says where it went. */
export type HistoryMove = {
  readonly action: string
  readonly from: CaseStatus | null
  readonly to: CaseStatus
  readonly on: DutchDate
}

/** How long a case waited for its office on a rung, in working days; what stood still does not count. */
export type OfficeStay = { readonly rung: OfficeRung; readonly days: number; readonly ended: DutchDate }

type OpenStay = { readonly rung: OfficeRung; readonly since: DutchDate; readonly spent: number }

const rungOf = (status: CaseStatus): OfficeRung | undefined => officeRungs.find((rung) => rung === status)

const anew = ({ rung }: OpenStay, since: DutchDate): OpenStay => ({ rung, since, spent: 0 })

/** What of a history was time of the office: each rung that it finished, as long as it had it. */
export function staysOf(history: readonly HistoryMove[], closed: readonly DutchDate[]): readonly OfficeStay[] {
  const stays: OfficeStay[] = []
  const interrupted: (OpenStay | null)[] = []
  let waiting: OpenStay | null = null
  const spentOn = ({ since, spent }: OpenStay, day: DutchDate) => spent + workingDaysBetween(since, day, closed)

  for (const { action, from, to, on } of history) {
    if (action === 'hand_over') {
      // Whoever gets it begins anew.
      waiting = waiting && anew(waiting, on)
    } else if (action === 'lift' || action === 'answer') {
      const before: OpenStay | null = interrupted.pop() ?? null
      waiting = before?.rung === to ? { ...before, since: on } : null
    } else if (to === 'on_hold' || to === 'extra_questions') {
      interrupted.push(waiting && { ...waiting, spent: spentOn(waiting, on) })
      waiting = null
    } else if (from !== to || action === 'send_concept') {
      // A deed that was sent round waits for those who sign.
      if (waiting !== null && to !== 'canceled' && action !== 'revert') {
        stays.push({ rung: waiting.rung, days: spentOn(waiting, on), ended: on })
      }
      const rung = from === to ? undefined : rungOf(to)
      waiting = rung === undefined ? null : { rung, since: on, spent: 0 }
    }
  }
  return stays
}

type CountedRung = {
  readonly rung: OfficeRung
  readonly stays: number
  /** Working days, on average; null where there is nothing to count. */
  readonly average: number | null
  readonly in_time: number
}

/** How an office did on each rung from a day on, by its own terms. */
export const countRungs = (
  stays: readonly OfficeStay[],
  terms: Readonly<Record<OfficeRung, number>>,
  from: DutchDate,
): readonly CountedRung[] =>
  officeRungs.map((rung) => {
    const days = stays
      .filter((stay) => stay.rung === rung && compareDates(stay.ended, from) >= 0)
      .map((stay) => stay.days)
    const all = days.reduce((sum, count) => sum + count, 0)
    return {
      rung,
      stays: days.length,
      average: days.length === 0 ? null : all / days.length,
      in_time: days.filter((count) => count <= terms[rung]).length,
    }
  })
