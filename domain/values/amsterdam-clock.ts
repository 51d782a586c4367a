import { type DutchDate, partsOf } from './dutch-date.ts'

const minute = 60_000
const hour = 60 * minute

/** One o'clock in the morning, UTC, of the last Sunday of a month. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0))
  return Date.UTC(year, month - 1, last.getUTCDate() - last.getUTCDay(), 1)
}

/** How far clocks in Amsterdam are ahead: summer time is from the last Sunday of March to that of October (2000/84/EC). */
function aheadAt(moment: number): number {
  const year = new Date(moment).getUTCFullYear()
  return moment >= lastSunday(year, 3) && moment < lastSunday(year, 10) ? 2 * hour : hour
}

/**
 * When clocks in Amsterdam show so many minutes past midnight of a day. An hour that comes twice is the second one; one that
 * does not come at all is that of the clocks before.
 */
export function momentInAmsterdam(day: DutchDate, minutes: number): Date {
  const { day: date, month, year } = partsOf(day)
  const shown = Date.UTC(year, month - 1, date) + minutes * minute
  const inWinter = shown - hour
  return new Date(aheadAt(inWinter) === hour ? inWinter : shown - 2 * hour)
}

/** How many minutes past midnight clocks in Amsterdam show. */
export function minutesInAmsterdam(moment: Date): number {
  const shown = moment.getTime() + aheadAt(moment.getTime())
  return Math.floor((shown % (24 * hour)) / minute)
}
