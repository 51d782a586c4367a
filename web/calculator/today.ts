import { type DutchDate, parseDutchDate } from '#domain/values/index.ts'

const amsterdam = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in Amsterdam. */
export function today(): DutchDate {
  const day = parseDutchDate(amsterdam.format(new Date()))
  if (!day) throw new Error('The clock of this computer stands outside the calendar.')
  return day
}
