import { type DutchDate, dutchDate } from '#domain/values/index.ts'

const amsterdam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})

/** The day in Amsterdam at a moment. */
export function dayInAmsterdam(moment: Date): DutchDate {
  const parts = Object.fromEntries(amsterdam.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const day = dutchDate(parts.day ?? 0, parts.month ?? 0, parts.year ?? 0)
  if (!day) throw new Error('The clock of this computer stands outside the calendar.')
  return day
}
