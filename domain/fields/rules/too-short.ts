import { textRule } from './rule.ts'

/** At least so many characters; spaces around them do not count. */
export const atLeastLong = (min: number) =>
  textRule({ code: 'too_short', values: { min }, passes: (text) => [...text.trim()].length >= min })
