import { type Locale, writtenAs } from './locale.ts'

/** Writes moments as the reader's country does, by the clock and the calendar of Amsterdam. */
export function amsterdamFormat(locale: Locale, wanted: Intl.DateTimeFormatOptions): (moment: Date | string) => string {
  const format = new Intl.DateTimeFormat(writtenAs[locale], { timeZone: 'Europe/Amsterdam', ...wanted })
  return (moment) => format.format(new Date(moment))
}
