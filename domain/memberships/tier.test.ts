import { expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import type { DutchDate } from '../values/index.ts'
import { begun, cancelled, type MembershipTerms, newMembership, type PlanSlug, tierOn, unpaid } from './index.ts'

const day = (text: string) => text as DutchDate
const fresh = (plan: PlanSlug) => newMembership({ plan, price: cents(1_900) })
const running = (plan: PlanSlug): MembershipTerms => begun(fresh(plan), day('10-03-2027'))
const flex = running('oprecht_membership_monthly')

test.each<[string, readonly MembershipTerms[], string, string | null]>([
  ['nothing', [], '11-03-2027', null],
  ['one that is not paid yet', [fresh('starter_yearly')], '11-03-2027', null],
  ['one that runs', [flex], '11-03-2027', 'bronze'],
  ['several, the highest', [flex, running('professional_monthly'), running('starter_yearly')], '11-03-2027', 'gold'],
  ['one that was cancelled, until it ends', [cancelled(flex, day('12-03-2027'))], '09-04-2027', 'bronze'],
  ['one that was cancelled, after that', [cancelled(flex, day('12-03-2027'))], '10-04-2027', null],
  ['one whose charge failed, within its time', [unpaid(flex, day('10-04-2027'))], '24-04-2027', 'bronze'],
  ['one whose charge failed, after that', [unpaid(flex, day('10-04-2027'))], '25-04-2027', null],
])('%s', (_what, memberships, today, tier) => {
  expect(tierOn(memberships, day(today))).toBe(tier)
})
