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

export function dateInAmsterdam(moment: Date): DutchDate {
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const date = dutchDate(parts.get('day') ?? 0, parts.get('month') ?? 0, parts.get('year') ?? 0)
  if (date === undefined) throw new RangeError('The clock stands outside the years we know.')
  return date
}
