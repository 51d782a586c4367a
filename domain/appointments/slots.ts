import {
  addDays,
  addWorkingDays,
  compareDates,
  type DutchDate,
  dateInAmsterdam,
  isWorkingDay,
  momentInAmsterdam,
  weekdayOf,
} from '../values/index.ts'
import { minutesOf, type OfficeHours, officeDays } from './hours.ts'

export type Slot = { readonly starts: Date; readonly ends: Date }

export type Diary = {
  readonly hours: OfficeHours
  /** Days on which the office is closed besides weekends and holidays. */
  readonly closed: readonly DutchDate[]
  /** What is in it already. */
  readonly taken: readonly Slot[]
  readonly now: Date
}

/** What ends as another begins does not stand in its way. */
export const overlap = (one: Slot, other: Slot): boolean => one.starts < other.ends && other.starts < one.ends

/** The first day that leaves the office its notice. */
export const firstDay = ({ hours, closed, now }: Omit<Diary, 'taken'>): DutchDate =>
  addWorkingDays(dateInAmsterdam(now), hours.notice, closed)

/** The moments of one day, free or not: from the start of each stretch, with the office's pause between them. */
export function momentsOn(day: DutchDate, { hours, closed }: Pick<Diary, 'hours' | 'closed'>): readonly Slot[] {
  const name = isWorkingDay(day, closed) ? officeDays[weekdayOf(day) - 1] : undefined
  if (name === undefined) return []
  return hours.week[name].flatMap((stretch) => {
    const [from, to] = [minutesOf(stretch.from), minutesOf(stretch.to)]
    if (from === null || to === null || hours.minutes <= 0) return []
    const apart = hours.minutes + hours.gap
    const room = Math.max(0, Math.floor((to - from + hours.gap) / apart))
    return Array.from({ length: room }, (_, place) => ({
      starts: momentInAmsterdam(day, from + place * apart),
      ends: momentInAmsterdam(day, from + place * apart + hours.minutes),
    }))
  })
}

/** Whether something stands in the way of a moment, or too near to it. */
export function isMomentTaken(slot: Slot, { hours, taken }: Pick<Diary, 'hours' | 'taken'>): boolean {
  const pause = hours.gap * 60_000
  const wide = { starts: new Date(slot.starts.getTime() - pause), ends: new Date(slot.ends.getTime() + pause) }
  return taken.some((other) => overlap(wide, other))
}

/** The moments of one day that can still be chosen. */
export function slotsOn(day: DutchDate, diary: Diary): readonly Slot[] {
  if (compareDates(day, firstDay(diary)) < 0) return []
  return momentsOn(day, diary).filter((slot) => slot.starts > diary.now && !isMomentTaken(slot, diary))
}

export type OfferedDay = { readonly day: DutchDate; readonly slots: readonly Slot[] }

/** Nobody plans further ahead, in days. */
export const horizon = 90

/** So many days with something free, from a day on, and where to look on; null when there is nothing later. */
export function offeredDays(
  diary: Diary,
  { from, count }: { readonly from?: DutchDate | undefined; readonly count: number },
): { readonly days: readonly OfferedDay[]; readonly next: DutchDate | null } {
  const last = addDays(dateInAmsterdam(diary.now), horizon)
  const first = firstDay(diary)
  const days: OfferedDay[] = []
  let day: DutchDate | undefined = from !== undefined && compareDates(from, first) > 0 ? from : first
  for (; day !== undefined && last !== undefined && compareDates(day, last) <= 0; day = addDays(day, 1)) {
    const slots = slotsOn(day, diary)
    if (slots.length === 0) continue
    if (days.length === count) return { days, next: day }
    days.push({ day, slots })
  }
  return { days, next: null }
}

/** The slot that begins at a moment; undefined when it cannot be chosen (any more). */
export const slotAt = (starts: Date, diary: Diary): Slot | undefined =>
  slotsOn(dateInAmsterdam(starts), diary).find((slot) => slot.starts.getTime() === starts.getTime())
