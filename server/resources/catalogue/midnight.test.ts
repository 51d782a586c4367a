import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PricePlans } from '#contract/price-plans.ts'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import type { Screens } from '#server/adapters/screens/index.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { beginPayment } from '#server/testing/at-the-provider.ts'
import { founderWithOrder } from '#server/testing/orders.ts'

// What is planned changes everything that names a price at one moment, and what was paid never.

const provider = createFakeProvider()

/** A page is what its price cards ask for the product. */
const screens: Screens = {
  folder: import.meta.dirname,
  page: async ({ chosen }) => ({ status: 404, locale: chosen, html: '' }),
  content: async ({ prices }) => ({
    html: Object.values(prices)
      .map(({ total_cents }) => total_cents)
      .join(),
  }),
}

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ provider, screens, settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

async function plan(valid_from: string, amounts: Readonly<Record<string, number>>): Promise<void> {
  const admin = await signedInAs(service, 'admin')
  const post = async (path: string, payload: object): Promise<PricePlans> =>
    (await admin.call('POST', `/api/admin/price_books/drafts${path}`, { payload })).json()
  const draft = (await post('', { valid_from })).drafts[0]?.draft
  await admin.call('PATCH', `/api/admin/price_books/drafts/${draft}`, { payload: { revision: 1, amounts } })
  const { versions } = await post(`/${draft}/plan`, { revision: 2 })
  expect(versions.map(({ state }) => state)).toEqual(['current', 'planned'])
}

const get = async (url: string) => service.app.inject({ url, headers: { accept: 'text/html, application/json' } })

/** What each place asks for a Dutch BV with nothing beside it, without and with VAT and fees. */
async function shown() {
  const calculator = (await get('/api/prices?notary_product_type_slug=dutch-bv')).json().base_price
  const site = (await get('/api/site')).json().services
  const card = site.find(({ slug }: { slug: string }) => slug === 'dutch-bv').from_price.total
  const page = (await get('/bv-oprichten')).body.split(',')[0]
  return { calculator, card, page }
}

test('the calculator, the site, a page, an order and what is paid change at midnight in Amsterdam, and not before', async () => {
  service.clock.set('2026-11-18T12:00:00Z')
  const before = await shown()
  expect(before).toEqual({ calculator: 39_900, card: 57_789, page: '57789' })
  const [paid, open] = [await founderWithOrder(service), await founderWithOrder(service)]
  const id = await beginPayment(paid)
  provider.set(id, { status: 'paid' })
  await service.payments.payments.hear(id)
  const ordered = await paid.read()

  await plan('19-11-2026', { 'base_prices.dutch-bv': 41_900 })
  expect(await shown()).toEqual(before)
  service.clock.set('2026-11-18T22:59:59Z')
  expect(await shown()).toEqual(before)
  expect((await open.read()).payable_price).toBe(ordered.payable_price)

  // 20 more, and the VAT on it.
  service.clock.set('2026-11-18T23:00:00Z')
  expect(await shown()).toEqual({ calculator: 41_900, card: 60_209, page: '60209' })
  const late = await founderWithOrder(service)
  expect((await late.read()).payable_price).toBe(ordered.payable_price + 2_420)
  // Who has not paid is told before paying.
  expect((await open.pay({ revision: 1 })).statusCode).toBe(409)
  expect((await open.read()).changes).toMatchObject([{ name: 'product', before: 39_900, after: 41_900 }])
  const kept = await paid.read()
  expect([kept.payable_price, kept.line_items, kept.changes]).toEqual([ordered.payable_price, ordered.line_items, []])
})

test('what was paid is counted by its book and by the order it is like', async () => {
  const admin = await signedInAs(service, 'admin')
  const plans: PricePlans = (await admin.call('GET', '/api/admin/price_books')).json()
  expect(plans.versions.map(({ orders }) => orders)).toEqual([1, 0])
  expect(plans.orders).toMatchObject({ bv: 1, bv_with_holding: 0, conversion: 0 })
})
