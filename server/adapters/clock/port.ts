import { type DutchDate, dutchDate } from '#domain/values/index.ts'

export type Clock = {
  now(): Date
  /** The date on a calendar in Amsterdam, wherever the server stands. */
  today(): DutchDate
}

const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})

const hour = 3_600_000
let known: { readonly hour: number; readonly date: DutchDate } | undefined

/** Days there begin on a whole hour of UTC, summer and winter: within the hour the answer is the same. */
export function dateInAmsterdam(moment: Date): DutchDate {
  const current = Math.floor(moment.getTime() / hour)
  if (known?.hour !== current) known = { hour: current, date: readCalendar(moment) }
  return known.date
}

function readCalendar(moment: Date): DutchDate {
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const date = dutchDate(parts.get('day') ?? 0, parts.get('month') ?? 0, parts.get('year') ?? 0)
  if (date === undefined) throw new RangeError('The clock stands outside the years we know.')
  return date
}
