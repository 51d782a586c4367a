import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { endPayment, type Founder, founderWhoPaid, founderWithOrder } from '#server/testing/orders.ts'
import { signedIn } from '#server/testing/signed-in.ts'
import { createAllowance } from './allowance.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const day = 86_400_000
const path = '/api/api_customer_dashboard/memberships'
const allowance = () => createAllowance(service)
const read = async ({ call }: Pick<Founder, 'call'>) => (await call('GET', path)).json()
const withPlan = (upsell_package: string) => ({ patch: { main: { upsell_package } } })
const take = (account: string, contract: string = randomUUID()) =>
  service.database.inTransaction((tx) => allowance().take(tx, { account, contract }))

describe('a membership that comes with an order', () => {
  test('is there when the order is paid, with what it gives', async () => {
    const founder = await founderWithOrder(service, withPlan('starter_yearly'))
    expect((await read(founder)).memberships).toEqual([])
    const { payment_link } = (await founder.pay()).json()
    await endPayment(service, payment_link, 'paid')
    await service.jobs.drain()
    const { memberships, plans, contracts } = await read(founder)
    expect(memberships).toMatchObject([
      {
        ...{ plan: 'starter_yearly', name: { nl: 'Starter', en: 'Starter' }, price: 14_900, price_with_vat: 18_029 },
        ...{ per: 'year', included: 5, used: 0, tier: 'silver', state: 'active', since: '2026-11-15' },
        ...{ until: '2027-11-15', ends_if_cancelled: '2027-11-15', grace_until: null, open_charge: null },
        next_charge: { on: '2027-11-15', amount: 18_029, plan: 'starter_yearly', by: 'link' },
        charges: [{ kind: 'term', from: '2026-11-15', until: '2027-11-15', amount: 18_029, state: 'paid' }],
      },
    ])
    expect(memberships[0].charges[0].invoice.path).toBe(`/api/payments/${founder.order}/invoice.pdf`)
    expect(plans.map(({ plan }: { plan: string }) => plan)).toEqual([
      'oprecht_membership_monthly',
      'starter_yearly',
      'professional_monthly',
    ])
    expect(contracts).toEqual({ included: 5, used: 0, until: '2027-11-15' })
    expect((await founder.call('GET', '/api/api_customer_dashboard/subscriptions')).json()).toEqual({
      subscriptions: [],
    })
  })

  test('is none where none was chosen', async () => {
    const founder = await founderWhoPaid(service, withPlan('none'))
    const { memberships, contracts } = await read(founder)
    expect([memberships, contracts]).toEqual([[], null])
    await expect(take(founder.account)).rejects.toMatchObject({ entries: [{ code: 'no_membership' }] })
  })

  test('stands still when the bank takes the money back, and goes on when it is paid again', async () => {
    const founder = await founderWithOrder(service, withPlan('starter_yearly'))
    const { payment_link } = (await founder.pay()).json()
    await endPayment(service, payment_link, 'paid')
    await service.jobs.drain()
    await endPayment(service, payment_link, 'charged_back')
    await service.jobs.drain()
    const [owing] = (await read(founder)).memberships
    expect([owing.state, owing.grace_until, owing.open_charge]).toEqual(['past_due', '2026-11-29', null])
    expect(owing.charges[0].state).toBe('returned')
    const again = (await founder.pay()).json().payment_link
    await endPayment(service, again, 'paid')
    await service.jobs.drain()
    const { memberships } = await read(founder)
    expect([memberships.length, memberships[0].state, memberships[0].charges[0].state]).toEqual([1, 'active', 'paid'])
  })

  test('is over when we gave the money back', async () => {
    const founder = await founderWithOrder(service, withPlan('starter_yearly'))
    const { payment_link } = (await founder.pay()).json()
    await endPayment(service, payment_link, 'paid')
    await service.jobs.drain()
    await endPayment(service, payment_link, 'refunded')
    await service.jobs.drain()
    const [over] = (await read(founder)).memberships
    expect([over.state, over.ended_why, over.until]).toEqual(['ended', 'refunded', '2026-11-15'])
  })
})

describe('contracts', () => {
  test('are taken once each, and never more than are included', async () => {
    const founder = await founderWhoPaid(service, withPlan('starter_yearly'))
    const { account } = founder
    const first = randomUUID()
    await take(account, first)
    await take(account, first)
    expect(await allowance().left(account)).toMatchObject({ included: 5, used: 1 })
    const many = await Promise.allSettled(Array.from({ length: 8 }, () => take(account)))
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect((await read(founder)).memberships[0].used).toBe(5)
    await expect(take(account)).rejects.toMatchObject({ code: 'conflict', entries: [{ code: 'no_contracts_left' }] })
    await take(account, first)
    service.clock.advance(366 * day)
    // The next year is not paid for yet, but it can be for a fortnight: nobody was told that it failed.
    expect(await allowance().left(account)).toMatchObject({ included: 5, used: 0 })
    await take(account)
    expect(await allowance().left(account)).toMatchObject({ included: 5, used: 1 })
  })
})

test('what somebody has is in their download, and goes with them', async () => {
  const someone = await signedIn(openBrowser(service.app))
  expect((await read(someone)).memberships).toEqual([])
  const founder = await founderWhoPaid(service, withPlan('starter_yearly'))
  const data = (await founder.call('GET', '/api/account/export')).json()
  expect(data.memberships.memberships).toMatchObject([{ plan: 'starter_yearly' }])
})
