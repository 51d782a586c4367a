import { addDays, amsterdamFormat, type DutchDate, dateInAmsterdam, parseDutchDate } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'

// A day is no moment: noon is the same day everywhere in the country.
const noonOf = (day: string): string => `${day}T12:00:00Z`

/** A day of the contract, as in 2026-12-04, as the rules know it. */
export const contractDay = (day: string): DutchDate | null => parseDutchDate(day) ?? null

/** A day as in "maandag 30 november". */
export function useDay(): (day: string) => string {
  const { locale } = useLocale()
  const format = amsterdamFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  return (day) => format(noonOf(day))
}

/** A day as in "30 nov". */
export function useShortDay(): (day: string) => string {
  const { locale } = useLocale()
  const format = amsterdamFormat(locale, { day: 'numeric', month: 'short' })
  return (day) => format(noonOf(day)).replace('.', '')
}

/** A moment as people say it: "vandaag 14:05", "gisteren 20:47", "16 nov 11:32". */
export function useWhen(): (moment: string) => string {
  const say = useSay()
  const { locale } = useLocale()
  const clock = amsterdamFormat(locale, { hour: '2-digit', minute: '2-digit' })
  const date = amsterdamFormat(locale, { day: 'numeric', month: 'short' })
  return (moment) => {
    const then = new Date(moment)
    const [on, today] = [dateInAmsterdam(then), dateInAmsterdam(new Date())]
    const time = clock(then)
    if (on === today) return say('founder.when.today', { time })
    if (on === addDays(today, -1)) return say('founder.when.yesterday', { time })
    return `${date(then).replace('.', '')} ${time}`
  }
}
