import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { type Founder, founderWithOrder } from '#server/testing/orders.ts'

const provider = createFakeProvider()
let service: TestApp
/** A second process on the same database. */
let other: TestApp
beforeAll(async () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '1000000' }
  service = await openTestApp({ provider, settings })
  other = await openTestApp({ provider, settings, database: service.database })
})
afterAll(async () => {
  await other.close()
  await service.close()
})
beforeEach(() => {
  Object.assign(provider, { down: false, loses: false, hold: undefined })
})

const tell = (id: string, { app }: TestApp = service) =>
  app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=${id}`,
  })

/** A founder at the provider's page. */
async function atTheProvider(): Promise<{ founder: Founder; id: string }> {
  const founder = await founderWithOrder(service)
  const { payment_link } = (await founder.pay()).json()
  return { founder, id: String(payment_link).split('/').at(-1) ?? '' }
}

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
    documents: jobs.filter((one) => one.job === 'issue_documents' && one.dedup_key === questionnaire).length,
    mails: jobs.filter((one) => one.job === 'confirm_order' && one.dedup_key === order).length,
  }
}

const once = { cases: 1, events: 1, invoices: 1, documents: 1, mails: 1 }
const nothing = { cases: 0, events: 0, invoices: 0, documents: 0, mails: 0 }

describe('news that it is paid', () => {
  test.each([
    ['once', async (id: string) => [await tell(id)]],
    ['twice', async (id: string) => [await tell(id), await tell(id)]],
    ['ten times at once', (id: string) => Promise.all(Array.from({ length: 10 }, () => tell(id)))],
    [
      'fifty times at once, at two processes',
      (id: string) => Promise.all(Array.from({ length: 50 }, (_, n) => tell(id, n % 2 ? service : other))),
    ],
    [
      'an hour late',
      async (id: string) => {
        service.clock.advance(3_600_000)
        return [await tell(id)]
      },
    ],
  ])('comes %s: paid once', async (_name, hear) => {
    const { founder, id } = await atTheProvider()
    provider.set(id, { status: 'paid', paid_at: service.clock.now() })
    for (const { statusCode } of await hear(id)) expect(statusCode).toBe(200)
    expect(await consequences(founder)).toEqual(once)
    expect(await founder.read()).toMatchObject({ paid: true, status: 'authorized' })
  })

  test('comes never, and the founder who returns is told all the same', async () => {
    const { founder, id } = await atTheProvider()
    provider.set(id, { status: 'paid' })
    expect(await founder.read()).toMatchObject({ paid: true })
    expect(await consequences(founder)).toEqual(once)
  })

  test('comes never, nobody returns, and a job finds it', async () => {
    const { founder, id } = await atTheProvider()
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
    expect((await tell(id)).statusCode).toBe(200)
    go()
    await paying
    expect(await consequences(founder)).toEqual(once)
    expect(await founder.read()).toMatchObject({ paid: true })
  })

  test('is followed by older news, and it stays paid', async () => {
    const { founder, id } = await atTheProvider()
    for (const status of ['paid', 'expired', 'open', 'failed', 'canceled'] as const) {
      provider.set(id, { status })
      expect((await tell(id)).statusCode).toBe(200)
    }
    expect(await consequences(founder)).toEqual(once)
    expect(await founder.read()).toMatchObject({ paid: true, status: 'authorized' })
  })

  test('comes after it expired', async () => {
    const { founder, id } = await atTheProvider()
    provider.set(id, { status: 'expired' })
    await tell(id)
    expect(await founder.read()).toMatchObject({ paid: false, status: 'error' })
    provider.set(id, { status: 'paid' })
    await tell(id)
    expect(await consequences(founder)).toEqual(once)
  })
})

describe('what is not believed', () => {
  const alarmsIn = async (alarm: string) => {
    const { values } = (await service.metrics.registry.getSingleMetric('payment_alarms_total')?.get()) ?? { values: [] }
    return values.find(({ labels }) => labels.alarm === alarm)?.value ?? 0
  }

  test.each([
    ['another amount', { amount: 1 }],
    ['another currency', { amount: null }],
    ['another order', { order: '00000000-0000-4000-8000-000000000000' }],
    ['another attempt', { attempt: '00000000-0000-4000-8000-000000000000' }],
  ])('%s: not paid, an alarm, once', async (_name, change) => {
    const { founder, id } = await atTheProvider()
    provider.set(id, { status: 'paid', ...change })
    const before = await alarmsIn('differs')
    for (const _time of [1, 2]) expect((await tell(id)).statusCode).toBe(200)
    expect(await consequences(founder)).toEqual(nothing)
    expect(await founder.read()).toMatchObject({ paid: false, status: 'error' })
    expect(await alarmsIn('differs')).toBe(before + 1)
    expect(service.logged.filter((line) => line.includes('"alarm":"differs"') && line.includes(id))).toHaveLength(1)
    // It can be paid all the same, by another payment.
    expect((await founder.pay()).statusCode).toBe(201)
  })

  test.each(['tr_nobody', 'tr_', 'x', '../payments', 'tr_1%2F..%2Fx'])(
    'an unknown id (%s) changes nothing',
    async (id) => {
      expect((await tell(id)).statusCode).toBe(200)
    },
  )

  test('money for something we never asked for', async () => {
    const { id } = await atTheProvider()
    const known = provider.payments.get(id)
    if (!known) throw new Error('There is no payment.')
    provider.payments.set('tr_stranger', { ...known, id: 'tr_stranger', status: 'paid', attempt: null, order: null })
    const before = await alarmsIn('stranger')
    expect((await tell('tr_stranger')).statusCode).toBe(200)
    expect(await alarmsIn('stranger')).toBe(before + 1)
  })

  test('news that we cannot ask about must come again', async () => {
    const { founder, id } = await atTheProvider()
    provider.set(id, { status: 'paid' })
    provider.down = true
    expect((await tell(id)).statusCode).toBe(503)
    expect(await founder.read()).toMatchObject({ paid: false, status: 'open' })
    provider.down = false
    expect((await tell(id)).statusCode).toBe(200)
    expect(await consequences(founder)).toEqual(once)
  })
})

describe('money that goes back', () => {
  test.each([
    ['a bank takes it back', (amount: number | null) => ({ charged_back: amount ?? 0 })],
    ['all of it is refunded', (amount: number | null) => ({ refunded: amount ?? 0 })],
  ])('%s: the downloads close', async (_name, change) => {
    const { founder, id } = await atTheProvider()
    provider.set(id, { status: 'paid' })
    await tell(id)
    const pdf = `${founder.path}/documents/0.pdf`
    expect((await founder.call('GET', pdf)).statusCode).toBe(200)
    provider.set(id, change(provider.payments.get(id)?.amount ?? null))
    await tell(id)
    expect((await founder.call('GET', pdf)).statusCode).toBe(403)
    expect(await founder.read()).toMatchObject({ paid: false, status: 'refused' })
    // The bank was wrong: it is ours again, and nothing is made a second time.
    provider.set(id, { charged_back: 0, refunded: 0 })
    await tell(id)
    expect((await founder.call('GET', pdf)).statusCode).toBe(200)
    expect(await consequences(founder)).toMatchObject({ cases: 1, invoices: 1 })
  })

  test('a part of it is a favour, and closes nothing', async () => {
    const { founder, id } = await atTheProvider()
    provider.set(id, { status: 'paid', refunded: 1_000 })
    await tell(id)
    expect(await founder.read()).toMatchObject({ paid: true })
  })

  test('it can be paid again', async () => {
    const { founder, id } = await atTheProvider()
    const { payable_price } = await founder.read()
    provider.set(id, { status: 'paid' })
    await tell(id)
    provider.set(id, { charged_back: payable_price })
    await tell(id)
    const again = await founder.pay()
    expect(again.statusCode).toBe(201)
    const second = String(again.json().payment_link).split('/').at(-1) ?? ''
    expect(second).not.toBe(id)
    provider.set(second, { status: 'paid' })
    await tell(second)
    expect(await founder.read()).toMatchObject({ paid: true, payable_price })
    expect(await consequences(founder)).toMatchObject({ cases: 1, invoices: 1 })
  })
})

test('what is asked while someone waits is asked once in two seconds', async () => {
  const { founder } = await atTheProvider()
  await founder.read()
  const before = provider.finds
  for (let time = 0; time < 5; time++) await founder.read()
  expect(provider.finds).toBe(before)
  service.clock.advance(2_000)
  await founder.read()
  expect(provider.finds).toBe(before + 1)
})

test('a job closes what the provider forgot, and what was never answered', async () => {
  const { founder, id } = await atTheProvider()
  provider.payments.delete(id)
  const lost = await founderWithOrder(service)
  provider.down = true
  expect((await lost.pay()).statusCode).toBe(503)
  provider.down = false
  service.clock.advance(2 * 3_600_000)
  await service.payments.payments.reconcile()
  for (const one of [founder, lost]) expect(await one.read()).toMatchObject({ status: 'error', paid: false })
})

test('numbers of invoices follow one another, also when several are paid at once', async () => {
  const paid = await Promise.all(Array.from({ length: 4 }, atTheProvider))
  for (const { id } of paid) provider.set(id, { status: 'paid' })
  await Promise.all(paid.map(({ id }, n) => tell(id, n % 2 ? service : other)))
  const rows = await service.database.db.selectFrom('invoices').select(['sequence']).where('year', '=', 2026).execute()
  const numbers = rows.map(({ sequence }) => sequence).sort((one, two) => one - two)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('hidden answers are gone once it is paid, and changes from then on are recorded', async () => {
  const founder = await founderWithOrder(service, { patch: { p3: { active: false, firstname: 'Niemand' } } })
  const { payment_link } = (await founder.pay()).json()
  const id = String(payment_link).split('/').at(-1) ?? ''
  provider.set(id, { status: 'paid' })
  await tell(id)
  const { product_data } = (await founder.call('GET', founder.path)).json()
  expect(product_data.p3).toEqual({})
  expect(product_data.p1).not.toHaveProperty('english_proficient')
  expect(product_data.p1).toMatchObject({ firstname: 'Anna', bsn: '111222333' })
  const payload = { main: { company_name: 'De Zilveren Lepel' }, p1: { lastname: 'Bakker' } }
  expect((await founder.call('PATCH', founder.path, { payload })).statusCode).toBe(200)
  const changes = await service.database.db
    .selectFrom('answer_changes')
    .select('fields')
    .where('questionnaire', '=', founder.questionnaire)
    .execute()
  expect(changes).toEqual([{ fields: ['main.company_name', 'p1.lastname'] }])
  expect(await founder.read()).toMatchObject({ paid: true, revision: 1, stale: false })
})
