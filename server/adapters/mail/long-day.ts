import { type Locale, writtenAs } from '#domain/values/index.ts'

/** A day written out, as it is here at that moment. */
export const longDay = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(writtenAs[locale], { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(moment)
