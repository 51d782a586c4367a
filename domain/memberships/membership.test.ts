import { describe, expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import type { DutchDate } from '../values/index.ts'
import {
  backOnWithdrawal,
  begun,
  cancelled,
  downgraded,
  endIfCancelled,
  grantOn,
  grantToUse,
  isRetryDue,
  type MembershipTerms,
  membershipPlans,
  membershipStateOf,
  newMembership,
  nextCharge,
  noticeFor,
  onDay,
  type PlanSlug,
  paidAgain,
  paidUntil,
  planChangeTo,
  planNamed,
  renewed,
  resumed,
  unpaid,
  unusedOn,
  upgradeCosts,
  upgraded,
  withdrawableUntil,
  withdrawalUntil,
  withdrawn,
} from './index.ts'

const day = (text: string) => text as DutchDate
const bronze = { plan: 'oprecht_membership_monthly', price: cents(1_900) } as const
const silver = { plan: 'starter_yearly', price: cents(14_900) } as const
const gold = { plan: 'professional_monthly', price: cents(2_900) } as const
const since = (agreed: { plan: PlanSlug; price: MembershipTerms['price'] }, from: string) =>
  begun(newMembership(agreed), day(from))
const times = (membership: MembershipTerms, count: number): MembershipTerms =>
  count === 0 ? membership : times(renewed(membership), count - 1)

describe('plans', () => {
  test('those for sale, in the order of what is in them', () => {
    const sold = Object.values(membershipPlans).filter((one) => one.sold)
    expect(sold.map(({ slug, tier, per, contracts }) => [slug, tier, per, contracts])).toEqual([
      ['oprecht_membership_monthly', 'bronze', 'month', 5],
      ['starter_yearly', 'silver', 'year', 5],
      ['professional_monthly', 'gold', 'month', 100],
    ])
  })

  test.each([
    ['oprecht_membership_monthly', 'professional_monthly', 'upgrade'],
    ['oprecht_membership_monthly', 'starter_yearly', 'upgrade'],
    ['professional_monthly', 'starter_yearly', 'downgrade'],
    ['starter_yearly', 'starter_yearly', null],
    ['starter_yearly', 'enterprise', 'enterprise'],
  ] as const)('from %s to %s is %s', (from, to, change) => {
    expect(planChangeTo(membershipPlans[from], to === 'enterprise' ? to : membershipPlans[to])).toBe(change)
  })

  test('a name that is none', () => {
    for (const slug of ['constructor', '', 'gold']) expect(planNamed(slug)).toBeUndefined()
    expect(planNamed('complete_monthly_legacy')?.sold).toBe(false)
  })
})

describe('terms', () => {
  test.each([
    [0, '28-02-2027'],
    [1, '31-03-2027'],
    [2, '30-04-2027'],
    [12, '28-02-2028'],
    [13, '31-03-2028'],
  ])('by the month from 31 January, after %i more are paid until %s', (count, until) => {
    const start = since(bronze, '31-01-2027')
    // In a leap year February has a 29th.
    expect(paidUntil(times(start, count))).toBe(count === 12 ? '29-02-2028' : until)
  })

  test('by the year from 29 February', () => {
    const start = since(silver, '29-02-2028')
    expect([paidUntil(start), paidUntil(times(start, 3)), paidUntil(times(start, 4))]).toEqual([
      '28-02-2029',
      '29-02-2032',
      '28-02-2033',
    ])
  })

  test('the next charge is for the term after the last', () => {
    expect(nextCharge(since(bronze, '31-01-2027'))).toEqual({ ...bronze, on: '28-02-2027', until: '31-03-2027' })
    expect(nextCharge(newMembership(bronze))).toBeNull()
    expect(nextCharge(cancelled(since(bronze, '31-01-2027'), day('01-02-2027')))).toBeNull()
  })
})

describe('cancelling', () => {
  test.each([
    ['a month runs to its end', since(bronze, '10-03-2027'), '12-03-2027', '10-04-2027'],
    ['a renewed month too', times(since(bronze, '10-03-2027'), 3), '12-06-2027', '10-07-2027'],
    ['a first year runs to its end', since(silver, '10-03-2027'), '12-03-2027', '10-03-2028'],
    ['a renewed year ends after a month', renewed(since(silver, '10-03-2027')), '12-05-2028', '12-06-2028'],
    ['a month from 31 January', renewed(since(silver, '10-12-2027')), '31-01-2029', '28-02-2029'],
    ['but not after it would have ended', renewed(since(silver, '10-03-2027')), '01-03-2029', '10-03-2029'],
    ['what was paid early is not lost', renewed(since(silver, '10-03-2027')), '01-03-2028', '01-04-2028'],
  ])('%s', (_name, membership, today, end) => {
    expect(endIfCancelled(membership, day(today))).toBe(end)
    const after = cancelled(membership, day(today))
    expect([after.ends_on, membershipStateOf(after)]).toEqual([end, 'ending'])
    expect(membershipStateOf(onDay(after, day(end)))).toBe('ended')
    expect(resumed(after)).toEqual(membership)
  })

  test('a year that began with a change of plan is a first one', () => {
    const changed = renewed(upgraded(since(bronze, '10-03-2027'), silver))
    expect(changed.silent).toBe(false)
    expect(endIfCancelled(changed, day('01-05-2027'))).toBe('10-04-2028')
    expect(renewed(changed).silent).toBe(true)
  })

  test('what is not paid, or never was, ends at once', () => {
    const owing = unpaid(since(bronze, '10-03-2027'), day('10-04-2027'))
    expect(cancelled(owing, day('11-04-2027')).ended).toEqual({ on: '11-04-2027', why: 'canceled' })
    expect(cancelled(newMembership(bronze), day('11-04-2027')).ended?.why).toBe('canceled')
  })

  test('of a renewed year what is not used goes back', () => {
    const year = renewed(since(silver, '01-01-2027'))
    expect(unusedOn(year, day('01-01-2029'))).toBe(0)
    // 366 days, of which 335 are left.
    expect(unusedOn(year, day('01-02-2028'))).toBe(13_638)
    expect(unusedOn(year, day('01-12-2027'))).toBe(14_900)
  })
})

describe('a charge that fails', () => {
  const owing = unpaid(since(bronze, '10-03-2027'), day('10-04-2027'))

  test('leaves a fortnight', () => {
    expect([owing.grace_until, membershipStateOf(owing)]).toEqual(['24-04-2027', 'past_due'])
    expect(membershipStateOf(onDay(owing, day('24-04-2027')))).toBe('past_due')
    expect(onDay(owing, day('25-04-2027')).ended).toEqual({ on: '25-04-2027', why: 'unpaid' })
  })

  test('failing again buys no time, paying ends it', () => {
    expect(unpaid(owing, day('17-04-2027'))).toEqual(owing)
    expect([membershipStateOf(renewed(owing)), paidUntil(renewed(owing))]).toEqual(['active', '10-05-2027'])
    expect([membershipStateOf(paidAgain(owing)), paidUntil(paidAgain(owing))]).toEqual(['active', '10-04-2027'])
  })

  test.each([
    ['12-04-2027', 0, false],
    ['13-04-2027', 0, true],
    ['13-04-2027', 1, false],
    ['17-04-2027', 1, true],
    ['21-04-2027', 2, true],
    ['24-04-2027', 3, false],
  ])('on %s, tried %i times: again %s', (today, tries, is) => {
    expect(isRetryDue(day('24-04-2027'), 14, tries, day(today))).toBe(is)
  })
})

describe('telling beforehand', () => {
  const monthly = { ...bronze, on: day('31-03-2027'), until: day('30-04-2027') }
  const yearly = { ...silver, on: day('31-03-2027'), until: day('31-03-2028') }
  test.each([
    [monthly, '25-03-2027', null],
    [monthly, '26-03-2027', '26-03-2027'],
    [monthly, '30-03-2027', '26-03-2027'],
    [yearly, '27-02-2027', null],
    [yearly, '28-02-2027', '28-02-2027'],
    [yearly, '25-03-2027', '28-02-2027'],
    [yearly, '26-03-2027', '26-03-2027'],
  ])('%o on %s', (due, today, notice) => {
    expect(noticeFor(due, day(today))).toBe(notice)
  })
})

describe('another plan', () => {
  test.each([
    ['bronze to gold on the first day', since(bronze, '01-04-2027'), gold, '01-04-2027', 1_000],
    ['halfway', since(bronze, '01-04-2027'), gold, '16-04-2027', 500],
    ['on the last day', since(bronze, '01-04-2027'), gold, '30-04-2027', 33],
    ['when nothing is left of it', since(bronze, '01-04-2027'), gold, '01-05-2027', 0],
    // A year of gold is 348: 199 more than silver.
    ['silver to gold for the rest of the year', since(silver, '01-01-2027'), gold, '01-01-2027', 19_900],
    ['bronze to silver costs nothing now', since(bronze, '01-04-2027'), silver, '02-04-2027', 0],
  ])('%s', (_name, membership, to, today, costs) => {
    expect(upgradeCosts(membership, to, day(today))).toBe(costs)
  })

  test('more is had at once and charged from the next term on', () => {
    const after = upgraded(since(silver, '01-01-2027'), gold)
    expect([after.plan, paidUntil(after)]).toEqual(['professional_monthly', '01-01-2028'])
    expect(nextCharge(after)).toEqual({ ...gold, on: '01-01-2028', until: '01-02-2028' })
    expect(upgradeCosts(after, gold, day('01-02-2027'))).toBe(0)
  })

  test('less comes with the next term', () => {
    const after = downgraded(since(gold, '01-04-2027'), bronze)
    expect([after.plan, nextCharge(after)?.price]).toEqual(['professional_monthly', 1_900])
    expect(renewed(after)).toMatchObject({ ...bronze, next: null, counted_from: '01-05-2027' })
  })
})

describe('contracts', () => {
  test('are counted by the year', () => {
    const membership = since(bronze, '31-01-2027')
    expect(grantOn(membership, day('30-01-2027'))).toBeNull()
    expect(grantOn(membership, day('30-01-2028'))).toEqual({ from: '31-01-2027', until: '31-01-2028', included: 5 })
    expect(grantOn(membership, day('31-01-2028'))?.from).toBe('31-01-2028')
    expect(grantOn(newMembership(bronze), day('31-01-2028'))).toBeNull()
  })

  test('are there for as long as it can still be paid', () => {
    const owing = unpaid(since(bronze, '10-03-2027'), day('10-04-2027'))
    expect(grantOn(owing, day('24-04-2027'))?.included).toBe(5)
    expect(grantOn(owing, day('25-04-2027'))).toBeNull()
  })

  test('come from what runs out first', () => {
    const grant = (until: string | null, used: number) => ({
      ...{ from: day('01-01-2027'), until: until === null ? null : day(until), included: 5, used },
    })
    expect(grantToUse([grant(null, 0), grant('01-01-2029', 0), grant('01-01-2028', 0)])?.until).toBe('01-01-2028')
    expect(grantToUse([grant(null, 0), grant('01-01-2028', 5)])?.until).toBeNull()
    expect(grantToUse([grant(null, 5), grant('01-01-2028', 5)])).toBeUndefined()
  })
})

describe('withdrawing', () => {
  test.each([
    ['16-11-2026', '30-11-2026', 'a Monday'],
    ['14-11-2026', '30-11-2026', 'not on a Saturday'],
    ['15-11-2026', '30-11-2026', 'not on a Sunday'],
    ['11-12-2026', '28-12-2026', 'not at Christmas, nor in the weekend after it'],
  ])('from %s until %s: %s', (from, until) => {
    expect(withdrawalUntil(day(from))).toBe(until)
  })

  test('as long as it runs, whatever it became, and not before it began or after it ended', () => {
    const fresh = since(silver, '16-11-2026')
    const today = day('20-11-2026')
    expect(withdrawableUntil(fresh, today)).toBe('30-11-2026')
    expect(withdrawableUntil(cancelled(fresh, today), today)).toBe('30-11-2026')
    expect(withdrawableUntil(upgraded(fresh, gold), day('30-11-2026'))).toBe('30-11-2026')
    expect(withdrawableUntil(fresh, day('01-12-2026'))).toBeNull()
    expect(withdrawableUntil(newMembership(silver), today)).toBeNull()
    const over = withdrawn(fresh, today)
    expect([membershipStateOf(over), over.ended?.why, withdrawableUntil(over, today)]).toEqual([
      'ended',
      'withdrawn',
      null,
    ])
  })

  test.each([
    [0, 5, 14_900, 3_129],
    [1, 5, 11_920, 2_503],
    [5, 5, 0, 0],
    [7, 5, 0, 0],
    [0, 0, 14_900, 3_129],
  ])('after %i of %i contracts %i goes back, and %i of VAT', (used, included, price, vat) => {
    expect(backOnWithdrawal({ price: cents(14_900), vat: cents(3_129) }, { used, included })).toEqual({ price, vat })
  })
})
