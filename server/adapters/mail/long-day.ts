import { amsterdamFormat, type Locale } from '#domain/values/index.ts'

/** A day written out, as it is here at that moment. */
export const longDay = (moment: Date, locale: Locale): string => amsterdamFormat(locale, { dateStyle: 'long' })(moment)
