import { numberRule } from './rule.ts'

/** More than nothing. */
export const positive = numberRule({ code: 'positive', passes: (value) => value > 0 })

/** Nothing or more. */
export const nonNegative = numberRule({ code: 'non_negative', passes: (value) => value >= 0 })

export const atLeast = (min: number) =>
  numberRule({ code: 'at_least', values: { min }, passes: (value) => value >= min })

export const atMost = (max: number) => numberRule({ code: 'at_most', values: { max }, passes: (value) => value <= max })
