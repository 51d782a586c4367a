import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lawfully } from '#testing/laws.ts'
import { cents } from '../money/index.ts'
import { compareDates, type DutchDate, dutchDate } from '../values/index.ts'
import {
  type Agreed,
  begun,
  cancelled,
  daysAfter,
  downgraded,
  grantOn,
  grantToUse,
  lastTerm,
  type MembershipTerms,
  membershipPlans,
  newMembership,
  nextCharge,
  onDay,
  paidUntil,
  planChangeTo,
  renewed,
  resumed,
  unpaid,
  unusedOn,
  upgradeCosts,
  upgraded,
} from './index.ts'
import { daysBetween } from './membership.ts'

const sold = ['oprecht_membership_monthly', 'starter_yearly', 'professional_monthly'] as const
const agreed = fc.record({ plan: fc.constantFrom(...sold), price: fc.integer({ min: 1, max: 50_000 }).map(cents) })
const start = fc
  .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2024, max: 2030 }))
  .map(([day, month, year]) => dutchDate(day, month, year))
  .filter((day) => day !== undefined)
const event = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 60 }), pays: fc.boolean() }),
  fc.record({ kind: fc.constant('change' as const), to: agreed }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'resume' as const, 'use' as const) }),
)

type Happening =
  | { readonly kind: 'wait'; readonly days: number; readonly pays: boolean }
  | { readonly kind: 'change'; readonly to: Agreed }
  | { readonly kind: 'cancel' | 'resume' | 'use' }

/** A life as the service would lead it: what was charged, what went back, and what every day was worth. */
function live(first: Agreed, from: DutchDate, events: readonly Happening[]) {
  let membership: MembershipTerms = begun(newMembership(first), from)
  let today = from
  let charged: number = first.price
  let roundings = 0
  const worthOf = new Map<DutchDate, number>()
  const used = new Map<DutchDate, number>()
  const seen: { used: number; included: number }[] = []

  /** What each day of the last term costs, from a day on. */
  const price = (since: DutchDate) => {
    const term = lastTerm(membership)
    if (term === null) return
    const length = daysBetween(term.from, term.until)
    for (let day = compareDates(since, term.from) > 0 ? since : term.from; day !== term.until; day = daysAfter(day, 1))
      worthOf.set(day, membership.worth / length)
  }
  const pass = (pays: boolean) => {
    const due = nextCharge(membership)
    if (due && compareDates(due.on, today) <= 0) {
      if (pays) {
        membership = renewed(membership)
        charged += due.price
        price(due.on)
      } else membership = unpaid(membership, today)
    }
    const after = onDay(membership, today)
    if (after.ended?.why === 'canceled') {
      const back = unusedOn(membership, after.ended.on)
      charged -= back
      roundings += 1
      for (const day of worthOf.keys()) if (compareDates(day, after.ended.on) >= 0) worthOf.delete(day)
    }
    membership = after
  }

  price(from)
  for (const happens of events) {
    if (membership.ended) break
    if (happens.kind === 'wait') {
      for (let left = happens.days; left > 0 && !membership.ended; left--) {
        today = daysAfter(today, 1)
        pass(happens.pays)
      }
    } else if (happens.kind === 'change') {
      const change = planChangeTo(membershipPlans[membership.plan], membershipPlans[happens.to.plan])
      if (change === 'upgrade' && membership.grace_until === null) {
        charged += upgradeCosts(membership, happens.to, today)
        roundings += 2
        membership = upgraded(membership, happens.to)
        price(today)
      } else if (change === 'downgrade') membership = downgraded(membership, happens.to)
    } else if (happens.kind === 'cancel') membership = cancelled(membership, today)
    else if (happens.kind === 'resume') membership = resumed(membership)
    else {
      const grant = grantOn(membership, today)
      const chosen = grant && grantToUse([{ ...grant, used: used.get(grant.from) ?? 0 }])
      if (chosen) used.set(chosen.from, chosen.used + 1)
    }
    const grant = grantOn(membership, today)
    if (grant) seen.push({ used: used.get(grant.from) ?? 0, included: grant.included })
  }
  return { membership, charged, worth: [...worthOf.values()].reduce((sum, one) => sum + one, 0), roundings, seen }
}

test('what is charged is what the terms are worth, whatever happens', () => {
  fc.assert(
    fc.property(agreed, start, fc.array(event, { maxLength: 40 }), (first, from, events) => {
      const { charged, worth, roundings } = live(first, from, events)
      expect(Math.abs(charged - worth)).toBeLessThanOrEqual(roundings + 0.001)
    }),
    lawfully(2_000),
  )
})

test('what is used never exceeds what is included', () => {
  const busy = fc.oneof(
    { weight: 6, arbitrary: fc.constant({ kind: 'use' as const }) },
    { weight: 3, arbitrary: event },
  )
  fc.assert(
    fc.property(agreed, start, fc.array(busy, { maxLength: 60 }), (first, from, events) => {
      for (const { used, included } of live(first, from, events).seen) expect(used).toBeLessThanOrEqual(included)
    }),
    lawfully(2_000),
  )
})

test('nobody pays for a day twice, and terms lie side by side', () => {
  fc.assert(
    fc.property(agreed, start, fc.integer({ min: 1, max: 60 }), (first, from, count) => {
      let membership = begun(newMembership(first), from)
      for (let left = count; left > 0; left--) {
        const until = paidUntil(membership)
        expect(nextCharge(membership)?.on).toBe(until)
        membership = renewed(membership)
        expect(lastTerm(membership)?.from).toBe(until)
      }
    }),
    lawfully(500),
  )
})
