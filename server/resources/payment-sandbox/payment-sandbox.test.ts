import type { MollieClient, Payment } from '@mollie/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { endPayment } from '#server/testing/orders.ts'
import { openSandboxClient } from '#server/testing/sandbox-client.ts'

let service: TestApp
let client: MollieClient
let close: () => Promise<void>
beforeAll(async () => {
  ;({ service, client, close } = await openSandboxClient())
})
afterAll(() => close())

const wanted = {
  amount: { currency: 'EUR', value: '1210.05' },
  description: 'Oprecht: een BV',
  redirectUrl: 'http://localhost:3000/questionnaire/',
  webhookUrl: 'http://localhost:3000/api/payments/webhook',
  metadata: { order: 'o', attempt: 'a' },
}

const page = (id: string) => `http://localhost:3000/sandbox/payments/checkout/${id}`

describe('the published client', () => {
  test('makes, reads and lists a payment', async () => {
    const made = await client.payments.create(wanted)
    expect(made).toMatchObject({
      resource: 'payment',
      mode: 'test',
      status: 'open',
      amount: wanted.amount,
      description: wanted.description,
      metadata: wanted.metadata,
      isCancelable: true,
      sequenceType: 'oneoff',
    })
    expect(made.id).toMatch(/^tr_\w+$/)
    expect(made.getCheckoutUrl()).toBe(page(made.id))
    expect(await client.payments.get(made.id)).toMatchObject({ id: made.id, status: 'open' })
    const listed: Payment[] = [...(await client.payments.page())]
    expect(listed.map(({ id }) => id)).toContain(made.id)
  })

  test('gets the same payment for the same key', async () => {
    const first = await client.payments.create({ ...wanted, idempotencyKey: 'key-1' })
    await endPayment(service, page(first.id), 'failed')
    const second = await client.payments.create({ ...wanted, idempotencyKey: 'key-1' })
    expect([second.id, second.status]).toEqual([first.id, 'open'])
    expect(second.getCheckoutUrl()).toBe(page(first.id))
    expect((await client.payments.get(first.id)).status).toBe('failed')
  })

  test('cancels what is open, and nothing else', async () => {
    const { id } = await client.payments.create(wanted)
    expect(await client.payments.cancel(id)).toMatchObject({ id, status: 'canceled' })
    await expect(client.payments.cancel(id)).rejects.toMatchObject({ statusCode: 422 })
  })

  test.each([
    ['another currency', { amount: { currency: 'USD', value: '1.00' } }, 'amount.currency'],
    ['an amount that is none', { amount: { currency: 'EUR', value: '1' } }, 'amount.value'],
    ['nothing to pay', { amount: { currency: 'EUR', value: '0.00' } }, 'amount.value'],
    ['no description', { description: '' }, 'description'],
    ['nowhere to go back to', { redirectUrl: 'x' }, 'redirectUrl'],
  ])('is refused %s', async (_name, change, field) => {
    await expect(client.payments.create({ ...wanted, ...change })).rejects.toMatchObject({
      statusCode: 422,
      title: 'Unprocessable Entity',
      field,
    })
  })

  test('finds nothing where there is nothing', async () => {
    await expect(client.payments.get('tr_nobody')).rejects.toMatchObject({ statusCode: 404, title: 'Not Found' })
  })

  test.each([
    ['paid', 'paid', 'paidAt'],
    ['failed', 'failed', 'failedAt'],
    ['canceled', 'canceled', 'canceledAt'],
    ['expired', 'expired', 'expiredAt'],
  ] as const)('sees how it ended: %s', async (choice, status, moment) => {
    const { id } = await client.payments.create(wanted)
    await endPayment(service, page(id), choice)
    const after = await client.payments.get(id)
    expect(after.status).toBe(status)
    expect(after[moment]).toBe(service.clock.now().toISOString())
    expect(after.getCheckoutUrl()).toBeNull()
  })

  test('sees that nobody finished it in time', async () => {
    const { id } = await client.payments.create(wanted)
    service.clock.advance(3_600_000)
    expect((await client.payments.get(id)).status).toBe('expired')
  })

  test('sees money that went back', async () => {
    for (const [choice, field] of [
      ['refunded', 'amountRefunded'],
      ['charged_back', 'amountChargedBack'],
    ] as const) {
      const { id } = await client.payments.create(wanted)
      await endPayment(service, page(id), 'paid')
      await endPayment(service, page(id), choice)
      expect((await client.payments.get(id))[field]).toEqual(wanted.amount)
    }
  })
})

test('without a key of its own nobody gets in', async () => {
  for (const authorization of [undefined, 'Bearer live_0123456789', 'Basic x']) {
    const answer = await service.app.inject({
      url: '/sandbox/payments/v2/payments',
      headers: authorization === undefined ? {} : { authorization },
    })
    expect([answer.statusCode, answer.json().title]).toEqual([401, 'Unauthorized Request'])
  }
})

describe('its page', () => {
  test('is in the language of the payment, and says what is paid', async () => {
    const nl = await client.payments.create({ ...wanted, description: '<b>BV</b>', locale: 'nl_NL' as never })
    const en = await client.payments.create({ ...wanted, locale: 'en_US' as never })
    const [dutch, english] = await Promise.all([nl, en].map(({ id }) => service.app.inject(new URL(page(id)).pathname)))
    expect(dutch?.body).toContain('<html lang="nl">')
    expect(dutch?.body).toMatch(/€.1\.210,05/)
    expect(dutch?.body).toContain('&lt;b&gt;BV&lt;/b&gt;')
    expect(english?.body).toContain('<html lang="en">')
    expect((await service.app.inject('/sandbox/payments/sandbox.css')).headers['content-type']).toContain('text/css')
  })

  test('ends a payment once', async () => {
    const { id } = await client.payments.create(wanted)
    await endPayment(service, page(id), 'failed')
    await expect(endPayment(service, page(id), 'paid')).rejects.toThrow('409')
    const shown = await service.app.inject(new URL(page(id)).pathname)
    expect(shown.body).not.toContain('value="paid"')
    expect((await client.payments.get(id)).status).toBe('failed')
  })

  test('is not there for what is not there', async () => {
    const answer = await service.app.inject({
      url: '/sandbox/payments/checkout/tr_x',
      headers: { 'accept-language': 'en' },
    })
    expect([answer.statusCode, answer.body.includes('<html lang="en">')]).toEqual([404, true])
  })
})

test('news that nobody hears is told again', async () => {
  await service.jobs.drain()
  const { id } = await client.payments.create({ ...wanted, webhookUrl: 'http://localhost:3000/api/nowhere' })
  await endPayment(service, page(id), 'paid')
  await service.jobs.drain()
  const waiting = await service.database.db
    .selectFrom('jobs')
    .select(['state', 'attempts'])
    .where('job', '=', 'sandbox_webhook')
    .where('state', '!=', 'done')
    .execute()
  expect(waiting).toEqual([{ state: 'waiting', attempts: 1 }])
})

test('where there is a real provider there is no sandbox', async () => {
  const settings = { MOLLIE_API_KEY: 'test_0123456789abcdef' }
  const { app, close } = await openTestApp({ settings, database: service.database })
  for (const path of [
    '/sandbox/payments/v2/payments',
    '/sandbox/payments/checkout/tr_x',
    '/sandbox/payments/sandbox.css',
  ]) {
    expect((await app.inject(path)).statusCode).toBe(404)
  }
  await close()
})
