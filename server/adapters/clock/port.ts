export type Clock = {
  now(): Date
  /** The date on a calendar in Amsterdam, as DD-MM-YYYY, wherever the server stands. */
  today(): string
}

// en-GB writes day, month and year in the order we want; the parts are put together by name all the same.
const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

export function dateInAmsterdam(moment: Date): string {
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.get('day')}-${parts.get('month')}-${parts.get('year')?.padStart(4, '0')}`
}
