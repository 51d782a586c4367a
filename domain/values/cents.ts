import { formatNumber, type Locale } from './locale.ts'
import type { Percentage } from './percentage.ts'

declare const centsBrand: unique symbol

/** An amount of money as a whole number of euro cents. Euros exist only where a person reads or types them. */
export type Cents = number & { readonly [centsBrand]: true }

export const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value)

/** A number that is not whole here is a bug of the caller, never a wrong answer of a person. */
export const cents = (amount: number): Cents => {
  if (!isCents(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return (amount === 0 ? 0 : amount) as Cents
}

export const plus = (...amounts: readonly Cents[]): Cents => cents(amounts.reduce<number>((sum, one) => sum + one, 0))

export const minus = (from: Cents, amount: Cents): Cents => cents(from - amount)

export const times = (amount: Cents, count: number): Cents => cents(amount * count)

/**
 * The only place where an amount is rounded: numerator / denominator to whole cents, half up.
 * Below zero it mirrors, so that crediting a line gives back exactly what the line cost.
 */
export const roundHalfUp = (numerator: number, denominator: number): Cents => {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`cannot divide exactly: ${numerator} / ${denominator}`)
  }
  // In big integers: doubling a large amount as a float would lose cents.
  const [top, bottom] = [BigInt(Math.abs(numerator)), BigInt(denominator)]
  const rounded = Number((top * 2n + bottom) / (bottom * 2n))
  return cents(numerator < 0 ? -rounded : rounded)
}

/** 21% of 100 cents is 21 cents; half cents go up. */
export const percentageOf = (amount: Cents, percentage: Percentage): Cents =>
  roundHalfUp(times(amount, percentage), 10_000)

/** From euros as a person's answer keeps them (0.01, 1.5). Undefined when there are more than two decimals. */
export const centsFromEuros = (euros: number): Cents | undefined => {
  const amount = Math.round(euros * 100)
  return isCents(amount) && amount / 100 === euros ? cents(amount) : undefined
}

const plainAmount = /^(-?)(\d+)(?:[.,](\d{1,2}))?$/
// With thousands separated: the separator is the one that stands before every group of three.
const grouped = [
  { form: /^-?[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/, separator: /\./g },
  { form: /^-?[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$/, separator: /,/g },
  { form: /^-?[1-9]\d{0,2}( \d{3})+([.,]\d{1,2})?$/, separator: / /g },
]

/** Reads what people type: "1,50", "1.50", "€ 1.234,56", "1,234.56", "EUR 12", "12,-". */
export const parseEuros = (text: string): Cents | undefined => {
  const bare = text
    .replace(/€|\beuros?\b|\beur\b/gi, '')
    .replace(/[,.]\s*[-–—]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^- /, '-')
  const groups = grouped.find((one) => one.form.test(bare))
  const match = plainAmount.exec(groups ? bare.replace(groups.separator, '') : bare)
  if (!match) return undefined
  const [, sign, whole = '', decimals = ''] = match
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return isCents(amount) ? cents(sign ? -amount : amount) : undefined
}

const noBreakSpace = '\u00a0'

/** As the reader's country writes it: € 1.121,64 and €1,121.64, with a space that does not break. */
export const formatEuros = (amount: Cents, locale: Locale): string => {
  const digits = Math.abs(amount).toString().padStart(3, '0')
  const whole = formatNumber(Number(digits.slice(0, -2)), locale)
  const written = `${whole}${locale === 'nl' ? ',' : '.'}${digits.slice(-2)}`
  const minusSign = amount < 0 ? '-' : ''
  return locale === 'nl' ? `€${noBreakSpace}${minusSign}${written}` : `${minusSign}€${written}`
}
