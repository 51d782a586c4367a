import { addDays, amsterdamFormat, type DutchDate, parseDutchDate, workingDaysBetween } from '#domain/values/index.ts'
import { type Say, useLocale, useSay } from '#web/i18n/index.ts'

/** A day of the contract, as in 2026-12-04, as the domain counts with it. */
export function dutchDayOf(day: string): DutchDate {
  const date = parseDutchDate(day)
  if (date === undefined) throw new RangeError(`${day} is no day.`)
  return date
}

export const isTomorrow = (day: string, today: string): boolean => addDays(dutchDayOf(today), 1) === dutchDayOf(day)

/** How far off a term is, in working days: "2 werkdagen te laat", "morgen". */
export function termText(say: Say, due: string, today: string): string {
  if (due === today) return say('workbench.due.today')
  if (isTomorrow(due, today)) return say('workbench.due.tomorrow')
  const days = workingDaysBetween(dutchDayOf(today), dutchDayOf(due))
  // Between a Saturday and the Sunday after it there is no working day, but it is late all the same.
  const count = Math.max(1, Math.abs(days))
  const how = due < today ? 'late' : 'days'
  return count === 1 ? say(`workbench.due.${how}_one`) : say(`workbench.due.${how}`, { count })
}

type DayForm = 'short' | 'long'

const forms: Readonly<Record<DayForm, Intl.DateTimeFormatOptions>> = {
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
}

/** Days and moments as the reader's country writes them, in Amsterdam's time. */
export function useDays() {
  const say = useSay()
  const { locale } = useLocale()
  return {
    /** `do 3 dec`, or `donderdag 3 december`. */
    day: (day: string, form: DayForm = 'short') => amsterdamFormat(locale, forms[form])(`${day}T12:00:00Z`),
    time: (moment: Date | string) => amsterdamFormat(locale, { hour: '2-digit', minute: '2-digit' })(moment),
    moment: (moment: string) => amsterdamFormat(locale, { ...forms.short, hour: '2-digit', minute: '2-digit' })(moment),
    term: (due: string, today: string) => termText(say, due, today),
  }
}
