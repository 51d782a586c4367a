import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CaseChanges } from '#contract/changes.ts'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atTheProvider, happens } from '#server/testing/at-the-provider.ts'

const provider = createFakeProvider()
let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ provider, settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const fast = { main: { incorporation_speed: 'fast' } }

/** A change that is kept aside, of a case that was just opened. */
async function aside() {
  const { founder, id } = await atTheProvider(service)
  await happens(provider, service, id, { status: 'paid' })
  const path = `/api/api_customer_dashboard/notary_products/${founder.questionnaire}/changes`
  const made = await founder.call('POST', path, { payload: { patch: fast, total: 60_500 } })
  const { open } = made.json<CaseChanges>()
  if (open === null) throw new Error(`Nothing was kept aside: ${made.body}`)
  const { db } = service.database
  return {
    ...{ founder, order: open.order },
    async link(): Promise<string> {
      const { payment_link } = (await founder.call('POST', `${path}/payment`, { payload: { revision: 1 } })).json()
      return String(payment_link).split('/').at(-1) ?? ''
    },
    refunds: () => db.selectFrom('refunds').select(['amount', 'why']).where('order_uuid', '=', open.order).execute(),
    status: async () =>
      (await founder.call('GET', path.replace('/changes', ''))).json<{ status: string; hold: string | null }>(),
  }
}

test('paid twice: it is made once, and the second goes back by itself, once', async () => {
  const { founder, order, link, refunds } = await aside()
  const first = await link()
  const { db } = service.database
  // The link of before did not close in time.
  await db.updateTable('payment_attempts').set({ open: false }).where('order_uuid', '=', order).execute()
  service.clock.advance(1_000)
  const second = await link()
  expect(second).not.toBe(first)
  for (const id of [first, second, second]) await happens(provider, service, id, { status: 'paid' })
  expect(await refunds()).toEqual([{ amount: 60_500, why: 'paid_twice' }])
  const { changes } = (await founder.call('GET', '/api/api_customer_dashboard/notary_products')).json()
    .notary_products[0]
  expect(changes).toHaveLength(1)
})

test('what the bank takes back stops the case, and what we give back does not', async () => {
  const { link, status } = await aside()
  const id = await link()
  await happens(provider, service, id, { status: 'paid' })
  await happens(provider, service, id, { charged_back: 60_500 })
  expect(await status()).toMatchObject({ status: 'on_hold', hold: 'oprecht_request' })
  const other = await aside()
  const paid = await other.link()
  await happens(provider, service, paid, { status: 'paid' })
  await happens(provider, service, paid, { refunded: 60_500 })
  expect(await other.status()).toMatchObject({ status: 'open_mix', hold: null })
})

test('what we gave back in full is owed by nobody; what the bank took back is', async () => {
  const { founder, order, link } = await aside()
  const id = await link()
  await happens(provider, service, id, { status: 'paid' })
  await happens(provider, service, id, { refunded: 60_500 })
  const again = await founder.call('POST', `/api/api_customer_dashboard/payments/${order}/mollie_payment`)
  expect([again.statusCode, again.json().errors[0].code]).toEqual([409, 'order_changed'])
  const { db } = service.database
  const attempts = await db.selectFrom('payment_attempts').select('uuid').where('order_uuid', '=', order).execute()
  expect(attempts).toHaveLength(1)
  const other = await aside()
  const paid = await other.link()
  await happens(provider, service, paid, { status: 'paid' })
  await happens(provider, service, paid, { charged_back: 60_500 })
  expect(
    (await other.founder.call('POST', `/api/api_customer_dashboard/payments/${other.order}/mollie_payment`)).statusCode,
  ).toBeLessThan(300)
})
