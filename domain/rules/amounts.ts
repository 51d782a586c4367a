import { numberRule, textRule } from './rule.ts'

/** More than nothing. */
export const positive = numberRule({ code: 'positive', passes: (value) => value > 0 })

/** Nothing or more. */
export const nonNegative = numberRule({ code: 'non_negative', passes: (value) => value >= 0 })

export const atLeast = (min: number) =>
  numberRule({ code: 'at_least', values: { min }, passes: (value) => value >= min })

export const atMost = (max: number) => numberRule({ code: 'at_most', values: { max }, passes: (value) => value <= max })

/** A share has a nominal value (art. 2:178 BW), and the smallest amount there is is a cent. */
export const shareValue = numberRule({ code: 'share_value', passes: (euros) => euros >= 0.01 })

/** 4, 4,5 or 4.25: a share of a hundred with at most two decimals, kept as it was typed. */
export const percentageText = textRule({
  code: 'only_numbers',
  passes: (text) => /^\d{1,2}(?:[.,]\d{1,2})?$/.test(text),
})

/** Lending to somebody who borrows as a consumer is only for who has a licence (art. 2:60 Wft). */
export const businessOnly = textRule({ code: 'consumer_credit', passes: (use) => use !== 'private' })
