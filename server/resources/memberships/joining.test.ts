import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { mailsTo } from '#server/testing/mails.ts'
import {
  membershipOf,
  membershipsOf,
  someoneToJoin,
  someoneWhoJoined,
  subscriptionOf,
} from '#server/testing/memberships.ts'
import { endPayment } from '#server/testing/orders.ts'
import { type SignedIn, signedIn, signedInAgain } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())
beforeEach(() => service.clock.set('2026-11-15T12:00:00Z'))

const path = '/api/api_customer_dashboard/memberships'
const join = (someone: SignedIn, plan: string) => someone.call('POST', path, { payload: { plan } })
const codesOf = (answer: { json(): { errors: { code: string }[] } }) => answer.json().errors.map(({ code }) => code)
const runningOf = async () =>
  (await service.payments.paymentSandbox?.subscriptions())?.filter(({ status }) => status === 'active') ?? []

describe('joining', () => {
  test('is paid, then begins, with an invoice, a letter and a mandate', async () => {
    const someone = await someoneToJoin(service)
    const joined = await join(someone, 'professional_monthly')
    expect(joined.statusCode).toBe(201)
    expect(await membershipOf(service, someone)).toMatchObject({ state: 'pending', open_charge: { amount: 3_509 } })
    // Two clicks lead to one payment.
    expect((await join(someone, 'professional_monthly')).json()).toEqual(joined.json())
    await endPayment(service, joined.json().payment_link, 'paid', { silent: true })
    // Whoever comes back is faster than the news.
    service.clock.advance(3_000)
    const [member] = await membershipsOf(service, someone)
    expect(member).toMatchObject({
      ...{ state: 'active', since: '2026-11-15', until: '2026-12-15', tier: 'gold', included: 100, open_charge: null },
      charges: [{ state: 'paid', amount: 3_509, invoice: { number: expect.stringMatching(/^2026-\d{5}$/) } }],
    })
    await service.jobs.drain()
    expect(await membershipOf(service, someone)).toMatchObject({
      next_charge: { on: '2026-12-15', amount: 3_509, by: 'mandate' },
    })
    expect((await someone.call('GET', '/api/api_customer_dashboard/subscriptions')).json().subscriptions).toMatchObject(
      [{ interval: '1 month', amount: 3_509, next_charge_on: '2026-12-15' }],
    )
    const welcome = (await mailsTo(service, someone.email)).filter(({ kind }) => kind === 'membership_welcome')
    expect(welcome.map(({ attachments }) => attachments?.length)).toEqual([1])
    expect(welcome[0]?.text).toContain('15 december 2026')
    const pdf = await someone.call('GET', member?.charges[0]?.invoice?.path ?? '')
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    const stranger = await someoneToJoin(service)
    expect((await stranger.call('GET', member?.charges[0]?.invoice?.path ?? '')).statusCode).toBe(404)
  })

  test('needs an address for the invoice, and a plan that is sold', async () => {
    const someone = await signedIn(openBrowser(service.app))
    const refused = await join(someone, 'starter_yearly')
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([422, 'required'])
    for (const plan of ['basic_yearly', 'constructor', 'none', ''])
      expect((await join(await someoneToJoin(service), plan)).json().errors[0]).toMatchObject({ path: 'plan' })
  })

  test('another plan in the place of one that was not paid leaves one', async () => {
    const someone = await someoneToJoin(service)
    const first = (await join(someone, 'professional_monthly')).json()
    const second = (await join(someone, 'starter_yearly')).json()
    await service.jobs.drain()
    await endPayment(service, second.payment_link, 'paid')
    await expect(endPayment(service, first.payment_link, 'paid')).rejects.toThrow('409')
    await service.jobs.drain()
    expect((await membershipsOf(service, someone)).map(({ plan, state }) => [plan, state])).toEqual([
      ['starter_yearly', 'active'],
    ])
    expect(codesOf(await join(someone, 'professional_monthly'))).toEqual(['already_member'])
  })

  test('many at once get one', async () => {
    const someone = await someoneToJoin(service)
    const links = await Promise.all(Array.from({ length: 5 }, () => join(someone, 'starter_yearly')))
    expect(new Set(links.map((one) => one.json().payment_link)).size).toBe(1)
  })

  test('that nobody finished is forgotten', async () => {
    const someone = await someoneToJoin(service)
    const { payment_link } = (await join(someone, 'starter_yearly')).json()
    await endPayment(service, payment_link, 'canceled')
    await service.jobs.drain()
    expect((await membershipOf(service, someone)).state).toBe('pending')
    service.clock.advance(25 * 3_600_000)
    await service.payments.memberships.round.look()
    expect(await membershipsOf(service, someone)).toEqual([])
    expect((await join(someone, 'starter_yearly')).statusCode).toBe(201)
  })
})

describe('changing', () => {
  const change = (someone: SignedIn, uuid: string, plan: string, preview = false) =>
    someone.call('PATCH', `${path}/${uuid}`, { payload: { plan, preview } })

  test('to more costs the difference for what is left, and holds when that is paid', async () => {
    const someone = await someoneWhoJoined(service, 'oprecht_membership_monthly')
    const { uuid } = await membershipOf(service, someone)
    service.clock.set('2026-11-30T12:00:00Z')
    const later = await signedInAgain(service, someone)
    const preview = await change(later, uuid, 'professional_monthly', true)
    // Ten euros more for fifteen of thirty days, with VAT.
    const said = { change: 'upgrade', costs: 605, from: '2026-11-30', next_charge: { on: '2026-12-15', amount: 3_509 } }
    expect(preview.json()).toMatchObject({ ...said, preview: true, payment_link: null })
    const begun = await change(later, uuid, 'professional_monthly')
    expect(begun.json()).toMatchObject({ ...said, payment_link: expect.stringContaining('/sandbox/') })
    expect((await change(later, uuid, 'professional_monthly')).json()).toEqual(begun.json())
    expect((await membershipOf(service, someone)).plan).toBe('oprecht_membership_monthly')
    await endPayment(service, begun.json().payment_link, 'paid')
    await service.jobs.drain()
    expect(await membershipOf(service, someone)).toMatchObject({
      ...{
        plan: 'professional_monthly',
        included: 100,
        until: '2026-12-15',
        next_charge: { amount: 3_509, by: 'mandate' },
      },
      charges: [
        { kind: 'difference', amount: 605, state: 'paid' },
        { kind: 'term', amount: 2_299 },
      ],
    })
    const id = await subscriptionOf(service, someone.account)
    expect((await runningOf()).find((one) => one.id === id)?.amount.value).toBe('35.09')
  })

  test('to less comes with the next term, and staying takes that back', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    const { uuid } = await membershipOf(service, someone)
    expect((await change(someone, uuid, 'oprecht_membership_monthly')).json()).toMatchObject({
      ...{ change: 'downgrade', costs: 0, from: '2026-12-15', payment_link: null },
    })
    await service.jobs.drain()
    const planned = { plan: 'professional_monthly', next_plan: 'oprecht_membership_monthly' }
    expect(await membershipOf(service, someone)).toMatchObject({ ...planned, next_charge: { amount: 2_299 } })
    expect((await change(someone, uuid, 'professional_monthly')).json().change).toBe('none')
    await service.jobs.drain()
    expect(await membershipOf(service, someone)).toMatchObject({ next_plan: null, next_charge: { amount: 3_509 } })
  })

  test('to what we talk about first changes nothing', async () => {
    const someone = await someoneWhoJoined(service, 'starter_yearly')
    const { uuid } = await membershipOf(service, someone)
    expect((await change(someone, uuid, 'enterprise')).json()).toMatchObject({ change: 'enterprise', costs: 0 })
    expect((await change(someone, uuid, 'basic_yearly')).statusCode).toBe(422)
    const stranger = await someoneToJoin(service)
    expect((await change(stranger, uuid, 'professional_monthly')).statusCode).toBe(404)
    expect((await membershipOf(service, someone)).plan).toBe('starter_yearly')
  })
})

describe('ending', () => {
  const cancel = (someone: SignedIn, uuid: string) => someone.call('DELETE', `${path}/${uuid}`)

  test('is at the end of what is paid, the provider stops, and it can be taken back', async () => {
    const someone = await someoneWhoJoined(service, 'professional_monthly')
    const { uuid } = await membershipOf(service, someone)
    const before = await subscriptionOf(service, someone.account)
    expect((await cancel(someone, uuid)).json()).toEqual({ until: '2026-12-15', state: 'ending' })
    expect((await cancel(someone, uuid)).json()).toEqual({ until: '2026-12-15', state: 'ending' })
    await service.jobs.drain()
    expect((await runningOf()).some(({ id }) => id === before)).toBe(false)
    expect(await membershipOf(service, someone)).toMatchObject({
      state: 'ending',
      next_charge: null,
      until: '2026-12-15',
    })
    const resumed = await someone.call('POST', `${path}/${uuid}/resume`)
    expect(resumed.json()).toMatchObject({ state: 'active', next_charge: { on: '2026-12-15' } })
    await service.jobs.drain()
    const after = await subscriptionOf(service, someone.account)
    expect([after === before, (await runningOf()).some(({ id }) => id === after)]).toEqual([false, true])
    await cancel(someone, uuid)
    service.clock.set('2026-12-15T12:00:00Z')
    await service.payments.memberships.round.look()
    await service.jobs.drain()
    expect(await membershipOf(service, someone)).toMatchObject({
      state: 'ended',
      ended_why: 'canceled',
      until: '2026-12-15',
    })
    const resume = (await signedInAgain(service, someone)).call('POST', `${path}/${uuid}/resume`)
    expect(codesOf(await resume)).toEqual(['not_running'])
    const kinds = (await mailsTo(service, someone.email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => /canceling|ended/.test(kind))).toEqual([
      'membership_canceling',
      'membership_canceling',
      'membership_ended',
    ])
  })

  /** Somebody who cancels in their second year, up to the day on which it ends. */
  async function endingInTheSecondYear() {
    const someone = await someoneWhoJoined(service, 'starter_yearly')
    const { uuid } = await membershipOf(service, someone)
    expect((await membershipOf(service, someone)).ends_if_cancelled).toBe('2027-11-15')
    service.clock.set('2027-11-15T12:00:00Z')
    const id = await subscriptionOf(service, someone.account)
    const payment = await service.payments.paymentSandbox?.charge(id ?? '', 'paid')
    await service.jobs.drain()
    expect((await membershipOf(service, someone)).until).toBe('2028-11-15')
    expect((await cancel(await signedInAgain(service, someone), uuid)).json().until).toBe('2027-12-15')
    service.clock.set('2027-12-15T12:00:00Z')
    return { someone, uuid, payment: payment?.id ?? '' }
  }

  test('of a year that followed by itself gives back what is not used', async () => {
    const { someone, uuid } = await endingInTheSecondYear()
    await service.payments.memberships.round.look()
    await service.jobs.drain()
    const ended = await membershipOf(service, someone)
    // 336 of 366 days of 149 euros, with VAT.
    expect(ended.charges[0]).toMatchObject({ kind: 'credit', amount: -16_552, state: 'paid', from: '2027-12-15' })
    expect(ended.charges[0]?.invoice?.number).toMatch(/^2027-/)
    const { received, refunded } = await service.database.db
      .selectFrom('membership_payments')
      .select((by) => [by.fn.sum<number>('received').as('received'), by.fn.sum<number>('refunded').as('refunded')])
      .where('membership', '=', uuid)
      .executeTakeFirstOrThrow()
    expect([Number(received), Number(refunded)]).toEqual([2 * 18_029, 16_552])
  })

  test.each([
    ['yet', false],
    ['ever', true],
  ])('when the bank took what would go back and nobody told us %s tells a person', async (_when, silent) => {
    const { someone, payment: provider_id } = await endingInTheSecondYear()
    await service.payments.paymentSandbox?.choose(provider_id, 'charged_back', { silent })
    await service.payments.memberships.round.look()
    await service.jobs.drain()
    const alarms = await service.database.db.selectFrom('payment_alarms').select(['alarm', 'provider_id']).execute()
    expect(alarms.filter((one) => one.provider_id === provider_id)).toEqual([{ alarm: 'gone_twice', provider_id }])
    const ended = await membershipOf(service, someone)
    expect(ended.charges.map(({ kind, state }) => [kind, state])).toEqual([
      ['credit', 'paid'],
      ['term', 'paid'],
      ['term', 'paid'],
    ])
  })
})
