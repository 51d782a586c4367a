import { writtenAs } from '#domain/values/index.ts'
import { useLocale, useMoment, useSay } from '#web/i18n/index.ts'

const inAmsterdam = { timeZone: 'Europe/Amsterdam' } as const
const dayOf = (moment: Date) => moment.toLocaleDateString('en-CA', inAmsterdam)

/** When something was saved, as one says it: today and yesterday with the time, before that the day. */
export function useSavedWhen(): (moment: string) => string {
  const say = useSay()
  const { locale } = useLocale()
  const day = useMoment()
  return (moment) => {
    const then = new Date(moment)
    const now = new Date()
    const time = then.toLocaleTimeString(writtenAs[locale], {
      ...inAmsterdam,
      hour: 'numeric',
      minute: '2-digit',
    })
    if (dayOf(then) === dayOf(now)) return say('returning.today', { time })
    if (dayOf(then) === dayOf(new Date(now.getTime() - 86_400_000))) return say('returning.yesterday', { time })
    return say('returning.on_day', { day: day(moment) })
  }
}
