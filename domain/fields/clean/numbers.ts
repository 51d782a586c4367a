import { parseEuros } from '../../values/index.ts'

/** 1.000 and 1 000 are a thousand; a text that is no whole number stays a text. */
export const cleanNumber = (raw: string): string | number => {
  const grouped = /^-?[1-9]\d{0,2}([.,\s]\d{3})+$/u.test(raw) ? raw.replace(/[.,\s]/gu, '') : raw
  const value = /^-?\d+$/.test(grouped) ? Number(grouped) : Number.NaN
  return Number.isSafeInteger(value) ? value + 0 : raw
}

/** Euros as a number with at most two decimals, as in 0.01: the form in which a money answer is kept and sent. */
export const cleanMoney = (raw: string): string | number => {
  const amount = parseEuros(raw)
  return amount === undefined ? raw : amount / 100
}
