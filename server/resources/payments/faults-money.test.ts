import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { alarmsIn, atTheProvider, beginPayment, happens, tell } from '#server/testing/at-the-provider.ts'
import type { Founder } from '#server/testing/orders.ts'
import { findAttempt, findByProvider } from './store.ts'
import { insertRefund } from './store-refunds.ts'

// Money that came twice, went back, or is told of in words that nobody knows: what is paid is the sum of what is held.

const provider = createFakeProvider()
let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ provider, settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const now = (id: string, change: Parameters<typeof provider.set>[1]) => happens(provider, service, id, change)
const amountOf = (id: string) => provider.payments.get(id)?.amount ?? 0
const download = async (founder: Founder) => (await founder.call('GET', `${founder.path}/documents/0.pdf`)).statusCode

/** Both the link of before and the one that came in its place are paid. */
async function paidTwice(payload: object = { p1: { dga_plan: true } }) {
  const { founder, id: first } = await atTheProvider(service)
  await founder.call('PATCH', founder.path, { payload })
  const { revision } = await founder.read()
  service.clock.advance(1_000)
  const second = await beginPayment(founder, { revision })
  return { founder, first, second }
}

describe('an order that was paid twice', () => {
  test('stays paid when the payment that counted goes back and the other is held', async () => {
    const { founder, first, second } = await paidTwice()
    for (const id of [first, second]) await now(id, { status: 'paid' })
    await now(first, { refunded: amountOf(first) })
    expect(await founder.read()).toMatchObject({ paid: true, status: 'authorized', payable_price: amountOf(first) })
    expect(await download(founder)).toBe(200)
    // And when that goes back too, nothing is held any more.
    await now(second, { charged_back: amountOf(second) })
    expect(await founder.read()).toMatchObject({ paid: false, status: 'refused' })
    expect(await download(founder)).toBe(403)
  })

  test('is not paid by what is less than it costs', async () => {
    const { founder, first, second } = await paidTwice()
    for (const id of [second, first]) await now(id, { status: 'paid' })
    await now(second, { refunded: amountOf(second) })
    expect(await founder.read()).toMatchObject({ paid: false, payable_price: amountOf(second) })
  })

  test('keeps in sight what must go back, until it has', async () => {
    const { founder, first, second } = await paidTwice()
    const before = await alarmsIn(service, 'paid_twice')
    for (const id of [first, second, second]) await now(id, { status: 'paid' })
    expect(await alarmsIn(service, 'paid_twice')).toBe(before + 1)
    const { db } = service.database
    const standing = async () => {
      const order = db.selectFrom('orders').select(['held', 'payable_price']).where('uuid', '=', founder.order)
      const attempts = db.selectFrom('payment_attempts').select(['provider_id', 'alarm', 'received', 'refunded'])
      return {
        ...(await order.executeTakeFirstOrThrow()),
        attempts: await attempts.where('order_uuid', '=', founder.order).orderBy('created_at').execute(),
      }
    }
    expect(await standing()).toEqual({
      payable_price: amountOf(first),
      held: amountOf(first) + amountOf(second),
      attempts: [
        { provider_id: first, alarm: null, received: amountOf(first), refunded: 0 },
        { provider_id: second, alarm: 'paid_twice', received: amountOf(second), refunded: 0 },
      ],
    })
    await now(second, { refunded: amountOf(second) })
    expect(await standing()).toMatchObject({ held: amountOf(first), attempts: [{ alarm: null }, { alarm: null }] })
  })

  test('the other one is what pays it once the first is gone', async () => {
    const { founder, first, second } = await paidTwice()
    for (const id of [first, second]) await now(id, { status: 'paid' })
    await now(first, { charged_back: amountOf(first) })
    const before = await alarmsIn(service, 'paid_twice')
    await now(second, {})
    expect(await alarmsIn(service, 'paid_twice')).toBe(before)
    // The bank was wrong, so the first one is too much now.
    await now(first, { charged_back: 0 })
    expect(await alarmsIn(service, 'paid_twice')).toBe(before + 1)
    expect(await founder.read()).toMatchObject({ paid: true })
  })
})

describe('a provider that speaks in words we do not know', () => {
  test.each([
    ['a word for how it stands', { status: null }, 'unreadable'],
    ['what went back', { status: 'paid', refunded: null }, 'unreadable'],
    ['what a bank took back', { status: 'paid', charged_back: null }, 'unreadable'],
    ['the amount', { status: 'paid', amount: null }, 'differs'],
  ] as const)('%s: an alarm, once; it need not come again, and nothing is believed', async (_name, change, alarm) => {
    const { founder, id } = await atTheProvider(service)
    const before = await alarmsIn(service, alarm)
    provider.set(id, change)
    for (const _time of [1, 2]) expect((await tell(id, service)).statusCode).toBe(200)
    expect(await alarmsIn(service, alarm)).toBe(before + 1)
    expect(await founder.read()).toMatchObject({ paid: false })
    // When it speaks plainly again it is believed again.
    await now(id, { status: 'paid', amount: (await founder.read()).payable_price, refunded: 0, charged_back: 0 })
    expect(await founder.read()).toMatchObject({ paid: true })
  })

  test.each([
    ['a word for how it stands', { status: null }],
    ['what went back', { refunded: null }],
    ['the amount', { amount: null }],
    ['another order', { order: null }],
  ] as const)('%s, once it is paid: it stays paid', async (_name, change) => {
    const { founder, id } = await atTheProvider(service)
    await now(id, { status: 'paid' })
    await now(id, change)
    expect(await founder.read()).toMatchObject({ paid: true })
    expect(await download(founder)).toBe(200)
  })
})

if (process.env.TEST_DATABASE_URL)
  // The embedded database does one thing at a time.
  test('who gives money back holds a case, and does not wait for news about it, which may wait for that case', async () => {
    const { first } = await paidTwice()
    await now(first, { status: 'paid' })
    const attempt = await findByProvider(service.database.db, first)
    if (attempt === undefined) throw new Error('There is no attempt.')
    const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const news = service.database.inTransaction(async (tx) => {
      await findAttempt(tx, attempt.uuid, { lock: true })
      held.resolve()
      await done.promise
    })
    await held.promise
    const refund = { uuid: randomUUID(), order_uuid: attempt.order_uuid, attempt: attempt.uuid, by_account: null }
    await service.database.inTransaction((tx) =>
      insertRefund(tx, { ...refund, amount: 1, why: 'canceled' }, service.clock.now()),
    )
    done.resolve()
    await news
  })
