import { writtenAs } from '#domain/values/index.ts'
import { useLocale } from './provider.tsx'

/** A day as the reader's country writes it, in Amsterdam's time. */
export function useMoment(): (moment: string) => string {
  const { locale } = useLocale()
  const format = new Intl.DateTimeFormat(writtenAs[locale], {
    timeZone: 'Europe/Amsterdam',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return (moment) => format.format(new Date(moment))
}
