import { amsterdamFormat } from '#domain/values/index.ts'
import { useLocale } from './provider.tsx'

const wholeDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** A moment as the reader's country writes it, in Amsterdam's time; a day unless more or less of it is wanted. */
export function useMoment(wanted: Intl.DateTimeFormatOptions = wholeDay): (moment: Date | string) => string {
  const { locale } = useLocale()
  return amsterdamFormat(locale, wanted)
}
