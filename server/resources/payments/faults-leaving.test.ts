import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { alarmsIn, atTheProvider, happens, idIn } from '#server/testing/at-the-provider.ts'
import { boxes, type Founder, founderWithOrder } from '#server/testing/orders.ts'

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
const attemptsFor = ({ order }: Founder) =>
  service.database.db.selectFrom('payment_attempts').select('uuid').where('order_uuid', '=', order).execute()
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
    const { create } = provider
    const asked = new Promise<void>((resolve) => {
      provider.create = (request) => {
        resolve()
        return create(request)
      }
    })
    const paying = founder.pay()
    await asked
    provider.create = create
    expect((await leave(founder)).statusCode).toBe(409)
    go()
    expect((await paying).statusCode).toBe(201)
    expect((await leave(founder)).statusCode).toBe(200)
  })

  test('it is open and can be cancelled: cancelled first, and then everything goes', async () => {
    const { founder, id } = await atTheProvider(service)
    expect((await founder.call('GET', '/api/account/export')).json().orders).toHaveLength(1)
    expect((await leave(founder)).statusCode).toBe(200)
    expect(provider.payments.get(id)?.status).toBe('canceled')
    expect(await attemptsFor(founder)).toEqual([])
  })

  test('who may not go for another order keeps it', async () => {
    const { founder, id } = await atTheProvider(service)
    await now(id, { status: 'paid' })
    const { uuid } = (await founder.call('POST', '/api/english_bv')).json()
    await founder.call('PATCH', `/api/english_bv/${uuid}`, { payload: completeAnswers })
    const { payment } = (await founder.call('POST', `/api/english_bv/${uuid}/complete`)).json()
    const begun = await founder.call('POST', '/api/payments', { payload: { uuid: payment.uuid, ...boxes } })
    expect((await leave(founder)).json()).toMatchObject({ code: 'must_be_kept' })
    expect(provider.payments.get(idIn(begun.json().payment_link))?.status).toBe('open')
  })

  test('it begins at that very moment: one of the two happens, never half of both', async () => {
    const founder = await founderWithOrder(service)
    const [gone, begun] = await Promise.all([leave(founder), founder.pay()])
    const open = [...provider.payments.values()].filter(({ order, link }) => order === founder.order && link !== null)
    if (gone.statusCode === 200) expect([open, await attemptsFor(founder)]).toEqual([[], []])
    else expect([gone.statusCode, begun.statusCode, open.length]).toEqual([409, 201, 1])
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
