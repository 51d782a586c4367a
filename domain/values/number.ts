import type { Locale } from './locale.ts'

/** As the reader's country writes it, with thousands apart: 25.000 and 0,01, or 25,000 and 0.01. */
export const formatNumber = (value: number, locale: Locale): string => {
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'nl' ? '.' : ',')
  return decimals === undefined ? grouped : `${grouped}${locale === 'nl' ? ',' : '.'}${decimals}`
}
