/** What happens between an order and a company: payments, the state of an order, what changed in it, and the way of a case. */
export { boxesFor, replacesQuotes } from './boxes.ts'
export {
  type CaseAction,
  type CaseStatus,
  caseActions,
  caseAfter,
  caseStatuses,
  firstCaseStatus,
  overallStepAfterPaying,
} from './case-ladder.ts'
export { differencesBetween } from './differences.ts'
export { partsOfRefund } from './giving-back.ts'
export { nextThing, nextThings } from './next-thing.ts'
export { chosenNotary, type NotaryWay, notaryWays, wayOf } from './notary-way.ts'
export {
  heldOf,
  isGoneTwice,
  isTakenBack,
  type Money,
  type OrderState,
  orderMoneyOf,
  type PaidChangeState,
  paidChangeStates,
  type SupplementReason,
  supplementReasons,
} from './order-state.ts'
export {
  invoiceNumber,
  isMoneyIn,
  isUndecided,
  newestWord,
  type PaymentMethod,
  type PaymentStatus,
  type ProviderStatus,
  paymentMethods,
  paymentStatuses,
  paymentStatusOf,
  providerStatuses,
} from './payment.ts'
