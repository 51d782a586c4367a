import { addMonths, compareDates, type DutchDate } from '../values/index.ts'
import { type MembershipTerms, onDay } from './membership.ts'
import { membershipPlans } from './plans.ts'

/** Contracts that may be approved, and within which days; without an end they stay. */
export type ContractGrant = {
  readonly from: DutchDate
  readonly until: DutchDate | null
  readonly included: number
}

/** What a membership gives on a day: a year of contracts at a time. Null where it gives none. */
export function grantOn(membership: MembershipTerms, today: DutchDate): ContractGrant | null {
  const { counted_from, plan, ended, anchor } = onDay(membership, today)
  if (counted_from === null || anchor === null || ended || compareDates(today, counted_from) < 0) return null
  const { contracts } = membershipPlans[plan]
  for (let year = 0; ; year++) {
    const [from, until] = [addMonths(counted_from, 12 * year), addMonths(counted_from, 12 * (year + 1))]
    if (from === undefined || until === undefined) return null
    if (compareDates(today, until) < 0) return { from, until, included: contracts }
  }
}

export type UsedGrant = ContractGrant & { readonly used: number }

/** Which of them a contract is taken from: what runs out first, and what stays last. Undefined when nothing is left. */
export function grantToUse<Grant extends UsedGrant>(grants: readonly Grant[]): Grant | undefined {
  const left = grants.filter(({ used, included }) => used < included)
  const order = (one: Grant, other: Grant) =>
    one.until === null ? 1 : other.until === null ? -1 : compareDates(one.until, other.until)
  return [...left].sort(order)[0]
}
