import type { AssistantConsent } from '#contract/assistants.ts'
import { amsterdamFormat, dateInAmsterdam } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'

type End = AssistantConsent['ends'][number]

const day = 86_400_000

/** When it ends, as people say it: a day from now by the clock, later by the day; short without the name of the day. */
export function useUntil(): (end: End, length?: 'long' | 'short') => string {
  const say = useSay()
  const { locale } = useLocale()
  const inFigures = (at: Date, how: Intl.DateTimeFormatOptions) => amsterdamFormat(locale, how)(at)
  return ({ days, until }, length = 'long') => {
    const at = new Date(until)
    const date = inFigures(at, { ...(length === 'long' && { weekday: 'short' }), day: 'numeric', month: 'long' })
    if (days > 1) return date
    const time = inFigures(at, { hour: '2-digit', minute: '2-digit' })
    // On the night that the clock goes back a day from now can be today.
    const isToday = dateInAmsterdam(at) === dateInAmsterdam(new Date(at.getTime() - day))
    return isToday ? `${date} ${time}` : say('connect.long.tomorrow', { time })
  }
}
