import { textRule } from './rule.ts'

/** Eight digits; there is no public check digit, and leading zeros count. */
export const kvk = textRule({ code: 'kvk', passes: (number) => /^\d{8}$/.test(number) && !/^0+$/.test(number) })
