/** What is sold by the month or year: plans as data, what each event makes of a membership, when it is charged, and what it gives. */
export { type ContractGrant, grantOn, grantToUse } from './allowance.ts'
export {
  type Agreed,
  begun,
  cancelled,
  daysAfter,
  daysBetween,
  downgraded,
  type EndReason,
  endedBy,
  endIfCancelled,
  endReasons,
  graceDays,
  lastTerm,
  type MembershipState,
  type MembershipTerms,
  membershipStateOf,
  membershipStates,
  newMembership,
  nextCharge,
  onDay,
  paidAgain,
  paidUntil,
  renewed,
  resumed,
  unpaid,
  unusedOn,
  upgradeCosts,
  upgraded,
} from './membership.ts'
export {
  enterprise,
  type Plan,
  type PlanSlug,
  packagedContracts,
  perks,
  planChanges,
  planChangeTo,
  planNamed,
  planSlugs,
  plans,
  type Tier,
  tiers,
} from './plans.ts'
export { daysEarly, daysWithoutWord, isRetryDue, noticeFor } from './schedule.ts'
export { tierOn } from './tier.ts'
export { backOnWithdrawal, type Paid, sumOfPaid, withdrawableUntil, withdrawalUntil, withdrawn } from './withdrawal.ts'
