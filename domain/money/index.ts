/** Money in whole cents, and parts of a hundred of it: counted, read from what was typed, and written. */

export {
  type Cents,
  cents,
  centsFromEuros,
  formatEuros,
  isCents,
  minus,
  parseEuros,
  percentageOf,
  plus,
  roundHalfUp,
  times,
} from './cents.ts'
export { type Percentage, percentage, percentOf } from './percentage.ts'
