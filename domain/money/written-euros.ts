import { formatNumber, type Locale } from '../values/index.ts'
import type { Cents } from './cents.ts'

const noBreakSpace = '\u00a0'

/** As the reader's country writes it: € 1.121,64 and €1,121.64, with a space that does not break. */
export const formatEuros = (amount: Cents, locale: Locale): string => {
  const digits = Math.abs(amount).toString().padStart(3, '0')
  const whole = formatNumber(Number(digits.slice(0, -2)), locale)
  const written = `${whole}${locale === 'nl' ? ',' : '.'}${digits.slice(-2)}`
  const minusSign = amount < 0 ? '-' : ''
  return locale === 'nl' ? `€${noBreakSpace}${minusSign}${written}` : `${minusSign}€${written}`
}
