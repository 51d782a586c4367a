import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#domain/money/index.ts'
import { firstBook } from '#domain/pricing/index.ts'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import type { TestApp } from '#server/testing/app-open.ts'
import { beginPayment } from '#server/testing/at-the-provider.ts'
import { type Founder, founderWithOrder } from '#server/testing/orders.ts'
import { openTwoProcesses } from '#server/testing/two-processes.ts'

const provider = createFakeProvider()
let service: TestApp
/** A second process on the same database. */
let other: TestApp
let close: () => Promise<void>
beforeAll(async () => {
  ;({ service, other, close } = await openTwoProcesses({ provider }))
})
afterAll(() => close())

const paymentsFor = ({ order }: Founder) => [...provider.payments.values()].filter((one) => one.order === order)
const again = (founder: Founder) =>
  founder.call('POST', `/api/api_customer_dashboard/payments/${founder.order}/mollie_payment`)

describe('what is not the order any more that was shown', () => {
  test('answers that were changed in another tab: told, and the old link dies', async () => {
    const founder = await founderWithOrder(service)
    const before = await founder.read()
    expect((await founder.pay({ revision: 1 })).statusCode).toBe(201)
    const dearer = { p1: { holding: true, holding_name: 'Lepel Holding' } }
    expect((await founder.call('PATCH', founder.path, { payload: dearer })).statusCode).toBe(200)

    const told = await founder.pay({ revision: 1 })
    expect(told.statusCode).toBe(409)
    const { errors, current } = told.json()
    expect(errors[0].code).toBe('order_changed')
    expect(current).toMatchObject({ revision: 2, stale: false })
    expect(current.payable_price).toBeGreaterThan(before.payable_price)
    expect(current.changes).toContainEqual(
      expect.objectContaining({ name: 'holding_upsell', name_nl: 'Persoonlijke holding', before: null, after: 31_000 }),
    )
    expect((await again(founder)).statusCode).toBe(409)

    expect((await founder.pay({ revision: 2 })).statusCode).toBe(201)
    await service.jobs.drain()
    expect(paymentsFor(founder).map(({ status, amount }) => [status, amount])).toEqual([
      ['canceled', before.payable_price],
      ['open', current.payable_price],
    ])
    expect((await again(founder)).statusCode).toBe(201)
  })

  test('an answer that costs nothing is asked about as well', async () => {
    const founder = await founderWithOrder(service)
    await founder.call('PATCH', founder.path, { payload: { main: { company_name: 'De Houten Lepel' } } })
    expect((await founder.pay({ revision: 1 })).json()).toMatchObject({
      errors: [{ code: 'order_changed' }],
      current: { revision: 2, changes: [], questionnaire: { company_name: 'De Houten Lepel B.V.' } },
    })
    expect((await founder.pay({ revision: 2 })).statusCode).toBe(201)
  })

  test('without a revision nobody pays what they did not see either', async () => {
    const founder = await founderWithOrder(service)
    await founder.call('PATCH', founder.path, { payload: { p1: { dga_plan: true } } })
    expect((await founder.pay()).statusCode).toBe(409)
    expect((await founder.pay()).statusCode).toBe(201)
  })

  test('answers that are missing by now: it must be completed first', async () => {
    const founder = await founderWithOrder(service)
    await founder.call('PATCH', founder.path, { payload: { main: { company_name: null } } })
    expect(await founder.read()).toMatchObject({ stale: true, revision: 1 })
    expect((await founder.pay()).json()).toMatchObject({
      errors: [{ code: 'order_changed' }],
      current: { stale: true },
    })
    await founder.call('PATCH', founder.path, { payload: { main: { company_name: 'De Gouden Lepel' } } })
    await founder.call('POST', `${founder.path}/complete`)
    expect(await founder.read()).toMatchObject({ stale: false })
    expect((await founder.pay()).statusCode).toBe(201)
  })

  test('who paid what they saw has bought that, although the order changed while they were at their bank', async () => {
    const founder = await founderWithOrder(service)
    const before = await founder.read()
    const id = await beginPayment(founder)
    await founder.call('PATCH', founder.path, { payload: { p1: { dga_plan: true } } })
    expect((await founder.read()).payable_price).not.toBe(before.payable_price)
    provider.set(id, { status: 'paid' })
    service.clock.advance(2_000)
    const after = await founder.read()
    expect(after).toMatchObject({ paid: true, payable_price: before.payable_price, stale: false })
    expect(after.quote).toEqual(before.quote)
  })

  test('two payments for one order: the second raises an alarm and changes nothing', async () => {
    const founder = await founderWithOrder(service)
    const first = await beginPayment(founder)
    await founder.call('PATCH', founder.path, { payload: { p1: { dga_plan: true } } })
    const { revision } = await founder.read()
    const second = await beginPayment(founder, { revision })
    // Some payments cannot be cancelled any more.
    for (const id of [second, first]) {
      provider.set(id, { status: 'paid' })
      await service.payments.payments.hear(id)
    }
    expect(await founder.read()).toMatchObject({ paid: true, payable_price: provider.payments.get(second)?.amount })
    expect(service.logged.filter((line) => line.includes('"alarm":"paid_twice"') && line.includes(first))).toHaveLength(
      1,
    )
  })
})

describe('prices that move', () => {
  /** A book that begins tomorrow. */
  async function tomorrow(change: object) {
    const day = new Date(service.clock.now().getTime() + 86_400_000)
    const iso = day.toISOString().slice(0, 10)
    const valid_from = iso.split('-').reverse().join('-')
    const book = JSON.stringify({ ...firstBook, ...change, valid_from })
    await service.database.db.insertInto('price_books').values({ valid_from: iso, book }).execute()
    service.clock.advance(86_400_000)
    other.clock.set(service.clock.now())
  }

  test('another price and a discount that ended are told before they are paid', async () => {
    const founder = await founderWithOrder(service, { patch: { p1: { holding: true, holding_name: 'Lepel Holding' } } })
    const before = await founder.read()
    expect(before.payment_amount).toBeGreaterThan(before.payable_price)
    const full = { list_price: cents(35_000), price: cents(35_000) }
    await tomorrow({
      base_prices: { ...firstBook.base_prices, 'dutch-bv': cents(49_900) },
      holding_upsell: { standard: full, by_product: {} },
    })
    expect((await founder.pay({ revision: 1 })).statusCode).toBe(409)
    const now = await founder.read()
    expect(now.changes.map(({ name, before: was, after }) => [name, was, after])).toEqual([
      ['product', 39_900, 49_900],
      ['holding_upsell', 31_000, 35_000],
    ])
    expect(now.payment_amount).toBe(now.payable_price)
    expect((await founder.pay({ revision: now.revision })).statusCode).toBe(201)
  })

  test('an order that is paid keeps its price', async () => {
    const founder = await founderWithOrder(service)
    const before = await founder.read()
    const id = await beginPayment(founder)
    provider.set(id, { status: 'paid' })
    await service.payments.payments.hear(id)
    await tomorrow({ base_prices: { ...firstBook.base_prices, 'dutch-bv': cents(59_900) } })
    const after = await founder.read()
    expect([after.payable_price, after.line_items, after.changes]).toEqual([
      before.payable_price,
      before.line_items,
      [],
    ])
  })
})
