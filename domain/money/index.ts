/** Money in whole cents, and parts of a hundred of it: counted, read from what was typed, and written. */

export {
  type Cents,
  cents,
  centsFromEuros,
  isCents,
  parseEuros,
} from './cents.ts'
export { type Percentage, percentage, percentOf } from './percentage.ts'
export { minus, percentageOf, plus, roundHalfUp, times } from './sums.ts'
export { formatEuros } from './written-euros.ts'
