import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { chooserOf, climbedToAppointment, missingIn } from '#server/testing/appointing.ts'
import { toldOf } from '#server/testing/cases.ts'
import { madeOnce } from '#server/testing/made-once.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { endPayment } from '#server/testing/orders.ts'

// Another moment after the free one: kept while it can be paid, and theirs when it was.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const price = 6050
const idIn = (link: string) => link.split('/').at(-1) ?? ''

const climbed = () => climbedToAppointment(service)
const twoClimbed = madeOnce(
  () => service,
  async () => [await climbed(), await climbed()] as const,
)

/** Moved once already: the next one has a price. */
const movedOnce = async () => moverOf((await twoClimbed())[0])

async function moverOf(at: Awaited<ReturnType<typeof climbed>>) {
  const chooser = chooserOf(at)
  const { founder, freeAt } = chooser
  const choose = (starts: string, more: object = {}) => chooser.choose(starts, { agreeing: ['p2'], ...more })
  await choose(await freeAt(20))
  const agreed = await freeAt(22)
  await choose(agreed)
  return {
    ...{ ...chooser, choose, agreed },
    link: async (): Promise<string> => {
      const paid = await founder.call('POST', `${founder.own}/appointment/payment`, { payload: { total: price } })
      if (paid.statusCode !== 200) throw new Error(`It cannot be paid: ${paid.body}`)
      return paid.json().payment_link
    },
    orders: () =>
      service.database.db
        .selectFrom('orders')
        .select(['uuid', 'payable_price', 'state', 'supplement'])
        .where('questionnaire', '=', founder.questionnaire)
        .where('supplement', 'is not', null)
        .orderBy('created_at')
        .execute(),
    refunds: () =>
      service.database.db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.uuid', 'refunds.order_uuid')
        .select(['refunds.amount', 'refunds.why'])
        .where('orders.questionnaire', '=', founder.questionnaire)
        .execute(),
    last: async () => (await founder.look()).history.at(-1)?.action,
  }
}

async function pay(link: string): Promise<void> {
  await endPayment(service, link, 'paid', { silent: true })
  await service.payments.payments.hear(idIn(link))
}

test('it is kept in the diary, and nothing moves until it is paid', async () => {
  const [first, second] = await twoClimbed()
  const { founder, slots, freeAt, choose, agreed, orders, link, last } = await moverOf(first)
  const wanted = await freeAt(12)
  expect((await slots()).move).toMatchObject({ price, later: price })
  // Nobody is asked for what they did not see.
  expect(missingIn(await choose(wanted))).toEqual(['move_price'])
  expect(missingIn(await choose(wanted, { total: 5000 }))).toEqual(['move_price'])
  expect((await choose(wanted, { total: price })).json()).toMatchObject({ meeting_at: agreed })
  const kept = await slots()
  expect(kept).toMatchObject({ agreed: { starts: agreed }, asked: { starts: wanted, waiting: [] } })
  expect(kept.to_pay).toEqual({
    total: price,
    until: new Date(service.clock.now().getTime() + 24 * 3_600_000).toISOString(),
  })
  expect(await last()).toBe('keep_slot')
  expect(await orders()).toMatchObject([{ payable_price: price, state: 'unpaid', supplement: 'appointment_moved' }])
  // For another case of the same office it is taken.
  const other = await moverOf(second)
  const uuid = other.founder.case.split('/').at(-1) ?? ''
  await service.database.db.updateTable('cases').set({ office: founder.office }).where('uuid', '=', uuid).execute()
  expect((await other.slots()).days.flatMap((day) => day.slots.map(({ starts }) => starts))).not.toContain(wanted)
  await pay(await link())
  expect(await founder.look()).toMatchObject({ meeting_at: wanted, appointment: { state: 'agreed' } })
  expect(await slots()).toMatchObject({ asked: null, to_pay: null, move: { price } })
  expect(await last()).toBe('choose_slot')
  const [order] = await orders()
  expect(order).toMatchObject({ state: 'paid' })
  expect((await founder.call('GET', `/api/payments/${order?.uuid}/invoice.pdf`)).statusCode).toBe(200)
})

test('heard of twice it is moved once, and the one after has a price again', async () => {
  const { founder, freeAt, choose, link, orders } = await movedOnce()
  await choose(await freeAt(12), { total: price })
  const paid = await link()
  await pay(paid)
  await service.payments.payments.hear(idIn(paid))
  expect((await founder.look()).history.filter(({ action }) => action === 'choose_slot')).toHaveLength(3)
  await choose(await freeAt(14), { total: price })
  expect(await orders()).toHaveLength(2)
})

describe('when it is not paid', () => {
  test('in time, it is free again and what was agreed stands', async () => {
    const { founder, slots, freeAt, choose, agreed, last, link } = await movedOnce()
    const wanted = await freeAt(12)
    await choose(wanted, { total: price })
    const late = await link()
    service.clock.advance(24 * 3_600_000)
    await service.jobs.plan()
    await service.jobs.drain()
    expect(await slots()).toMatchObject({ agreed: { starts: agreed }, asked: null, to_pay: null })
    expect(await last()).toBe('lapse_slot')
    const again = await founder.call('POST', `${founder.own}/appointment/payment`, { payload: { total: price } })
    expect(missingIn(again)).toEqual(['slot'])
    // Who is still at the bank finds it closed.
    await expect(pay(late)).rejects.toThrow('409')
    expect(await founder.look()).toMatchObject({ meeting_at: agreed })
  })

  test('another may be chosen instead, or it is taken back', async () => {
    const { founder, slots, freeAt, choose, act, agreed, refunds, link, orders, last } = await movedOnce()
    const [first, second] = [await freeAt(12), await freeAt(14)]
    await choose(first, { total: price })
    const early = await link()
    await choose(second, { total: price })
    expect(await slots()).toMatchObject({ asked: { starts: second }, to_pay: { total: price } })
    expect(await orders()).toHaveLength(2)
    await pay(early)
    expect(await slots()).toMatchObject({ agreed: { starts: agreed }, asked: { starts: second } })
    // Paid at that very moment: it goes back.
    expect(await refunds()).toEqual([{ amount: price, why: 'changed' }])
    expect(await last()).toBe('return_slot')
    expect(await toldOf(service, founder.email)).toContain('move_returned')
    expect((await act({ action: 'drop_slot' })).statusCode).toBe(200)
    expect(await slots()).toMatchObject({ agreed: { starts: agreed }, asked: null })
    expect((await act({ action: 'drop_slot' })).statusCode).toBe(409)
  })
})

test('others are asked first, and only then it can be paid', async () => {
  const { founder, slots, freeAt, choose, act, link, orders } = await movedOnce()
  const wanted = await freeAt(12)
  await choose(wanted, { total: price, agreeing: [] })
  expect(await slots()).toMatchObject({ asked: { waiting: ['p2'] }, to_pay: null })
  expect(await orders()).toHaveLength(0)
  await act({ action: 'answer_slot', person: 'p2', starts: wanted, can: true })
  expect(await slots()).toMatchObject({ asked: { waiting: [] }, to_pay: { total: price } })
  await pay(await link())
  expect(await founder.look()).toMatchObject({ meeting_at: wanted })
  expect((await mailsTo(service, founder.email)).length).toBeGreaterThan(0)
})

test('what the office settles itself costs nothing, and what was paid for it goes back', async () => {
  const { founder, freeAt, choose, appoint, link, refunds } = await movedOnce()
  const wanted = await freeAt(12)
  await choose(wanted, { total: price })
  const paid = await link()
  expect((await appoint({ action: 'confirm' })).json()).toMatchObject({ meeting_at: wanted })
  await pay(paid)
  expect(await founder.look()).toMatchObject({ meeting_at: wanted })
  expect(await refunds()).toEqual([{ amount: price, why: 'changed' }])
})

test('who did not come twice pays for the third, and the case goes on by it', async () => {
  const { founder, agreed, appoint, slots, freeAt, choose, link } = await movedOnce()
  service.clock.advance(new Date(agreed).getTime() - service.clock.now().getTime() + 3_600_000)
  await appoint({ action: 'missed' })
  expect(await slots()).toMatchObject({ open: true, agreed: null, move: { price } })
  const wanted = await freeAt(4)
  expect((await choose(wanted, { total: price })).json()).toMatchObject({ status: 'on_hold', meeting_at: null })
  await pay(await link())
  expect(await founder.look()).toMatchObject({
    ...{ status: 'scheduling_meeting', hold: null, meeting_at: wanted, waiting_on: 'notary' },
  })
})

test('who ordered by a book without a price moves for nothing', async () => {
  const { founder, freeAt, choose, slots } = await movedOnce()
  const { db } = service.database
  const { price_book } = await db
    .selectFrom('orders')
    .select('price_book')
    .where('questionnaire', '=', founder.questionnaire)
    .executeTakeFirstOrThrow()
  const { book } = await db
    .selectFrom('price_books')
    .select('book')
    .where('valid_from', '=', price_book)
    .executeTakeFirstOrThrow()
  const { after_payment: _, ...without } = book as unknown as Record<string, unknown>
  const write = (written: unknown) =>
    db
      .updateTable('price_books')
      .set({ book: JSON.stringify(written) })
      .where('valid_from', '=', price_book)
      .execute()
  await write(without)
  try {
    expect((await slots()).move).toMatchObject({ price: 0, later: 0 })
    const wanted = await freeAt(12)
    expect((await choose(wanted)).json()).toMatchObject({ meeting_at: wanted })
  } finally {
    await write(book)
  }
})
