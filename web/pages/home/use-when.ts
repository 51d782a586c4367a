import { dateInAmsterdam } from '#domain/values/index.ts'
import { useMoment, useSay } from '#web/i18n/index.ts'

/** When something was saved, as one says it: today and yesterday with the time, before that the day. */
export function useSavedWhen(): (moment: string) => string {
  const say = useSay()
  const day = useMoment()
  const clock = useMoment({ hour: 'numeric', minute: '2-digit' })
  return (moment) => {
    const then = new Date(moment)
    const now = new Date()
    const time = clock(then)
    if (dateInAmsterdam(then) === dateInAmsterdam(now)) return say('returning.today', { time })
    if (dateInAmsterdam(then) === dateInAmsterdam(new Date(now.getTime() - 86_400_000)))
      return say('returning.yesterday', { time })
    return say('returning.on_day', { day: day(moment) })
  }
}
