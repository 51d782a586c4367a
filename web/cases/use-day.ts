import { addDays, type DutchDate, dateInAmsterdam, parseDutchDate, writtenAs } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'

const amsterdam = { timeZone: 'Europe/Amsterdam' } as const

// A day is no moment: noon is the same day everywhere in the country.
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** A day of the contract, as in 2026-12-04, as the rules know it. */
export const contractDay = (day: string): DutchDate | null => parseDutchDate(day) ?? null

/** A day as in "maandag 30 november". */
export function useDay(): (day: string) => string {
  const { locale } = useLocale()
  const format = new Intl.DateTimeFormat(writtenAs[locale], {
    ...amsterdam,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return (day) => format.format(noonOf(day))
}

/** A day as in "30 nov". */
export function useShortDay(): (day: string) => string {
  const { locale } = useLocale()
  const format = new Intl.DateTimeFormat(writtenAs[locale], { ...amsterdam, day: 'numeric', month: 'short' })
  return (day) => format.format(noonOf(day)).replace('.', '')
}

/** A moment as people say it: "vandaag 14:05", "gisteren 20:47", "16 nov 11:32". */
export function useWhen(): (moment: string) => string {
  const say = useSay()
  const { locale } = useLocale()
  const clock = new Intl.DateTimeFormat(writtenAs[locale], { ...amsterdam, hour: '2-digit', minute: '2-digit' })
  const date = new Intl.DateTimeFormat(writtenAs[locale], { ...amsterdam, day: 'numeric', month: 'short' })
  return (moment) => {
    const then = new Date(moment)
    const [on, today] = [dateInAmsterdam(then), dateInAmsterdam(new Date())]
    const time = clock.format(then)
    if (on === today) return say('founder.when.today', { time })
    if (on === addDays(today, -1)) return say('founder.when.yesterday', { time })
    return `${date.format(then).replace('.', '')} ${time}`
  }
}
