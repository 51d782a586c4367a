/** Planning other prices: what of a book can change, what differs, what would be wrong with it, and what it turns back. */
export {
  amountIn,
  type EditableAmount,
  editableAmounts,
  heldSince,
  holdingPlace,
  placeOfAmount,
  withAmount,
} from './amounts.ts'
export {
  type AmountChange,
  begunFrom,
  changedAmounts,
  changeInTenths,
  type MadeVersion,
  movedTo,
  type PricesOnDay,
  takenOver,
  turnedBackBy,
} from './changes.ts'
export { amountFault, type PlanFault, planFaults, type UnknownYear, yearsWithoutAmount } from './faults.ts'
