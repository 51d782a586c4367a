import { useMemo } from 'react'
import { amsterdamFormat, isoDayInAmsterdam } from '#domain/values/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import type { Figures } from './asked-at.ts'

/** What can go wrong at a question, in the order of the table. */
export const troubles = ['open', 'corrected', 'flagged', 'dropped'] as const

/** How much worse than usual a question must be before it is pointed at. */
const muchWorse = 10

/** Where a question fails most, if it fails ten times as often there as the usual one. */
export function worstTrouble(own: Figures, usual: Figures | null): (typeof troubles)[number] | null {
  const worse = troubles.map((name) => {
    const [here, mostly] = [own[name] ?? 0, usual?.[name] ?? 0]
    return { name, times: mostly > 0 ? here / mostly : 0 }
  })
  const [worst] = worse.sort((one, other) => other.times - one.times)
  return worst && worst.times >= muchWorse ? worst.name : null
}

/** Which of the weeks a moment is in, as they are named by their Mondays; -1 where it is in none of them. */
export const weekAt = (weeks: readonly string[], moment: string): number =>
  weeks.findLastIndex((monday) => monday <= isoDayInAmsterdam(moment))

/** Figures as they are written here. */
export function useFigures() {
  const say = useSay()
  const { locale } = useLocale()
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
    return {
      share: (part: number | null | undefined) =>
        part === null || part === undefined ? '–' : percent.format(part).replace(/\s%/, '%'),
      roundShare: (part: number) => `${whole.format(part * 100)}%`,
      seconds: (seconds: number | null | undefined) =>
        seconds === null || seconds === undefined
          ? '–'
          : say('admin_questions.table.seconds_value', { n: whole.format(seconds) }),
      decimal: (value: number) => decimal.format(value),
      count: (count: number) => whole.format(count),
      day: amsterdamFormat(locale, { day: 'numeric', month: 'short' }),
      longDay: amsterdamFormat(locale, { day: 'numeric', month: 'long' }),
    }
  }, [say, locale])
}
