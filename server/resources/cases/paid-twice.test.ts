import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OfficeCase } from '#contract/notary-cases.ts'
import { createFakeProvider, PaymentError } from '#server/adapters/payments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atTheProvider, beginPayment, happens } from '#server/testing/at-the-provider.ts'
import { staffMember, toldOf } from '#server/testing/cases.ts'

const provider = createFakeProvider()
let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ provider, settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

/** A case that was paid for by the link of before and by the one that came in its place. */
async function paidTwice() {
  const { founder, id: first } = await atTheProvider(service)
  await founder.call('PATCH', founder.path, { payload: { p1: { dga_plan: true } } })
  const { revision } = await founder.read()
  service.clock.advance(1_000)
  const second = await beginPayment(founder, { revision })
  for (const id of [first, second]) await happens(provider, service, id, { status: 'paid' })
  const { uuid, office } = await service.database.db
    .selectFrom('cases')
    .select(['uuid', 'office'])
    .where('order_uuid', '=', founder.order)
    .executeTakeFirstOrThrow()
  const path = `/api/notary/cases/${uuid}`
  const notary = await staffMember(service, office)
  const read = async (): Promise<OfficeCase> => (await notary.call('GET', path)).json()
  const giveBack = (amount: number, by = notary) => by.call('POST', `${path}/refunds`, { payload: { amount } })
  return { founder, notary, read, giveBack, second, twice: provider.payments.get(second)?.amount ?? 0 }
}

test('what was paid twice goes back once, by the way it came, and everybody is told', async () => {
  const { founder, read, giveBack, second, twice } = await paidTwice()
  const before = await read()
  expect(before).toMatchObject({ overpaid: twice, refunding: 0 })
  const answer = await giveBack(twice)
  expect(answer.json<OfficeCase>()).toMatchObject({ overpaid: 0, refunding: twice })
  const { history } = answer.json<OfficeCase>()
  expect(history.at(-1)).toMatchObject({ action: 'refund', role: 'notary', note: expect.stringContaining('€') })
  expect(await toldOf(service, founder.email)).toContain('refunded')
  await service.jobs.drain()
  expect(provider.payments.get(second)).toMatchObject({ refunded: twice })
  expect(await read()).toMatchObject({ overpaid: 0, refunding: 0, paid: before.paid - twice, status: 'open_mix' })
})

test('who is second is told, and nothing goes back a second time', async () => {
  const { read, giveBack, twice } = await paidTwice()
  const support = await staffMember(service)
  const answers = await Promise.all([giveBack(twice), giveBack(twice, support), giveBack(twice)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  expect(await read()).toMatchObject({ overpaid: 0, refunding: twice })
  // Nor more than what was too much.
  expect((await giveBack(1)).statusCode).toBe(409)
})

test('what the provider will not give back must still go back', async () => {
  const { read, giveBack, twice } = await paidTwice()
  await service.jobs.drain()
  await giveBack(twice)
  vi.spyOn(provider, 'refund').mockRejectedValueOnce(new PaymentError('refused', 'Not with this card.'))
  await service.jobs.drain()
  expect(await read()).toMatchObject({ overpaid: twice, refunding: 0 })
})

test('what the bank has taken by then, and nobody told us of, is not there any more', async () => {
  const { read, giveBack, second, twice } = await paidTwice()
  await service.jobs.drain()
  provider.set(second, { charged_back: twice })
  await giveBack(twice)
  await service.jobs.drain()
  expect(await read()).toMatchObject({ overpaid: 0, refunding: 0 })
})
