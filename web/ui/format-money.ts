export type MoneyForm = {
  /** `always` two decimals, `never`, or only when there are cents. */
  decimals?: 'always' | 'never' | 'needed' | undefined
  /** With a plus before what is added to a price. */
  sign?: boolean | undefined
}

const formats = new Map<string, Intl.NumberFormat>()

/** Cents as the reader's country writes euros: € 1.121,64 in Dutch, €1,121.64 in English. */
export function formatMoney(cents: number, locale: string, { decimals = 'always', sign }: MoneyForm = {}): string {
  const digits = decimals === 'always' || (decimals === 'needed' && cents % 100 !== 0) ? 2 : 0
  const key = `${locale} ${digits}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(key, format)
  }
  const amount = format.format(cents / 100)
  if (!sign || cents <= 0) return amount
  return /\s/u.test(amount) ? `+\u00a0${amount}` : `+${amount}`
}
