import { writtenAs } from '#domain/values/index.ts'
import { useLocale } from '#web/i18n/index.ts'

/** A day and an hour as who works here reads them, in Amsterdam's time. */
export function useFullMoment(): (moment: string) => string {
  const { locale } = useLocale()
  const format = new Intl.DateTimeFormat(writtenAs[locale], {
    ...{ timeZone: 'Europe/Amsterdam', weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  })
  return (moment) => format.format(new Date(moment))
}
