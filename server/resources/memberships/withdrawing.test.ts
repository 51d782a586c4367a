import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { mailsTo } from '#server/testing/mails.ts'
import {
  chargeNext,
  membershipOf,
  someoneToJoin,
  someoneWhoJoined,
  subscriptionOf,
} from '#server/testing/memberships.ts'
import { endPayment, founderWithOrder } from '#server/testing/orders.ts'
import { type SignedIn, signedInAgain } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())
beforeEach(() => service.clock.set('2026-11-16T12:04:05Z'))

const path = '/api/api_customer_dashboard/memberships'
const withdraw = async (someone: SignedIn) => {
  const { uuid } = await membershipOf(service, someone)
  const answer = await (await signedInAgain(service, someone)).call('POST', `${path}/${uuid}/withdrawal`)
  await service.jobs.drain()
  return answer
}
const take = ({ account }: SignedIn) =>
  service.database.inTransaction((tx) =>
    service.payments.memberships.allowance.take(tx, { account, contract: randomUUID() }),
  )
/** What came in by the payments of a membership, and what went back of it. */
const moneyOf = async (someone: SignedIn) => {
  const { uuid } = await membershipOf(service, someone)
  const rows = await service.database.db
    .selectFrom('membership_payments')
    .select(['received', 'refunded'])
    .where('membership', '=', uuid)
    .execute()
  const sum = (part: 'received' | 'refunded') => rows.reduce((all, row) => all + row[part], 0)
  return [sum('received'), sum('refunded')]
}

/** The bank takes the money of the first term back; answers the number of its payment. */
async function chargeBack({ uuid }: { readonly uuid: string }, { silent = false } = {}): Promise<string> {
  const { provider_id } = await service.database.db
    .selectFrom('membership_payments')
    .select('provider_id')
    .where('membership', '=', uuid)
    .executeTakeFirstOrThrow()
  await service.payments.paymentSandbox?.choose(provider_id ?? '', 'charged_back', { silent })
  return provider_id ?? ''
}

describe('withdrawing', () => {
  test('ends it at once, gives everything back, and is confirmed with its moment', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    expect((await membershipOf(service, someone)).withdrawal).toEqual({ until: '2026-11-30', back: 3_509, kept: 0 })
    service.clock.set('2026-11-30T22:30:00Z')
    const answer = await withdraw(someone)
    expect(answer.json()).toEqual({ received_at: '2026-11-30T22:30:00.000Z', back: 3_509 })
    const over = await membershipOf(service, someone)
    expect(over).toMatchObject({ state: 'ended', ended_why: 'withdrawn', until: '2026-11-30', withdrawal: null })
    expect(over.charges.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
      ['credit', -3_509, 'paid'],
      ['term', 3_509, 'paid'],
    ])
    expect(new Set(over.charges.map(({ invoice }) => invoice?.number)).size).toBe(2)
    expect(await moneyOf(someone)).toEqual([3_509, 3_509])
    expect(await subscriptionOf(service, someone.account)).toBeUndefined()
    const letters = (await mailsTo(service, someone.email)).filter(({ kind }) => kind === 'membership_withdrawn')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('30 november 2026 om 23:30:00')
    expect(letters[0]?.text).toContain('Ik, Anna de Vries, ontbind')
    // Whoever asks again gets the same answer, and nothing goes back twice.
    expect((await withdraw(someone)).json()).toEqual(answer.json())
    expect(await moneyOf(someone)).toEqual([3_509, 3_509])
    await expect(take(someone)).rejects.toMatchObject({ entries: [{ code: 'no_membership' }] })
    // A new start has a new time to reconsider.
    const joined = await (await signedInAgain(service, someone)).call('POST', path, {
      payload: { plan: 'starter_yearly' },
    })
    expect(joined.statusCode).toBe(201)
  })

  test('keeps the share of contracts that were approved, and those stay', async () => {
    const someone = await someoneWhoJoined(service, 'starter_yearly')
    await take(someone)
    await take(someone)
    expect((await membershipOf(service, someone)).withdrawal).toMatchObject({ back: 10_817, kept: 7_212 })
    expect((await withdraw(someone)).json().back).toBe(10_817)
    expect(await moneyOf(someone)).toEqual([18_029, 10_817])
    const uses = await service.database.db
      .selectFrom('contract_uses')
      .select('contract')
      .where('account', '=', someone.account)
      .execute()
    expect(uses).toHaveLength(2)
    const [letter] = (await mailsTo(service, someone.email)).filter(({ kind }) => kind === 'membership_withdrawn')
    expect(letter?.text).toContain('72,12')
  })

  test('gives back what was paid for more, too', async () => {
    const someone = await someoneWhoJoined(service, 'oprecht_membership_monthly')
    const { uuid } = await membershipOf(service, someone)
    const changed = await someone.call('PATCH', `${path}/${uuid}`, { payload: { plan: 'professional_monthly' } })
    await endPayment(service, changed.json().payment_link, 'paid')
    await service.jobs.drain()
    const [received = 0] = await moneyOf(someone)
    expect(received).toBe(3_509)
    expect((await withdraw(someone)).json().back).toBe(received)
    expect(await moneyOf(someone)).toEqual([received, received])
  })

  test('is over after a fortnight, and for what was charged again', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    service.clock.set('2026-11-30T23:00:00Z')
    expect((await membershipOf(service, someone)).withdrawal).toBeNull()
    const refused = await withdraw(someone)
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'too_late'])
    service.clock.set('2026-12-16T12:00:00Z')
    await chargeNext(service, (await subscriptionOf(service, someone.account)) ?? '', 'paid')
    expect((await membershipOf(service, someone)).withdrawal).toBeNull()
  })

  test('can be done by who has cancelled, and by nobody else', async () => {
    const someone = await someoneWhoJoined(service, 'starter_yearly')
    const { uuid } = await membershipOf(service, someone)
    await someone.call('DELETE', `${path}/${uuid}`)
    const stranger = await someoneToJoin(service)
    for (const other of [uuid, 'x'])
      expect((await stranger.call('POST', `${path}/${other}/withdrawal`)).statusCode).toBe(404)
    expect((await withdraw(someone)).json().back).toBe(18_029)
    expect((await membershipOf(service, someone)).ended_why).toBe('withdrawn')
  })

  test('of what came with an order gives back that part of the order, and the rest goes on', async () => {
    const founder = await founderWithOrder(service, { patch: { main: { upsell_package: 'starter_yearly' } } })
    const { payment_link } = (await founder.pay()).json()
    await endPayment(service, payment_link, 'paid')
    await service.jobs.drain()
    expect((await withdraw(founder)).json().back).toBe(18_029)
    const { db } = service.database
    const order = () =>
      db
        .selectFrom('orders')
        .select(['state', 'held', 'payable_price'])
        .where('uuid', '=', founder.order)
        .executeTakeFirstOrThrow()
    const { state, held, payable_price } = await order()
    expect([state, payable_price - held]).toEqual(['paid', 18_029])
    const refunds = await db
      .selectFrom('refunds')
      .select(['amount', 'why', 'state'])
      .where('order_uuid', '=', founder.order)
      .execute()
    expect(refunds).toEqual([{ amount: 18_029, why: 'withdrawn', state: 'done' }])
    expect((await membershipOf(service, founder)).charges[0]).toMatchObject({ kind: 'credit', amount: -18_029 })
  })

  test('of what the bank took back gives nothing back, and ends it', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    await chargeBack(await membershipOf(service, someone))
    await service.jobs.drain()
    expect((await withdraw(someone)).json().back).toBe(0)
    expect(await membershipOf(service, someone)).toMatchObject({ state: 'ended', ended_why: 'withdrawn' })
    expect(await moneyOf(someone)).toEqual([3_509, 0])
  })

  test('after which the bank takes the money too tells a person, and the books stay as they are', async () => {
    const someone = await someoneWhoJoined(service, 'starter_yearly')
    const joined = await membershipOf(service, someone)
    await withdraw(someone)
    const provider_id = await chargeBack(joined)
    await service.jobs.drain()
    const { db } = service.database
    const alarms = await db.selectFrom('payment_alarms').select(['alarm', 'provider_id']).execute()
    expect(alarms).toContainEqual({ alarm: 'gone_twice', provider_id })
    expect((await membershipOf(service, someone)).charges.map(({ amount, state }) => [amount, state])).toEqual([
      [-18_029, 'paid'],
      [18_029, 'paid'],
    ])
  })

  test.each([
    ['yet', false],
    ['ever', true],
  ])('when the bank took the money and nobody told us %s is the same', async (_when, silent) => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    await take(someone)
    const provider_id = await chargeBack(await membershipOf(service, someone), { silent })
    const { db } = service.database
    const { back } = (await withdraw(someone)).json()
    const alarmOf = () =>
      db.selectFrom('payment_alarms').select('alarm').where('provider_id', '=', provider_id).execute()
    expect(await alarmOf()).toEqual([{ alarm: 'gone_twice' }])
    // Told once more, nothing changes.
    await service.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: { id: provider_id } })
    await service.jobs.drain()
    expect(await alarmOf()).toEqual([{ alarm: 'gone_twice' }])
    expect((await membershipOf(service, someone)).charges.map(({ amount, state }) => [amount, state])).toEqual([
      [-back, 'paid'],
      [3_509, 'paid'],
    ])
    expect(await moneyOf(someone)).toEqual([3_509, 0])
  })

  test('while the provider is away is taken in, and the money goes back when it is there again', async () => {
    const provider = createFakeProvider()
    const { database } = service
    const away = await openTestApp({ database, provider, settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
    away.clock.set('2026-11-16T12:04:05Z')
    const someone = await someoneToJoin(away)
    const { uuid } = (await someone.call('POST', path, { payload: { plan: 'professional_monthly' } })).json()
    const [id = ''] = provider.payments.keys()
    provider.set(id, { status: 'paid' })
    await away.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: { id } })
    provider.down = true
    expect((await someone.call('POST', `${path}/${uuid}/withdrawal`)).statusCode).toBe(200)
    await away.jobs.drain()
    expect(provider.payments.get(id)?.refunded).toBe(0)
    provider.down = false
    away.clock.advance(3_600_000)
    await away.jobs.drain()
    expect(provider.payments.get(id)?.refunded).toBe(3_509)
    await away.close()
  })
})
