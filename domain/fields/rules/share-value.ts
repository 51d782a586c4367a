import { numberRule } from './rule.ts'

/** A share has a nominal value (art. 2:178 BW), and the smallest amount there is is a cent. */
export const shareValue = numberRule({ code: 'share_value', passes: (euros) => euros >= 0.01 })
