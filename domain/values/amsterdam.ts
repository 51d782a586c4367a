import { type DutchDate, dutchDate, isoDate } from './dutch-date.ts'

const calendar = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/Amsterdam', day: 'numeric', month: 'numeric', year: 'numeric' },
} as const)

/** The date on a calendar in Amsterdam. */
export function dateInAmsterdam(moment: Date): DutchDate {
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const date = dutchDate(parts.get('day') ?? 0, parts.get('month') ?? 0, parts.get('year') ?? 0)
  if (date === undefined) throw new RangeError('The clock stands outside the years we know.')
  return date
}

/** The same, as in 2026-12-04. What a moment in UTC begins with is the day before, for an hour or two every night. */
export const isoDayInAmsterdam = (moment: Date | string): string => isoDate(dateInAmsterdam(new Date(moment)))

const clock = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'Europe/Amsterdam', weekday: 'short', hour: 'numeric', hourCycle: 'h23' },
} as const)

/** The hour on a clock in Amsterdam, and the day of the week there. */
export function hourInAmsterdam(moment: Date): { readonly hour: number; readonly weekday: string } {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { hour: Number(parts.get('hour')), weekday: parts.get('weekday') ?? '' }
}
