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
beforeEach(() => service.clock.set('2026-11-15T12:00:00Z'))

const path = '/api/api_customer_dashboard/memberships'
const pay = async (someone: SignedIn) => {
  const { uuid } = await membershipOf(service, someone)
  return (await (await signedInAgain(service, someone)).call('POST', `${path}/${uuid}/payment`)).json().payment_link
}
const onDay = async (day: string) => {
  service.clock.set(`${day}T12:00:00Z`)
  await service.payments.memberships.round.look()
  await service.jobs.drain()
}
const lettersTo = async ({ email }: SignedIn) =>
  (await mailsTo(service, email)).flatMap(({ kind }) =>
    kind.startsWith('membership_') ? [kind.replace('membership_', '')] : [],
  )
const take = ({ account }: SignedIn) =>
  service.database.inTransaction((tx) =>
    service.payments.memberships.allowance.take(tx, { account, contract: randomUUID() }),
  )
const charge = async (someone: SignedIn, choice: 'paid' | 'failed' | 'pending') =>
  chargeNext(service, (await subscriptionOf(service, someone.account)) ?? '', choice)
const alarms = () => service.database.db.selectFrom('payment_alarms').select(['alarm', 'provider_id']).execute()
const paymentsOf = async (someone: SignedIn) => {
  const { uuid } = await membershipOf(service, someone)
  const { db } = service.database
  return db.selectFrom('membership_payments').selectAll().where('membership', '=', uuid).execute()
}

describe('a month', () => {
  test('is told beforehand, charged once, and has an invoice', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    await onDay('2026-12-09')
    expect(await lettersTo(someone)).not.toContain('before_charge')
    await onDay('2026-12-10')
    await onDay('2026-12-11')
    expect((await lettersTo(someone)).filter((kind) => kind === 'before_charge')).toHaveLength(1)
    service.clock.set('2026-12-15T12:00:00Z')
    expect(await charge(someone, 'paid')).toBe(303)
    const member = await membershipOf(service, someone)
    expect(member).toMatchObject({ state: 'active', until: '2027-01-15', next_charge: { on: '2027-01-15' } })
    expect(member.charges.map(({ from, until, state }) => [from, until, state])).toEqual([
      ['2026-12-15', '2027-01-15', 'paid'],
      ['2026-11-15', '2026-12-15', 'paid'],
    ])
    const numbers = member.charges.map(({ invoice }) => invoice?.number)
    expect(new Set(numbers).size).toBe(2)
    expect((await lettersTo(someone)).filter((kind) => kind === 'renewed')).toHaveLength(1)
  })

  test('news of it that comes fifty times counts once', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    await charge(someone, 'paid')
    const id = (await paymentsOf(someone)).find(({ sequence }) => sequence === 'recurring')?.provider_id ?? ''
    const news = () => service.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: { id } })
    const answers = await Promise.all(Array.from({ length: 50 }, news))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await service.jobs.drain()
    expect((await membershipOf(service, someone)).until).toBe('2027-01-15')
    expect((await membershipOf(service, someone)).charges).toHaveLength(2)
  })

  test('that fails leaves a fortnight, is tried again, and is over when nothing comes', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    await onDay('2026-12-15')
    await charge(someone, 'failed')
    const owing = await membershipOf(service, someone)
    expect(owing).toMatchObject({ state: 'past_due', grace_until: '2026-12-29', open_charge: { amount: 3_509 } })
    await take(someone)
    await onDay('2026-12-18')
    await onDay('2026-12-18')
    const tries = (await paymentsOf(someone)).filter(
      ({ sequence, status }) => sequence === 'recurring' && status !== 'failed',
    )
    expect(tries.map(({ provider_id }) => provider_id)).toEqual([expect.stringMatching(/^tr_/)])
    await service.payments.paymentSandbox?.choose(tries[0]?.provider_id ?? '', 'failed')
    await service.jobs.drain()
    expect((await membershipOf(service, someone)).grace_until).toBe('2026-12-29')
    await onDay('2026-12-29')
    await take(someone)
    service.clock.set('2026-12-30T12:00:00Z')
    await expect(take(someone)).rejects.toMatchObject({ entries: [{ code: 'no_membership' }] })
    await onDay('2026-12-30')
    expect(await membershipOf(service, someone)).toMatchObject({
      state: 'ended',
      ended_why: 'unpaid',
      open_charge: null,
    })
    expect((await lettersTo(someone)).filter((kind) => kind === 'failed' || kind === 'ended_unpaid')).toEqual([
      'failed',
      'failed',
      'ended_unpaid',
    ])
    expect(await subscriptionOf(service, someone.account)).toBeUndefined()
  })

  test('that failed can be paid by hand, and what the bank still sends then goes back', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    await onDay('2026-12-15')
    await charge(someone, 'failed')
    await onDay('2026-12-18')
    const late = (await paymentsOf(someone)).find(
      ({ sequence, status }) => sequence === 'recurring' && status !== 'failed',
    )
    const payment_link = await pay(someone)
    expect(await pay(someone)).toBe(payment_link)
    await endPayment(service, payment_link, 'paid')
    await service.jobs.drain()
    expect(await membershipOf(service, someone)).toMatchObject({
      state: 'active',
      grace_until: null,
      until: '2027-01-15',
    })
    await service.payments.paymentSandbox?.choose(late?.provider_id ?? '', 'paid')
    await service.jobs.drain()
    expect((await membershipOf(service, someone)).until).toBe('2027-01-15')
    expect(await alarms()).toContainEqual({ alarm: 'paid_twice', provider_id: late?.provider_id })
    const returned = (await paymentsOf(someone)).find(({ provider_id }) => provider_id === late?.provider_id)
    expect([returned?.received, returned?.refunded]).toEqual([3_509, 3_509])
  })

  test('that the bank takes back is open again until it is paid', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    await charge(someone, 'paid')
    const paid = (await paymentsOf(someone)).find(({ sequence }) => sequence === 'recurring')
    await service.payments.paymentSandbox?.choose(paid?.provider_id ?? '', 'charged_back')
    await service.jobs.drain()
    const owing = await membershipOf(service, someone)
    expect([owing.state, owing.charges[0]?.state, owing.grace_until]).toEqual(['past_due', 'returned', '2026-11-29'])
    const payment_link = await pay(someone)
    await endPayment(service, payment_link, 'paid')
    await service.jobs.drain()
    const member = await membershipOf(service, someone)
    expect([member.state, member.until, member.charges.length]).toEqual(['active', '2027-01-15', 2])
    expect((await lettersTo(someone)).slice(-2)).toEqual(['charged_back', 'recovered'])
  })

  test('that comes for what has ended goes back with an alarm', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    const subscription = (await subscriptionOf(service, someone.account)) ?? ''
    const { uuid } = await membershipOf(service, someone)
    const made = await service.payments.paymentSandbox?.charge(subscription, 'pending')
    const id = made?.id ?? ''
    await someone.call('DELETE', `${path}/${uuid}`)
    await onDay('2026-12-15')
    await service.payments.paymentSandbox?.choose(id, 'paid')
    await service.jobs.drain()
    expect((await membershipOf(service, someone)).state).toBe('ended')
    expect(await alarms()).toContainEqual({ alarm: 'stranger', provider_id: id })
    expect((await service.payments.paymentSandbox?.find(id))?.amountRefunded?.value).toBe('35.09')
  })

  test('for somebody who is gone goes back with an alarm', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    const subscription = (await subscriptionOf(service, someone.account)) ?? ''
    const { db } = service.database
    const { uuid } = await membershipOf(service, someone)
    for (const table of ['membership_payments', 'membership_charges'] as const)
      await db.deleteFrom(table).where('membership', '=', uuid).execute()
    await db.deleteFrom('memberships').where('uuid', '=', uuid).execute()
    const made = await service.payments.paymentSandbox?.charge(subscription, 'paid')
    await service.jobs.drain()
    const id = made?.id ?? ''
    expect(await alarms()).toContainEqual({ alarm: 'stranger', provider_id: id })
    expect((await service.payments.paymentSandbox?.find(id))?.amountRefunded?.value).toBe('35.09')
  })

  test('of which nobody told us is found', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    const subscription = (await subscriptionOf(service, someone.account)) ?? ''
    const { db } = service.database
    service.clock.set('2026-12-15T12:00:00Z')
    await service.payments.paymentSandbox?.charge(subscription, 'paid')
    await db.deleteFrom('jobs').where('job', '=', 'sandbox_webhook').execute()
    await onDay('2026-12-16')
    expect((await membershipOf(service, someone)).until).toBe('2027-01-15')
  })

  test('of which nothing comes at all counts as failed after a week', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    await onDay('2026-12-22')
    expect((await membershipOf(service, someone)).state).toBe('active')
    await onDay('2026-12-23')
    expect((await membershipOf(service, someone)).state).toBe('past_due')
  })
})

describe('a plan that came with an order', () => {
  test('by the month is paid with a mandate, and goes on by itself', async () => {
    const founder = await founderWithOrder(service, { patch: { main: { upsell_package: 'professional_monthly' } } })
    const { payment_link } = (await founder.pay()).json()
    await endPayment(service, payment_link, 'paid')
    await service.jobs.drain()
    expect(await membershipOf(service, founder)).toMatchObject({ next_charge: { on: '2026-12-15', by: 'mandate' } })
    await charge(founder, 'paid')
    expect(await membershipOf(service, founder)).toMatchObject({ until: '2027-01-15' })
  })

  test('by the year is told a month before, and paid by hand', async () => {
    const founder = await founderWithOrder(service, { patch: { main: { upsell_package: 'starter_yearly' } } })
    const { payment_link } = (await founder.pay()).json()
    await endPayment(service, payment_link, 'paid')
    await service.jobs.drain()
    await onDay('2027-10-14')
    expect((await membershipOf(service, founder)).open_charge).toBeNull()
    await onDay('2027-10-15')
    const told = await membershipOf(service, founder)
    expect(told.open_charge).toMatchObject({ amount: 18_029, due_on: '2027-11-15' })
    expect(await lettersTo(founder)).toContain('before_link')
    await endPayment(service, await pay(founder), 'paid')
    await service.jobs.drain()
    // From now on there is a mandate.
    expect(await membershipOf(service, founder)).toMatchObject({ until: '2028-11-15', next_charge: { by: 'mandate' } })
  })

  test('by the year that nobody pays is over after a fortnight', async () => {
    const founder = await founderWithOrder(service, { patch: { main: { upsell_package: 'starter_yearly' } } })
    const { payment_link } = (await founder.pay()).json()
    await endPayment(service, payment_link, 'paid')
    await service.jobs.drain()
    await onDay('2027-11-15')
    expect((await membershipOf(service, founder)).state).toBe('active')
    await onDay('2027-11-16')
    expect(await membershipOf(service, founder)).toMatchObject({ state: 'past_due', grace_until: '2027-11-30' })
    await onDay('2027-12-01')
    expect(await membershipOf(service, founder)).toMatchObject({ state: 'ended', ended_why: 'unpaid' })
  })
})

test('while the provider is away nothing is lost, and it is said plainly', async () => {
  const provider = createFakeProvider()
  const { database } = service
  const away = await openTestApp({ database, provider, settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  const someone = await someoneToJoin(away)
  provider.down = true
  const refused = await someone.call('POST', path, { payload: { plan: 'professional_monthly' } })
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([503, 'payment_failed'])
  provider.down = false
  const joined = await someone.call('POST', path, { payload: { plan: 'professional_monthly' } })
  expect(joined.statusCode).toBe(201)
  expect(provider.payments.size).toBe(1)
  const [id = ''] = provider.payments.keys()
  provider.set(id, { status: 'paid' })
  await away.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: { id } })
  provider.down = true
  await away.jobs.drain()
  expect(await membershipOf(away, someone)).toMatchObject({ state: 'active', next_charge: { by: 'link' } })
  provider.down = false
  await away.payments.memberships.round.look()
  await away.jobs.drain()
  expect(await membershipOf(away, someone)).toMatchObject({ next_charge: { by: 'mandate' } })
  expect([...provider.subscriptions.values()]).toMatchObject([{ amount: 3_509, months: 1, start: '2026-12-15' }])

  // Nothing is held against anybody while we cannot ask, and days count all the same.
  const stateOn = async (day: string, down: boolean) => {
    away.clock.set(`${day}T12:00:00Z`)
    provider.down = down
    await away.payments.memberships.round.look()
    await away.jobs.drain()
    return (await membershipOf(away, someone)).state
  }
  expect(await stateOn('2026-12-24', true)).toBe('active')
  expect(await stateOn('2026-12-24', false)).toBe('past_due')
  expect(await stateOn('2027-01-08', true)).toBe('ended')
  expect(provider.subscriptions.size).toBe(1)
  // Whoever could not be told then is told now.
  expect(await stateOn('2027-01-08', false)).toBe('ended')
  expect(provider.subscriptions.size).toBe(0)
  await away.close()
})
