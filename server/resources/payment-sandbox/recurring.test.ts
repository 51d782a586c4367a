import { type MollieClient, SequenceType } from '@mollie/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app-open.ts'
import { endPayment } from '#server/testing/orders.ts'
import { openSandboxClient } from '#server/testing/sandbox-client.ts'

let service: TestApp
let client: MollieClient
let close: () => Promise<void>
beforeAll(async () => {
  ;({ service, client, close } = await openSandboxClient())
})
afterAll(() => close())

const amount = { currency: 'EUR', value: '22.99' }
const first = {
  ...{ amount, description: 'Lidmaatschap', redirectUrl: 'http://localhost:3000/dashboard/' },
  sequenceType: SequenceType.first,
}
const page = (id: string) => `http://localhost:3000/sandbox/payments/checkout/${id}`

async function withMandate(): Promise<string> {
  const { id: customerId } = await client.customers.create({ name: 'Anna', email: 'anna@voorbeeld.nl' })
  const payment = await client.payments.create({ ...first, customerId })
  await endPayment(service, page(payment.id), 'paid')
  return customerId
}

test('the published client makes a customer, and a first payment makes a mandate', async () => {
  const customer = await client.customers.create({ name: 'Anna', email: 'anna@voorbeeld.nl', metadata: { a: 1 } })
  expect(customer).toMatchObject({ resource: 'customer', name: 'Anna', metadata: { a: 1 } })
  expect(await client.customers.get(customer.id)).toMatchObject({ id: customer.id })
  expect([...(await client.customerMandates.page({ customerId: customer.id }))]).toEqual([])
  const payment = await client.payments.create({ ...first, customerId: customer.id })
  expect([payment.sequenceType, payment.customerId]).toEqual(['first', customer.id])
  await endPayment(service, page(payment.id), 'paid')
  const [mandate] = [...(await client.customerMandates.page({ customerId: customer.id }))]
  expect(mandate).toMatchObject({ status: 'valid', method: 'directdebit' })
})

test('it subscribes, sees the charges, and ends it', async () => {
  const customerId = await withMandate()
  const wanted = { customerId, amount, interval: '1 month', startDate: '2027-01-31', description: 'Flex' }
  const subscription = await client.customerSubscriptions.create({ ...wanted, metadata: { membership: 'm' } })
  expect(subscription).toMatchObject({ status: 'active', interval: '1 month', nextPaymentDate: '2027-01-31' })
  const charge = (choice: string) =>
    service.app.inject({
      method: 'POST',
      url: `/sandbox/payments/subscriptions/${subscription.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}`,
    })
  for (const choice of ['paid', 'failed']) expect((await charge(choice)).statusCode).toBe(303)
  const payments = [...(await client.subscriptionPayments.page({ customerId, subscriptionId: subscription.id }))]
  const seen = payments.map((one) => [one.createdAt.slice(0, 10), one.status, one.sequenceType, one.subscriptionId])
  expect(seen.sort()).toEqual([
    ['2027-01-31', 'paid', 'recurring', subscription.id],
    ['2027-02-28', 'failed', 'recurring', subscription.id],
  ])
  expect(payments[0]?.metadata).toEqual({ membership: 'm' })
  const after = await client.customerSubscriptions.get(subscription.id, { customerId })
  expect(after.nextPaymentDate).toBe('2027-03-31')
  expect((await client.customerSubscriptions.cancel(subscription.id, { customerId })).status).toBe('canceled')
  expect((await charge('paid')).statusCode).toBe(409)
})

test('nothing is taken without a mandate', async () => {
  const { id: customerId } = await client.customers.create({ name: 'Anna', email: 'anna@voorbeeld.nl' })
  const wanted = { customerId, amount, interval: '1 month', description: 'Flex' }
  await expect(client.customerSubscriptions.create(wanted)).rejects.toMatchObject({ statusCode: 422 })
  const taken = { ...first, customerId, sequenceType: SequenceType.recurring }
  await expect(client.payments.create(taken)).rejects.toMatchObject({ statusCode: 422 })
  await expect(client.payments.create({ ...first, customerId: 'cst_nobody' })).rejects.toMatchObject({
    statusCode: 422,
  })
  const payer = await withMandate()
  expect(await client.payments.create({ ...taken, customerId: payer })).toMatchObject({ status: 'pending' })
})

test('its page shows what charges by itself', async () => {
  const customerId = await withMandate()
  const wanted = { customerId, amount, interval: '12 months', startDate: '2027-01-31', description: '<Jaar>' }
  await client.customerSubscriptions.create(wanted)
  const { body } = await service.app.inject('/sandbox/payments/subscriptions')
  expect(body).toContain('&lt;Jaar&gt;')
  expect(body).toMatch(/€.22,99/)
})
