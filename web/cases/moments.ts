import { amsterdamFormat } from '#domain/values/index.ts'
import { useLocale } from '#web/i18n/index.ts'

/** A moment of the contract as people say it, in Amsterdam's time. */
export function useMoments() {
  const { locale } = useLocale()
  const written = (options: Intl.DateTimeFormatOptions) => amsterdamFormat(locale, options)
  const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const weekday = written({ weekday: 'long' })
  return {
    /** 14:00 */
    time: written({ hour: '2-digit', minute: '2-digit' }),
    /** Dinsdag */
    weekday: (moment: string) => raised(weekday(moment)),
    /** 15 december */
    date: written({ day: 'numeric', month: 'long' }),
    /** dinsdag 15 december */
    day: written({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** di 15 dec */
    short: (moment: string) =>
      written({ weekday: 'short', day: 'numeric', month: 'short' })(moment).replaceAll('.', ''),
  }
}
