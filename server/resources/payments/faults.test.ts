import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import type { TestApp } from '#server/testing/app-open.ts'
import { alarmsIn, atTheProvider, beginPayment, happens, idIn, tell } from '#server/testing/at-the-provider.ts'
import { boxes, type Founder, founderWithOrder } from '#server/testing/orders.ts'
import { openTwoProcesses } from '#server/testing/two-processes.ts'
import { tries } from '#testing/laws.ts'

// Everything that is known to go wrong between a click and a paid order, one script each. What is bought by it, what is
// held of it and who may go meanwhile are in faults-bought, faults-money and faults-leaving beside this.

const provider = createFakeProvider()
let service: TestApp
/** A second process on the same database. */
let other: TestApp
let close: () => Promise<void>
beforeAll(async () => {
  ;({ service, other, close } = await openTwoProcesses({ provider }))
})
afterAll(() => close())
beforeEach(() => {
  Object.assign(provider, { down: false, loses: false, hold: undefined })
})

const begin = () => atTheProvider(service)
const now = (id: string, change: Parameters<typeof provider.set>[1]) => happens(provider, service, id, change)
const askedFor = ({ order }: Pick<Founder, 'order'>) =>
  provider.asked.filter(({ reference }) => 'order' in reference && reference.order === order)
const paymentsFor = ({ order }: Founder) => [...provider.payments.values()].filter((one) => one.order === order)
const attemptsFor = ({ order }: Founder) =>
  service.database.db.selectFrom('payment_attempts').selectAll().where('order_uuid', '=', order).execute()

/** What an order set going, each counted. */
async function consequences({ order, questionnaire }: Founder) {
  const { db } = service.database
  const all = <Row>(rows: Promise<Row[]>) => rows.then(({ length }) => length)
  const jobs = await db.selectFrom('jobs').select(['job', 'dedup_key']).execute()
  return {
    cases: await all(db.selectFrom('cases').select('uuid').where('order_uuid', '=', order).execute()),
    events: await all(
      db
        .selectFrom('case_events')
        .innerJoin('cases', 'cases.uuid', 'case_events.case_uuid')
        .select('case_events.id')
        .where('cases.order_uuid', '=', order)
        .execute(),
    ),
    invoices: await all(db.selectFrom('invoices').select('number').where('order_uuid', '=', order).execute()),
    versions: await all(
      db
        .selectFrom('answer_versions')
        .select('uuid')
        .where('questionnaire', '=', questionnaire)
        .where('number', '=', 1)
        .execute(),
    ),
    documents: jobs.filter((one) => one.job === 'issue_documents' && one.dedup_key === questionnaire).length,
    mails: jobs.filter((one) => one.job === 'confirm_order' && one.dedup_key === order).length,
  }
}

const once = { cases: 1, events: 1, invoices: 1, versions: 1, documents: 1, mails: 1 }
const nothing = { cases: 0, events: 0, invoices: 0, versions: 0, documents: 0, mails: 0 }

describe('clicks', () => {
  /** The same founder at the other process. */
  const elsewhere = (founder: Founder) =>
    other.app.inject({
      method: 'POST',
      url: '/api/payments',
      headers: { ...founder.token, 'idempotency-key': 'abc' },
      payload: { uuid: founder.order, ...boxes },
    })

  const clicks = tries(200)
  test(`${clicks} at two processes make one payment`, async () => {
    const founder = await founderWithOrder(service)
    const answers = await Promise.all(
      Array.from({ length: clicks }, (_, n) => (n % 2 ? founder.pay({ revision: 1 }) : elsewhere(founder))),
    )
    const links = new Set(answers.map((answer) => answer.json().payment_link))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: clicks }, () => 201))
    expect([...links]).toHaveLength(1)
    expect(paymentsFor(founder)).toHaveLength(1)
    expect(await attemptsFor(founder)).toHaveLength(1)
  })
})

describe('a provider in trouble when a payment is made', () => {
  test('down: a sentence, nothing half-made, and a retry that works', async () => {
    const founder = await founderWithOrder(service)
    provider.down = true
    const failed = await founder.pay()
    expect([failed.statusCode, failed.json()]).toEqual([
      503,
      { errors: [{ code: 'payment_failed', message: 'Er is een fout opgetreden' }] },
    ])
    expect(await founder.read()).toMatchObject({ status: 'open', paid: false, stale: false })
    provider.down = false
    expect((await founder.pay()).statusCode).toBe(201)
    expect(paymentsFor(founder)).toHaveLength(1)
  })

  test('too slow: its answer is lost, and the retry finds the same payment', async () => {
    const founder = await founderWithOrder(service)
    provider.loses = true
    expect((await founder.pay()).statusCode).toBe(503)
    provider.loses = false
    const retried = await founder.pay()
    expect(retried.statusCode).toBe(201)
    expect(paymentsFor(founder)).toHaveLength(1)
    const keys = askedFor(founder).map((one) => one.idempotency_key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('a key that the provider has forgotten is not used again', async () => {
    const founder = await founderWithOrder(service)
    provider.down = true
    await founder.pay()
    provider.down = false
    service.clock.advance(55 * 60_000)
    expect((await founder.pay()).statusCode).toBe(201)
    const keys = askedFor(founder).map((one) => one.idempotency_key)
    expect(new Set(keys).size).toBe(2)
  })

  test('made for another amount: nobody is led there', async () => {
    const founder = await founderWithOrder(service)
    const { create } = provider
    provider.create = async (request) => ({ ...(await create(request)), amount: 1 })
    expect((await founder.pay()).statusCode).toBe(503)
    provider.create = create
    expect((await founder.pay()).statusCode).toBe(201)
  })
})

describe('news that it is paid', () => {
  test.each([
    ['once', async (id: string) => [await tell(id, service)]],
    ['twice', async (id: string) => [await tell(id, service), await tell(id, service)]],
    ['ten times at once', (id: string) => Promise.all(Array.from({ length: 10 }, () => tell(id, service)))],
    [
      'fifty times at once, at two processes',
      (id: string) => Promise.all(Array.from({ length: 50 }, (_, n) => tell(id, n % 2 ? service : other))),
    ],
    [
      'an hour late',
      async (id: string) => {
        service.clock.advance(3_600_000)
        return [await tell(id, service)]
      },
    ],
  ])('comes %s: paid once', async (_name, hear) => {
    const { founder, id } = await begin()
    provider.set(id, { status: 'paid', paid_at: service.clock.now() })
    for (const { statusCode } of await hear(id)) expect(statusCode).toBe(200)
    expect(await consequences(founder)).toEqual(once)
    expect(await founder.read()).toMatchObject({ paid: true, status: 'authorized' })
  })

  test('comes after the founder, who is told all the same', async () => {
    const { founder, id } = await begin()
    provider.set(id, { status: 'paid' })
    expect(await founder.read()).toMatchObject({ paid: true })
    expect(await consequences(founder)).toEqual(once)
    expect((await tell(id, service)).statusCode).toBe(200)
    expect(await consequences(founder)).toEqual(once)
  })

  test('comes never, nobody returns, and a job finds it', async () => {
    const { founder, id } = await begin()
    provider.set(id, { status: 'paid' })
    service.clock.advance(5 * 60_000)
    await service.payments.payments.reconcile()
    expect(await consequences(founder)).toEqual(once)
    expect(await founder.read()).toMatchObject({ paid: true })
  })

  test('comes before our own question was answered', async () => {
    const founder = await founderWithOrder(service)
    let go = () => {}
    provider.loses = true
    expect((await founder.pay()).statusCode).toBe(503)
    const [id = ''] = [...provider.payments.keys()].slice(-1)
    provider.set(id, { status: 'paid' })
    provider.hold = new Promise((resolve) => {
      go = resolve
    })
    provider.loses = false
    const paying = founder.pay()
    expect((await tell(id, service)).statusCode).toBe(200)
    go()
    await paying
    expect(await consequences(founder)).toEqual(once)
    expect(await founder.read()).toMatchObject({ paid: true })
  })

  test('is followed by older news, and it stays paid', async () => {
    const { founder, id } = await begin()
    for (const status of ['paid', 'expired', 'open', 'failed', 'canceled'] as const) await now(id, { status })
    expect(await consequences(founder)).toEqual(once)
    expect(await founder.read()).toMatchObject({ paid: true, status: 'authorized' })
  })

  test('comes after it expired', async () => {
    const { founder, id } = await begin()
    await now(id, { status: 'expired' })
    expect(await founder.read()).toMatchObject({ paid: false, status: 'error' })
    await now(id, { status: 'paid' })
    expect(await consequences(founder)).toEqual(once)
  })

  test('cannot be asked about, and must come again', async () => {
    const { founder, id } = await begin()
    provider.set(id, { status: 'paid' })
    provider.down = true
    expect((await tell(id, service)).statusCode).toBe(503)
    expect(await founder.read()).toMatchObject({ paid: false, status: 'open' })
    provider.down = false
    expect((await tell(id, service)).statusCode).toBe(200)
    expect(await consequences(founder)).toEqual(once)
  })
})

describe('what is not believed', () => {
  test.each([
    ['another amount', { amount: 1 }],
    ['another currency', { amount: null }],
    ['another order', { order: '00000000-0000-4000-8000-000000000000' }],
    ['another attempt', { attempt: '00000000-0000-4000-8000-000000000000' }],
  ])('%s: not paid, an alarm, once', async (_name, change) => {
    const { founder, id } = await begin()
    provider.set(id, { status: 'paid', ...change })
    const before = await alarmsIn(service, 'differs')
    for (const _time of [1, 2]) expect((await tell(id, service)).statusCode).toBe(200)
    expect(await consequences(founder)).toEqual(nothing)
    expect(await founder.read()).toMatchObject({ paid: false, status: 'error' })
    expect(await alarmsIn(service, 'differs')).toBe(before + 1)
    expect(service.logged.filter((line) => line.includes('"alarm":"differs"') && line.includes(id))).toHaveLength(1)
    // It can be paid all the same, by another payment.
    expect((await founder.pay()).statusCode).toBe(201)
  })

  test.each(['tr_nobody', 'tr_', 'x', '../payments', 'tr_1%2F..%2Fx'])(
    'an unknown id (%s) changes nothing',
    async (id) => {
      expect((await tell(id, service)).statusCode).toBe(200)
    },
  )

  test('money for something we never asked for', async () => {
    const { id } = await begin()
    const known = provider.payments.get(id)
    if (!known) throw new Error('There is no payment.')
    provider.payments.set('tr_stranger', { ...known, id: 'tr_stranger', status: 'paid', attempt: null, order: 'x' })
    const before = await alarmsIn(service, 'stranger')
    expect((await tell('tr_stranger', service)).statusCode).toBe(200)
    expect(await alarmsIn(service, 'stranger')).toBe(before + 1)
  })
})

describe('a payment that came to nothing', () => {
  const again = async (founder: Founder) =>
    idIn(
      (await founder.call('POST', `/api/api_customer_dashboard/payments/${founder.order}/mollie_payment`)).json()
        .payment_link,
    )

  test.each([
    ['failed', 'refused'],
    ['expired', 'error'],
    ['canceled', 'cancelled'],
  ] as const)('%s: a new one, and who pays the old one all the same has paid, once', async (status, told) => {
    const { founder, id: old } = await begin()
    await now(old, { status })
    expect(await founder.read()).toMatchObject({ paid: false, status: told })
    service.clock.advance(1_000)
    const fresh = await again(founder)
    expect(fresh).not.toBe(old)
    await now(old, { status: 'paid' })
    expect(await consequences(founder)).toEqual(once)
    // Nobody pays again: the new link is dead, and if that was too late a person hears of it.
    await service.jobs.drain()
    expect(provider.payments.get(fresh)?.status).toBe('canceled')
    const before = await alarmsIn(service, 'paid_twice')
    await now(fresh, { status: 'paid' })
    expect(await alarmsIn(service, 'paid_twice')).toBe(before + 1)
    expect(await founder.read()).toMatchObject({ paid: true })
  })

  test('a link that has run out is replaced', async () => {
    const { founder, id } = await begin()
    await service.database.db
      .updateTable('payment_attempts')
      .set({ expires_at: service.clock.now() })
      .where('order_uuid', '=', founder.order)
      .execute()
    expect(await beginPayment(founder)).not.toBe(id)
    await service.jobs.drain()
    expect(paymentsFor(founder).map(({ status }) => status)).toEqual(['canceled', 'open'])
  })

  test('a job closes what the provider forgot, and what was never answered', async () => {
    const { founder, id } = await begin()
    provider.payments.delete(id)
    const lost = await founderWithOrder(service)
    provider.down = true
    expect((await lost.pay()).statusCode).toBe(503)
    provider.down = false
    service.clock.advance(2 * 3_600_000)
    await service.payments.payments.reconcile()
    for (const one of [founder, lost]) expect(await one.read()).toMatchObject({ status: 'error', paid: false })
  })
})

describe('money that goes back', () => {
  test.each([
    ['a bank takes it back', (amount: number | null) => ({ charged_back: amount ?? 0 })],
    ['all of it is refunded', (amount: number | null) => ({ refunded: amount ?? 0 })],
  ])('%s: the downloads close', async (_name, change) => {
    const { founder, id } = await begin()
    await now(id, { status: 'paid' })
    const pdf = `${founder.path}/documents/0.pdf`
    expect((await founder.call('GET', pdf)).statusCode).toBe(200)
    await now(id, change(provider.payments.get(id)?.amount ?? null))
    expect((await founder.call('GET', pdf)).statusCode).toBe(403)
    expect(await founder.read()).toMatchObject({ paid: false, status: 'refused' })
    // The bank was wrong: it is ours again, and nothing is made a second time.
    await now(id, { charged_back: 0, refunded: 0 })
    expect((await founder.call('GET', pdf)).statusCode).toBe(200)
    expect(await consequences(founder)).toMatchObject({ cases: 1, invoices: 1 })
  })

  test('a part of it is a favour, and closes nothing', async () => {
    const { founder, id } = await begin()
    await now(id, { status: 'paid', refunded: 1_000 })
    expect(await founder.read()).toMatchObject({ paid: true })
  })

  test('it can be paid again: for the same, whatever was answered since', async () => {
    const { founder, id } = await begin()
    const { payable_price } = await founder.read()
    await now(id, { status: 'paid' })
    await now(id, { charged_back: payable_price })
    await founder.call('PATCH', founder.path, { payload: { main: { company_name: null }, p1: { dga_plan: true } } })
    const second = await beginPayment(founder)
    expect(second).not.toBe(id)
    await now(second, { status: 'paid' })
    expect(await founder.read()).toMatchObject({ paid: true, payable_price })
    expect(await consequences(founder)).toMatchObject({ cases: 1, invoices: 1, versions: 1 })
    const deed = await founder.call('GET', `${founder.path}/documents/0`)
    expect(deed.json()).toMatchObject({ title: 'Akte van oprichting van De Gouden Lepel B.V.', status: 'issued' })
  })
})
