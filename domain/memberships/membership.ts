import { type Cents, cents, roundHalfUp } from '../money/index.ts'
import { addDays, addMonths, compareDates, type DutchDate } from '../values/index.ts'
import { membershipPlans, type PlanSlug, type Tier, tiers } from './plans.ts'

export const membershipStates = ['pending', 'active', 'past_due', 'ending', 'ended'] as const
export type MembershipState = (typeof membershipStates)[number]

/**
 * `canceled`: its owner wanted so. `unpaid`: nobody paid in time. `refunded`: the money of its first term went back. `withdrawn`:
 * its owner thought better of it within the time for that.
 */
export const endReasons = ['canceled', 'unpaid', 'refunded', 'withdrawn'] as const
export type EndReason = (typeof endReasons)[number]

/** How long somebody can still use it whose charge failed. */
export const graceDays = 14

/** A plan at the price that was agreed: for one term, without VAT. */
export type Agreed = { readonly plan: PlanSlug; readonly price: Cents }

/** A membership, as far as money and time are concerned. */
export type MembershipTerms = Agreed & {
  /** The day from which terms are counted; null until the first one is paid. */
  readonly anchor: DutchDate | null
  /** Months since then that are paid. */
  readonly months: number
  /** The last term that was paid: its months, what it cost as a whole, by which plan, and whether it followed by itself. */
  readonly term: number
  readonly worth: Cents
  readonly term_plan: PlanSlug
  readonly silent: boolean
  /** From when contracts are counted, a year at a time. */
  readonly counted_from: DutchDate | null
  /** What it becomes with the next term. */
  readonly next: Agreed | null
  readonly ends_on: DutchDate | null
  /** Something is not paid: until this day it can be, with everything as it was. */
  readonly grace_until: DutchDate | null
  readonly ended: { readonly on: DutchDate; readonly why: EndReason } | null
}

/** The calendar ends in 2199, and so does every membership. */
const demandDay = (day: DutchDate | undefined): DutchDate => {
  if (day === undefined) throw new RangeError('The calendar ends here.')
  return day
}
export const daysAfter = (day: DutchDate, days: number): DutchDate => demandDay(addDays(day, days))
const monthsOn = (day: DutchDate, months: number): DutchDate => demandDay(addMonths(day, months))
const isBefore = (one: DutchDate, other: DutchDate) => compareDates(one, other) < 0
const earliest = (one: DutchDate, other: DutchDate) => (isBefore(other, one) ? other : one)

const utc = (day: DutchDate) => Date.UTC(Number(day.slice(6)), Number(day.slice(3, 5)) - 1, Number(day.slice(0, 2)))
/** From the first up to the second. */
export const daysBetween = (from: DutchDate, to: DutchDate): number => Math.round((utc(to) - utc(from)) / 86_400_000)

export const newMembership = ({ plan, price }: Agreed): MembershipTerms => ({
  ...{
    plan,
    price,
    anchor: null,
    months: 0,
    term: membershipPlans[plan].months,
    worth: price,
    term_plan: plan,
    silent: false,
  },
  ...{ counted_from: null, next: null, ends_on: null, grace_until: null, ended: null },
})

export function membershipStateOf({ ended, anchor, grace_until, ends_on }: MembershipTerms): MembershipState {
  if (ended) return 'ended'
  if (anchor === null) return 'pending'
  if (grace_until !== null) return 'past_due'
  return ends_on === null ? 'active' : 'ending'
}

/** The first day that is not paid. */
export const paidUntil = ({ anchor, months }: MembershipTerms): DutchDate | null =>
  anchor === null ? null : monthsOn(anchor, months)

/** The last term that was paid. Counted from the anchor, so that the 31st comes back after February. */
export function lastTerm({ anchor, months, term }: MembershipTerms): { from: DutchDate; until: DutchDate } | null {
  return anchor === null ? null : { from: monthsOn(anchor, months - term), until: monthsOn(anchor, months) }
}

export type DueCharge = Agreed & { readonly on: DutchDate; readonly until: DutchDate }

/** What is charged next and when, for which term; null where nothing is any more. */
export function nextCharge(membership: MembershipTerms): DueCharge | null {
  const { anchor, months, ended, ends_on, next, plan, price } = membership
  if (anchor === null || ended || ends_on !== null) return null
  const agreed = next ?? { plan, price }
  const [on, until] = [months, months + membershipPlans[agreed.plan].months].map((count) => monthsOn(anchor, count))
  return on && until ? { ...agreed, on, until } : null
}

/** The first term is paid. */
export const begun = (membership: MembershipTerms, day: DutchDate): MembershipTerms => ({
  ...membership,
  ...{ anchor: day, counted_from: day, months: membership.term, grace_until: null, ended: null },
})

/** Another term is paid. */
export function renewed(membership: MembershipTerms): MembershipTerms {
  const { anchor, months, plan, price, term_plan, next } = membership
  if (anchor === null) throw new RangeError('What has not begun cannot go on.')
  const agreed = next ?? { plan, price }
  const { months: term, contracts } = membershipPlans[agreed.plan]
  const fewer = contracts < membershipPlans[plan].contracts
  return {
    ...membership,
    ...agreed,
    ...{ next: null, grace_until: null, term, months: months + term, worth: agreed.price },
    ...{ term_plan: agreed.plan, silent: agreed.plan === term_plan },
    // What was used of more contracts is not counted against fewer.
    ...(fewer && { counted_from: monthsOn(anchor, months) }),
  }
}

/** A charge failed or was taken back; what failed before does not buy more time. */
export const unpaid = (membership: MembershipTerms, today: DutchDate): MembershipTerms =>
  membership.ended || membership.anchor === null
    ? membership
    : { ...membership, grace_until: membership.grace_until ?? daysAfter(today, graceDays) }

/** What was taken back is paid again. */
export const paidAgain = (membership: MembershipTerms): MembershipTerms => ({ ...membership, grace_until: null })

export const endedBy = (membership: MembershipTerms, on: DutchDate, why: EndReason): MembershipTerms => ({
  ...membership,
  ...{ ended: { on, why }, grace_until: null, next: null },
})

/**
 * When it would end if it were cancelled now. A first term runs to its end, and so does a month that is paid. A longer
 * term that followed by itself can be left on any day with a month's notice (art. 6:236 j and 6:237 k BW, held for everyone).
 */
export function endIfCancelled(membership: MembershipTerms, today: DutchDate): DutchDate {
  const until = paidUntil(membership)
  // Nothing that was not paid for is held against anybody.
  if (until === null || membership.grace_until !== null) return today
  const end = membership.silent && membership.term > 1 ? earliest(monthsOn(today, 1), until) : until
  return isBefore(end, today) ? today : end
}

export function cancelled(membership: MembershipTerms, today: DutchDate): MembershipTerms {
  const end = endIfCancelled(membership, today)
  const now = membership.anchor === null || membership.grace_until !== null
  return now ? endedBy(membership, today, 'canceled') : { ...membership, ends_on: end, next: null }
}

export const resumed = (membership: MembershipTerms): MembershipTerms => ({ ...membership, ends_on: null })

/** What went unused of the last term when it ends on a day, without VAT. */
export function unusedOn(membership: MembershipTerms, day: DutchDate): Cents {
  const term = lastTerm(membership)
  if (term === null || !isBefore(day, term.until)) return cents(0)
  const from = isBefore(day, term.from) ? term.from : day
  return roundHalfUp(membership.worth * daysBetween(from, term.until), daysBetween(term.from, term.until))
}

/** What one term of a plan is worth over another number of months. */
const worthOver = ({ plan, price }: Agreed, months: number): Cents =>
  roundHalfUp(price * months, membershipPlans[plan].months)

/** What is due now for a plan with more in it, for what is left of the term: without VAT, and never below zero. */
export function upgradeCosts(membership: MembershipTerms, to: Agreed, today: DutchDate): Cents {
  const term = lastTerm(membership)
  if (term === null || !isBefore(today, term.until)) return cents(0)
  const more = Math.max(0, worthOver(to, membership.term) - membership.worth)
  const from = isBefore(today, term.from) ? term.from : today
  return roundHalfUp(more * daysBetween(from, term.until), daysBetween(term.from, term.until))
}

/** From now on, and what is charged from the next term on. What it was cancelled before does not end it any more. */
export const upgraded = (membership: MembershipTerms, to: Agreed): MembershipTerms => ({
  ...membership,
  ...{ ...to, next: null, ends_on: null },
  worth: cents(Math.max(membership.worth, worthOver(to, membership.term))),
})

/** With the next term. */
export const downgraded = (membership: MembershipTerms, to: Agreed): MembershipTerms => ({
  ...membership,
  ...{ next: to, ends_on: null },
})

/** What a day makes of it by itself. */
export function onDay(membership: MembershipTerms, today: DutchDate): MembershipTerms {
  const { ended, grace_until, ends_on } = membership
  if (ended) return membership
  if (grace_until !== null && isBefore(grace_until, today)) return endedBy(membership, today, 'unpaid')
  if (ends_on !== null && !isBefore(today, ends_on)) return endedBy(membership, ends_on, 'canceled')
  return membership
}

/** The highest tier of what somebody has on a day; null where nothing of it runs. What is late to be paid still does. */
export function tierOn(memberships: readonly MembershipTerms[], today: DutchDate): Tier | null {
  const running = memberships.map((one) => onDay(one, today)).filter(({ anchor, ended }) => anchor !== null && !ended)
  return tiers.findLast((tier) => running.some(({ plan }) => membershipPlans[plan].tier === tier)) ?? null
}
