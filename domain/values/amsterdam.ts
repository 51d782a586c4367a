import { type DutchDate, dutchDate } from './dutch-date.ts'

const hour = 3_600_000
let last: { readonly hour: number; readonly date: DutchDate } | undefined

/** The date on a calendar in Amsterdam. Days there begin on a whole hour of UTC: within the hour it is the same. */
export const dateInAmsterdam = (moment: Date): DutchDate => {
  const current = Math.floor(moment.getTime() / hour)
  if (last?.hour !== current) last = { hour: current, date: readCalendar(moment) }
  return last.date
}

const readCalendar = (moment: Date): DutchDate => {
  const calendar = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Amsterdam',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  })
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const date = dutchDate(parts.get('day') ?? 0, parts.get('month') ?? 0, parts.get('year') ?? 0)
  if (date === undefined) throw new RangeError('The clock stands outside the years we know.')
  return date
}

const clock = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'Europe/Amsterdam', weekday: 'short', hour: 'numeric', hourCycle: 'h23' },
} as const)

/** The hour on a clock in Amsterdam, and the day of the week there. */
export function hourInAmsterdam(moment: Date): { readonly hour: number; readonly weekday: string } {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { hour: Number(parts.get('hour')), weekday: parts.get('weekday') ?? '' }
}
