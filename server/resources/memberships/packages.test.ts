import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { someoneToJoin } from '#server/testing/memberships.ts'
import { endPayment, founderWithOrder } from '#server/testing/orders.ts'
import { type SignedIn, signedIn } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())
beforeEach(() => service.clock.set('2026-11-16T12:04:05Z'))

const path = '/api/api_customer_dashboard/contract_packages'
const list = ({ account }: Pick<SignedIn, 'account'>, from = service) => from.payments.memberships.reading.list(account)
const buy = (someone: SignedIn, slug: string) => someone.call('POST', path, { payload: { package: slug } })
/** Somebody with a package, and the number of its payment. */
async function someoneWhoBought(slug: string) {
  const someone = await someoneToJoin(service)
  const { uuid, payment_link } = (await buy(someone, slug)).json()
  await endPayment(service, payment_link, 'paid')
  await service.jobs.drain()
  return { ...someone, uuid, provider_id: payment_link.split('/').at(-1) }
}
const take = ({ account }: Pick<SignedIn, 'account'>) =>
  service.database.inTransaction((tx) =>
    service.payments.memberships.allowance.take(tx, { account, contract: randomUUID() }),
  )
const alarms = () => service.database.db.selectFrom('payment_alarms').select(['alarm', 'provider_id']).execute()
const refundedOf = async (id: string) => (await service.payments.paymentSandbox?.find(id))?.amountRefunded?.value

describe('contracts bought by themselves', () => {
  test('are paid once, stay, and have an invoice and a letter', async () => {
    const someone = await someoneToJoin(service)
    expect((await list(someone)).packages).toMatchObject([
      { package: 'contracts-5', contracts: 5, price: 12_900, price_with_vat: 15_609, name: { nl: '5 contracten' } },
      { package: 'contracts-100', contracts: 100, price: 49_900, price_with_vat: 60_379 },
    ])
    const bought = await buy(someone, 'contracts-5')
    expect(bought.statusCode).toBe(201)
    expect((await buy(someone, 'contracts-5')).json()).toEqual(bought.json())
    expect(await list(someone)).toMatchObject({ contracts: null, purchases: [] })
    await endPayment(service, bought.json().payment_link, 'paid', { silent: true })
    // Whoever comes back is faster than the news.
    service.clock.advance(3_000)
    const own = await list(someone)
    expect(own.contracts).toEqual({ included: 5, used: 0, until: null })
    expect(own.purchases).toMatchObject([
      { package: 'contracts-5', amount: 15_609, included: 5, used: 0, state: 'paid', withdrawal: { back: 15_609 } },
    ])
    await service.jobs.drain()
    const pdf = await someone.call('GET', own.purchases[0]?.invoice?.path ?? '')
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    const stranger = await someoneToJoin(service)
    expect((await stranger.call('GET', own.purchases[0]?.invoice?.path ?? '')).statusCode).toBe(404)
    const letters = (await mailsTo(service, someone.email)).filter(({ kind }) => kind === 'membership_package_bought')
    expect(letters.map(({ attachments }) => attachments?.length)).toEqual([1])
    service.clock.set('2030-01-01T12:00:00Z')
    await take(someone)
    expect((await list(someone)).contracts).toEqual({ included: 5, used: 1, until: null })
  })

  test('can be bought again, and together', async () => {
    const someone = await someoneWhoBought('contracts-5')
    for (const slug of ['contracts-5', 'contracts-100']) {
      await endPayment(service, (await buy(someone, slug)).json().payment_link, 'paid')
      await service.jobs.drain()
    }
    expect((await list(someone)).contracts).toMatchObject({ included: 110, used: 0 })
    expect(new Set((await list(someone)).purchases.map(({ invoice }) => invoice?.number)).size).toBe(3)
  })

  test('need an address for the invoice, and a package that is sold', async () => {
    const someone = await signedIn(openBrowser(service.app))
    expect((await buy(someone, 'contracts-5')).json().errors[0].code).toBe('required')
    for (const slug of ['constructor', 'trademark-check', ''])
      expect((await buy(await someoneToJoin(service), slug)).json().errors[0]).toMatchObject({ path: 'package' })
  })

  test('news of it that comes many times counts once', async () => {
    const someone = await someoneWhoBought('contracts-5')
    const news = () =>
      service.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: { id: someone.provider_id } })
    await Promise.all(Array.from({ length: 10 }, news))
    await service.jobs.drain()
    expect((await list(someone)).contracts).toMatchObject({ included: 5 })
    expect((await list(someone)).purchases).toHaveLength(1)
  })

  test('that were not paid are not there', async () => {
    const someone = await someoneToJoin(service)
    await endPayment(service, (await buy(someone, 'contracts-5')).json().payment_link, 'failed')
    await service.jobs.drain()
    expect(await list(someone)).toMatchObject({ contracts: null, purchases: [] })
    expect((await buy(someone, 'contracts-5')).statusCode).toBe(201)
  })

  test('whose money the bank takes back are closed at what was used', async () => {
    const someone = await someoneWhoBought('contracts-5')
    await take(someone)
    await service.payments.paymentSandbox?.choose(someone.provider_id, 'charged_back')
    await service.jobs.drain()
    const own = await list(someone)
    expect([own.purchases[0]?.state, own.contracts]).toEqual(['returned', { included: 1, used: 1, until: null }])
    await expect(take(someone)).rejects.toMatchObject({ entries: [{ code: 'no_contracts_left' }] })
  })

  test('for somebody who is gone goes back with an alarm', async () => {
    const someone = await someoneToJoin(service)
    const { uuid, payment_link } = (await buy(someone, 'contracts-5')).json()
    await service.database.db.deleteFrom('package_purchases').where('uuid', '=', uuid).execute()
    await endPayment(service, payment_link, 'paid')
    await service.jobs.drain()
    const id = payment_link.split('/').at(-1)
    expect(await alarms()).toContainEqual({ alarm: 'stranger', provider_id: id })
    expect(await refundedOf(id)).toBe('156.09')
  })

  test('while the provider is away nothing is lost, and it is said plainly', async () => {
    const provider = createFakeProvider()
    const away = await openTestApp({
      ...{ database: service.database, provider, settings: { RATE_LIMIT_PER_MINUTE: '1000000' } },
    })
    const someone = await someoneToJoin(away)
    provider.down = true
    const refused = await buy(someone, 'contracts-5')
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([503, 'payment_failed'])
    provider.down = false
    expect((await buy(someone, 'contracts-5')).statusCode).toBe(201)
    expect(provider.payments.size).toBe(1)
    const [id = ''] = provider.payments.keys()
    // Of another amount than was asked for.
    provider.set(id, { status: 'paid', amount: 1 })
    await away.app.inject({ method: 'POST', url: '/api/payments/webhook', payload: { id } })
    await away.jobs.drain()
    expect((await list(someone, away)).contracts).toBeNull()
    expect([await alarms(), provider.payments.get(id)?.refunded]).toEqual([
      expect.arrayContaining([{ alarm: 'differs', provider_id: id }]),
      1,
    ])
    await away.close()
  })

  test('can be given back within a fortnight, less what was used', async () => {
    const someone = await someoneWhoBought('contracts-5')
    await take(someone)
    const give = (by: SignedIn) => by.call('POST', `${path}/${someone.uuid}/withdrawal`)
    expect((await give(await someoneToJoin(service))).statusCode).toBe(404)
    const answer = await give(someone)
    expect(answer.json().back).toBe(12_487)
    expect((await give(someone)).json()).toEqual(answer.json())
    await service.jobs.drain()
    const own = await list(someone)
    expect(own.purchases.map(({ amount, state }) => [amount, state])).toEqual([
      [-12_487, 'paid'],
      [15_609, 'withdrawn'],
    ])
    expect(own.contracts).toMatchObject({ included: 1, used: 1 })
    expect(await refundedOf(someone.provider_id)).toBe('124.87')
    const [letter] = (await mailsTo(service, someone.email)).filter(
      ({ kind }) => kind === 'membership_package_withdrawn',
    )
    expect(letter?.text).toContain('16 november 2026 om 13:04:05')
    // The bank took it, and nobody told us: then it is not there to be given back, and a person is told.
    const taken = await someoneWhoBought('contracts-5')
    await service.payments.paymentSandbox?.choose(taken.provider_id, 'charged_back', { silent: true })
    await taken.call('POST', `${path}/${taken.uuid}/withdrawal`)
    await service.jobs.drain()
    expect(await alarms()).toContainEqual({ alarm: 'gone_twice', provider_id: taken.provider_id })
    const late = await someoneWhoBought('contracts-100')
    service.clock.set('2026-12-01T12:00:00Z')
    const back = await (await signedIn(openBrowser(service.app), late)).call('POST', `${path}/${late.uuid}/withdrawal`)
    expect([back.statusCode, back.json().errors[0].code]).toEqual([409, 'too_late'])
  })
})

test('bought along with an order they are in its price, on its invoice and there when it is paid', async () => {
  const none = { upsell_package: 'none', upsell_package_type_product_ids: ['contracts-5'] }
  const founder = await founderWithOrder(service, { patch: { main: none } })
  const order = await founder.read()
  expect(JSON.stringify(order)).toContain('5 contracten')
  const { payment_link } = (await founder.pay()).json()
  await endPayment(service, payment_link, 'paid')
  await service.jobs.drain()
  expect((await list(founder)).contracts).toEqual({ included: 5, used: 0, until: null })
})
