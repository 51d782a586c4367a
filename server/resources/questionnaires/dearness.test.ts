import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { founderWithOrder } from '#server/testing/orders.ts'

const provider = createFakeProvider()
let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ provider })
})
afterAll(() => service.close())

async function paid() {
  const founder = await founderWithOrder(service, { patch: { main: { incorporation_speed: 'medium' } } })
  const { payment_link } = (await founder.pay()).json()
  const id = String(payment_link).split('/').at(-1) ?? ''
  provider.set(id, { status: 'paid' })
  await service.payments.payments.hear(id)
  return founder
}

test('once it is paid, what costs more is refused and says whom to ask; the rest can still be changed', async () => {
  const founder = await paid()
  const save = (main: object) => founder.call('PATCH', founder.path, { payload: { main } })
  const dearer = await save({ incorporation_speed: 'fast', company_name: 'Andere Naam' })
  expect(dearer.statusCode).toBe(422)
  expect(dearer.json().errors).toEqual([
    { code: 'costs_more', path: 'main.incorporation_speed', message: expect.stringContaining('contact') },
  ])
  expect((await save({ company_name: 'Andere Naam' })).statusCode).toBe(200)
  expect((await save({ incorporation_speed: 'slow' })).statusCode).toBe(200)
  // What was paid for can be had back.
  expect((await save({ incorporation_speed: 'medium' })).statusCode).toBe(200)
})

test('before it is paid everything can be changed', async () => {
  const founder = await founderWithOrder(service)
  const saved = await founder.call('PATCH', founder.path, { payload: { main: { incorporation_speed: 'fast' } } })
  expect(saved.statusCode).toBe(200)
})
