import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaseDeed } from '#contract/case-deed.ts'
import type { CaseChanges, ChangePreview } from '#contract/changes.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, type FounderWithCase, founderWithCase, staffMember, toldOf } from '#server/testing/cases.ts'
import { madeOnce } from '#server/testing/made-once.ts'
import { endPayment } from '#server/testing/orders.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const named = (company_name: string) => ({ main: { company_name } })

async function climbed(rung: string, ordered?: Parameters<typeof founderWithCase>[1]) {
  const founder = await founderWithCase(service, ordered)
  const notary = await staffMember(service, founder.office)
  if (rung !== 'open_mix') await climb(founder, notary, rung)
  return { founder, notary }
}
const checked = madeOnce(
  () => service,
  () => climbed('checking_documents'),
)
const scheduled = madeOnce(
  () => service,
  () => climbed('scheduling_meeting'),
)

async function at(rung: string, ordered?: Parameters<typeof founderWithCase>[1]) {
  const again = { checking_documents: checked, scheduling_meeting: scheduled }[rung]
  const { founder, notary } = again ? await again() : await climbed(rung, ordered)
  return { founder, notary, desk: atDesk(notary, founder.case), ...changing(founder) }
}

function changing(founder: FounderWithCase) {
  const path = `${founder.own}/changes`
  const read = async () => (await founder.call('GET', path)).json<CaseChanges>()
  return {
    read,
    preview: async (patch: object) =>
      (await founder.call('POST', `${path}/preview`, { payload: { patch } })).json<ChangePreview>(),
    make: (patch: object, total: number) => founder.call('POST', path, { payload: { patch, total } }),
    withdraw: () => founder.call('DELETE', path),
    async link(): Promise<string> {
      const { open } = await read()
      const paid = await founder.call('POST', `${path}/payment`, { payload: { revision: open?.revision ?? 0 } })
      if (paid.statusCode !== 200) throw new Error(`It cannot be paid: ${paid.body}`)
      return paid.json().payment_link
    },
    name: async () => (await founder.call('GET', founder.path)).json().product_data.main.company_name,
    orders: () =>
      service.database.db
        .selectFrom('orders')
        .select(['uuid', 'payable_price', 'state', 'held', 'supplement'])
        .where('questionnaire', '=', founder.questionnaire)
        // The clock of a test stands still: what was ordered first is what is no addition to it.
        .orderBy('supplement', (order) => order.asc().nullsFirst())
        .execute(),
    refunds: () =>
      service.database.db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.uuid', 'refunds.order_uuid')
        .select(['refunds.amount', 'refunds.why', 'orders.supplement'])
        .where('orders.questionnaire', '=', founder.questionnaire)
        .execute(),
  }
}

/** Pays as the founder would at the bank. */
async function pay(link: string): Promise<void> {
  await endPayment(service, link, 'paid', { silent: true })
  await service.payments.payments.hear(idIn(link))
}

const idIn = (link: string) => link.split('/').at(-1) ?? ''

describe('as long as nobody looked at it', () => {
  test('a change is free and made at once, by saving it or by asking for it', async () => {
    const { founder, make, name, read, preview } = await at('open_mix')
    expect(await read()).toEqual({ at_once: true, asked: [], closed: false, open: null, last: null })
    expect((await founder.call('PATCH', founder.path, { payload: named('Eerste Naam') })).statusCode).toBe(200)
    expect(await preview(named('Tweede Naam'))).toMatchObject({
      ...{ refused: null, cost: { lines: [], total: 0 }, later: 0, reopens: false },
      answers: [{ path: 'main.company_name', before: 'Eerste Naam', after: 'Tweede Naam' }],
    })
    expect((await make(named('Tweede Naam'), 0)).statusCode).toBe(200)
    expect(await name()).toBe('Tweede Naam')
    expect((await founder.look()).history.at(-1)).toMatchObject({ action: 'change_applied', role: 'customer' })
  })

  test('what costs more is kept aside until it is paid, and what is saved past that is refused', async () => {
    const { founder, preview, make, link, read, orders } = await at('open_mix')
    const fast = { main: { incorporation_speed: 'fast' } }
    const refused = await founder.call('PATCH', founder.path, { payload: fast })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([{ code: 'costs_more', path: 'main.incorporation_speed' }])
    const { cost } = await preview(fast)
    expect(cost).toMatchObject({ total: 60_500, vat: 10_500, lines: [{ name: 'incorporation_speed', price: 50_000 }] })
    expect((await make(fast, 1)).statusCode).toBe(409)
    expect((await make(fast, 60_500)).json()).toMatchObject({ open: { total: 60_500, status: 'open' } })
    expect((await founder.call('GET', founder.path)).json().product_data.main.incorporation_speed).not.toBe('fast')
    await pay(await link())
    expect((await founder.call('GET', founder.path)).json().product_data.main.incorporation_speed).toBe('fast')
    expect(await read()).toMatchObject({ open: null, last: { state: 'applied' } })
    expect((await orders()).map(({ payable_price }) => payable_price).at(-1)).toBe(60_500)
  })

  test('what costs less goes back, out of what was paid, with an invoice of it', async () => {
    const { founder, make, orders, refunds } = await at('open_mix', {
      patch: { main: { incorporation_speed: 'medium' } },
    })
    expect((await make({ main: { incorporation_speed: 'slow' } }, -30_250)).statusCode).toBe(200)
    expect(await refunds()).toEqual([{ amount: 30_250, why: 'changed', supplement: null }])
    const credit = (await orders()).find(({ supplement }) => supplement !== null)
    expect(credit).toMatchObject({ payable_price: -30_250, state: 'paid' })
    const invoice = await founder.call('GET', `/api/payments/${credit?.uuid}/invoice.pdf`)
    expect(invoice.statusCode).toBe(200)
    // And it can be had again, for what it costs.
    expect((await make({ main: { incorporation_speed: 'medium' } }, 30_250)).json()).toMatchObject({
      open: { total: 30_250 },
    })
  })
})

describe('while the notary is at work on it', () => {
  test('another name costs, is made when it is paid, and the office takes it over', async () => {
    const { founder, notary, desk, preview, make, link, name, read } = await at('checking_documents')
    expect((await founder.call('PATCH', founder.path, { payload: named('Zuivelmakerij') })).statusCode).toBe(422)
    const seen = await preview(named('Zuivelmakerij'))
    expect(seen).toMatchObject({ subjects: ['name'], cost: { total: 9_075, vat: 1_575, vat_rate: 21 } })
    expect(seen.papers.length).toBeGreaterThan(0)
    expect(seen.days[0]).toMatchObject({ step: 'checking_documents' })
    await make(named('Zuivelmakerij'), 9_075)
    const before = await name()
    expect(await read()).toMatchObject({ at_once: false, open: { fields: ['main.company_name'], total: 9_075 } })
    expect(await name()).toBe(before)
    const id = await link()
    await pay(id)
    expect(await name()).toBe('Zuivelmakerij')
    expect((await desk.read()).changes).toMatchObject([{ fields: ['main.company_name'], taken_at: null }])
    expect(await toldOf(service, notary.account.email)).toContain('changed')
    // Beside the deed as it is the office has it as it was paid for.
    const deed = (await notary.call('GET', `${founder.case}/deed`)).json<CaseDeed>()
    expect(deed.paid?.[0]?.title).toContain('De Gouden Lepel')
    expect(deed.generated[0]?.title).not.toContain('De Gouden Lepel')
    const [, paid] = await changing(founder).orders()
    expect(paid).toMatchObject({ state: 'paid', held: 9_075, supplement: 'change' })
    expect((await founder.call('GET', `/api/payments/${paid?.uuid}/invoice.pdf`)).statusCode).toBe(200)
    // Heard of twice is made once.
    await service.payments.payments.hear(idIn(id))
    expect((await founder.look()).history.filter(({ action }) => action === 'change_applied')).toHaveLength(1)
  })

  test('an answer that is no work for anybody is free, and what the notary asked for is too', async () => {
    const { founder, desk, notary } = await at('checking_documents')
    const save = (payload: object) => founder.call('PATCH', founder.path, { payload })
    expect((await save({ p1: { phone_number: '+31612345678' } })).statusCode).toBe(200)
    await notary.call('POST', `${founder.case}/comments`, {
      payload: { path: 'main.company_name', text: 'Deze naam bestaat al.', flag: true },
    })
    expect((await save(named('Nog Vrij'))).statusCode).toBe(200)
    expect((await desk.read()).company_name).toBe('Nog Vrij B.V.')
  })

  test('it can be withdrawn, gives way to another, and runs out', async () => {
    const { founder, make, withdraw, read, name } = await at('checking_documents')
    const before = await name()
    await make(named('Een'), 9_075)
    await make(named('Twee'), 9_075)
    expect(await read()).toMatchObject({ open: { fields: ['main.company_name'] } })
    expect((await withdraw()).json()).toMatchObject({ open: null, last: { state: 'withdrawn' } })
    expect((await withdraw()).statusCode).toBe(200)
    await make(named('Drie'), 9_075)
    service.clock.advance(1_000)
    const { db } = service.database
    await db.updateTable('paid_changes').set({ until: service.clock.now() }).where('state', '=', 'open').execute()
    expect(await service.payments.changes.expire()).toBeGreaterThan(0)
    expect(await read()).toMatchObject({ open: null, last: { state: 'expired' } })
    expect(await name()).toBe(before)
    expect((await founder.look()).history.at(-1)).toMatchObject({ action: 'change_withdrawn', role: null })
  })

  test('what was paid after it was withdrawn goes back, and is told', async () => {
    const { founder, make, link, withdraw, name, refunds } = await at('checking_documents')
    const before = await name()
    await make(named('Te Laat'), 9_075)
    const id = await link()
    await withdraw()
    await pay(id)
    expect(await name()).toBe(before)
    expect(await refunds()).toEqual([{ amount: 9_075, why: 'changed', supplement: 'change' }])
    expect(await toldOf(service, founder.email)).toContain('change_returned')
  })

  test('the rung moved in between: it is made where it still can be, and given back where it cannot', async () => {
    const moving = await at('checking_documents')
    await moving.make(named('Onderweg'), 9_075)
    const id = await moving.link()
    await climb(moving.founder, moving.notary, 'uploading_fca')
    await pay(id)
    expect(await moving.name()).toBe('Onderweg')
    const late = await at('scheduling_meeting')
    const before = await late.name()
    await late.make(named('Na Het Tekenen'), 9_075)
    const paidLate = await late.link()
    await climb(late.founder, late.notary, 'executing_deed')
    await pay(paidLate)
    expect(await late.name()).toBe(before)
    expect(await late.refunds()).toMatchObject([{ amount: 9_075 }])
    expect(await late.read()).toMatchObject({ closed: true, last: { state: 'returned' } })
  })

  test('what was changed elsewhere meanwhile stays', async () => {
    const { founder, make, link, name } = await at('checking_documents')
    await make(named('Samen'), 9_075)
    const id = await link()
    await founder.call('PATCH', founder.path, { payload: { p1: { phone_number: '+31698765432' } } })
    await pay(id)
    expect(await name()).toBe('Samen')
    expect((await founder.call('GET', founder.path)).json().product_data.p1.phone_number).toBe('+31698765432')
  })
})

test('after an agreement the deed is made and agreed with anew', async () => {
  const { founder, desk, preview, make, link } = await at('scheduling_meeting')
  const patch = { main: { financial_year_end: 'next_year' } }
  const seen = await preview(patch)
  expect(seen).toMatchObject({ reopens: true, agreement_falls: true, cost: { total: 9_075 } })
  await make(patch, 9_075)
  service.clock.advance(1_000)
  await pay(await link())
  const now = await desk.read()
  expect(now).toMatchObject({ status: 'uploading_fca', turn: 'office', waiting_on: 'notary' })
  const plan = now.actions.find(({ action }) => action === 'schedule_meeting')
  expect(plan?.missing).toContainEqual({ kind: 'concept' })
  expect(
    (await founder.call('PATCH', founder.path, { payload: { p1: { phone_number: '+31611111111' } } })).statusCode,
  ).toBe(200)
})

test('once it is signed nothing is changed here any more', async () => {
  const { founder, preview, make } = await at('executing_deed')
  expect(await preview(named('Ander'))).toMatchObject({ refused: 'signed' })
  expect((await make(named('Ander'), 0)).statusCode).toBe(409)
  const saved = await founder.call('PATCH', founder.path, { payload: named('Ander') })
  expect(saved.json().errors).toMatchObject([{ code: 'too_late', path: 'main.company_name' }])
})

test('of somebody else it is not there', async () => {
  const { founder } = await at('open_mix')
  const { founder: other } = await at('open_mix')
  expect((await other.call('GET', `${founder.own}/changes`)).statusCode).toBe(404)
  expect((await other.call('POST', `${founder.own}/changes`, { payload: { patch: {}, total: 0 } })).statusCode).toBe(
    404,
  )
})
