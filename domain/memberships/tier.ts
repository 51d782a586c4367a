import type { DutchDate } from '../values/index.ts'
import { type MembershipTerms, onDay } from './membership.ts'
import { plans, type Tier, tiers } from './plans.ts'

/** The highest tier of what somebody has on a day; null where nothing of it runs. What is late to be paid still does. */
export function tierOn(memberships: readonly MembershipTerms[], today: DutchDate): Tier | null {
  const running = memberships.map((one) => onDay(one, today)).filter(({ anchor, ended }) => anchor !== null && !ended)
  return tiers.findLast((tier) => running.some(({ plan }) => plans[plan].tier === tier)) ?? null
}
