import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { alarmsIn, atTheProvider, happens } from '#server/testing/at-the-provider.ts'
import { type Founder, founderWithOrder } from '#server/testing/orders.ts'

// Who goes while they pay: no money ever comes for nobody.

const provider = createFakeProvider()
let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ provider, settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())
beforeEach(() => {
  Object.assign(provider, { down: false, loses: false, hold: undefined })
})

const now = (id: string, change: Parameters<typeof provider.set>[1]) => happens(provider, service, id, change)
const amountOf = (id: string) => provider.payments.get(id)?.amount ?? 0

describe('an account that goes while a payment is under way', () => {
  const leave = (founder: Founder) => founder.call('DELETE', '/api/member_auth')

  test.each([
    ['it is at the bank', async (id: string) => provider.set(id, { status: 'pending' })],
    ['nobody can say how it stands', async () => void Object.assign(provider, { down: true })],
  ])('%s: it waits, and nothing is gone', async (_name, happen) => {
    const { founder, id } = await atTheProvider(service)
    await happen(id)
    const answer = await leave(founder)
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { success: false, code: 'payment_pending' }])
    provider.down = false
    await now(id, { status: 'paid' })
    expect(await founder.read()).toMatchObject({ paid: true })
    expect((await leave(founder)).json()).toMatchObject({ code: 'must_be_kept', data: { reason: 'paid_order' } })
  })

  test('the provider is still being asked for it: it waits', async () => {
    const founder = await founderWithOrder(service)
    let go = () => {}
    provider.hold = new Promise((resolve) => {
      go = resolve
    })
    const paying = founder.pay()
    await expect.poll(() => provider.asked.some(({ order }) => order === founder.order)).toBe(true)
    expect((await leave(founder)).statusCode).toBe(409)
    go()
    expect((await paying).statusCode).toBe(201)
    expect((await leave(founder)).statusCode).toBe(200)
  })

  test('it is open and can be cancelled: cancelled first, and then everything goes', async () => {
    const { founder, id } = await atTheProvider(service)
    expect((await leave(founder)).statusCode).toBe(200)
    expect(provider.payments.get(id)?.status).toBe('canceled')
  })

  test('one that came to nothing keeps nobody', async () => {
    const { founder, id } = await atTheProvider(service)
    await now(id, { status: 'expired' })
    expect((await leave(founder)).statusCode).toBe(200)
  })

  test('it was paid at that very moment: the account stays', async () => {
    const { founder, id } = await atTheProvider(service)
    provider.set(id, { status: 'paid' })
    expect((await leave(founder)).json()).toMatchObject({ code: 'must_be_kept' })
    expect(await founder.read()).toMatchObject({ paid: true })
  })

  test('it is paid all the same after everything is gone: what returns it is kept, and a person hears of it once', async () => {
    const { founder, id } = await atTheProvider(service)
    const amount = amountOf(id)
    expect((await leave(founder)).statusCode).toBe(200)
    const before = await alarmsIn(service, 'stranger')
    for (const _time of [1, 2]) await now(id, { status: 'paid' })
    expect(await alarmsIn(service, 'stranger')).toBe(before + 1)
    const kept = await service.database.db
      .selectFrom('payment_alarms')
      .select(['alarm', 'amount', 'order_uuid'])
      .where('provider_id', '=', id)
      .execute()
    expect(kept).toEqual([{ alarm: 'stranger', amount, order_uuid: founder.order }])
  })
})
