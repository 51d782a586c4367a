declare const centsBrand: unique symbol

/** An amount of money as a whole number of euro cents. Euros exist only where a person reads or types them. */
export type Cents = number & { readonly [centsBrand]: true }

export const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value)

/** A number that is not whole here is a bug of the caller, never a wrong answer of a person. */
export const cents = (amount: number): Cents => {
  if (!isCents(amount)) throw new RangeError(`not a whole number of cents: ${amount}`)
  return (amount === 0 ? 0 : amount) as Cents
}

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
