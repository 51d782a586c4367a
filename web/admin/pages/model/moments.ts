import {
  type DutchDate,
  dateInAmsterdam,
  minutesInAmsterdam,
  momentInAmsterdam,
  parseDutchDate,
} from '#domain/values/index.ts'
import { useMoment } from '#web/i18n/index.ts'

/** Moments as the reader's country writes them, in Amsterdam's time. */
export function usePageMoments() {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
  return {
    /** `do 12 nov` */
    day: useMoment(day),
    /** `10:41` */
    time: useMoment({ hour: '2-digit', minute: '2-digit' }),
    /** `ma 7 dec 09:00` */
    moment: useMoment({ ...day, hour: '2-digit', minute: '2-digit' }),
  }
}

export type TypedMoment = { readonly day: string; readonly time: string }

/** The day and the time of a moment, as they are typed: `07-12-2026` and `09:00`. */
export function typedMoment(moment: string): TypedMoment {
  const at = new Date(moment)
  const minutes = minutesInAmsterdam(at)
  const two = (count: number) => String(count).padStart(2, '0')
  return { day: dateInAmsterdam(at), time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}

export type MomentProblem = 'bad_date' | 'bad_time'

/** The moment that was typed, or what is wrong with it. */
export function momentTyped(day: string, time: string): Date | MomentProblem {
  const date: DutchDate | undefined = parseDutchDate(day.trim())
  if (date === undefined) return 'bad_date'
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(time.trim()) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return 'bad_time'
  return momentInAmsterdam(date, Number(hours) * 60 + Number(minutes))
}
