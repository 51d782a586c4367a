import { writtenAs } from '#domain/values/index.ts'
import { useLocale } from '#web/i18n/index.ts'

const amsterdam = { timeZone: 'Europe/Amsterdam' } as const

/** A moment of the contract as people say it, in Amsterdam's time. */
export function useMoments() {
  const { locale } = useLocale()
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(writtenAs[locale], { ...amsterdam, ...options })
  const clock = new Intl.DateTimeFormat('nl-NL', { ...amsterdam, hour: '2-digit', minute: '2-digit' })
  const of = (format: Intl.DateTimeFormat) => (moment: string) => format.format(new Date(moment))
  const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const weekday = of(written({ weekday: 'long' }))
  return {
    /** 14:00 */
    time: of(clock),
    /** Dinsdag */
    weekday: (moment: string) => raised(weekday(moment)),
    /** 15 december */
    date: of(written({ day: 'numeric', month: 'long' })),
    /** dinsdag 15 december */
    day: of(written({ weekday: 'long', day: 'numeric', month: 'long' })),
    /** di 15 dec */
    short: (moment: string) =>
      of(written({ weekday: 'short', day: 'numeric', month: 'short' }))(moment).replaceAll('.', ''),
  }
}
