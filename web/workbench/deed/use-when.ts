import { useLocale } from '#web/i18n/index.ts'

/** A moment in a few words, in Amsterdam's time: ma 7 dec 19:12. */
export function useWhen(): (moment: string) => string {
  const { locale } = useLocale()
  const format = new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', {
    timeZone: 'Europe/Amsterdam',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (moment) => format.format(new Date(moment)).replace(',', '')
}
