import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppointmentSlots } from '#contract/case-appointments.ts'
import type { CaseChanges } from '#contract/changes.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, founderWithCase, staffMember } from '#server/testing/cases.ts'
import { madeOnce } from '#server/testing/made-once.ts'
import { endPayment } from '#server/testing/orders.ts'

// What waits to be paid when it cannot be had any more: nobody is led to pay it, and what comes in all the same goes back.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const fee = 9_075
const move = 6_050

const climbing = (until: string) =>
  madeOnce(
    () => service,
    async () => {
      const founder = await founderWithCase(service)
      const notary = await staffMember(service, founder.office)
      await climb(founder, notary, until)
      return { founder, notary }
    },
  )
const casesAt = {
  checking_documents: climbing('checking_documents'),
  scheduling_meeting: climbing('scheduling_meeting'),
}

async function climbed(until: keyof typeof casesAt) {
  const { founder, notary } = await casesAt[until]()
  const { db } = service.database
  return {
    ...{ founder, desk: atDesk(notary, founder.case) },
    refunds: () =>
      db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.uuid', 'refunds.order_uuid')
        .select(['refunds.amount', 'refunds.why', 'orders.supplement'])
        .where('orders.questionnaire', '=', founder.questionnaire)
        .execute(),
    linkAt: async (path: string, payload: object): Promise<string> => {
      const begun = await founder.call('POST', `${founder.own}/${path}/payment`, { payload })
      if (begun.statusCode !== 200) throw new Error(`It cannot be paid: ${begun.body}`)
      return begun.json().payment_link
    },
  }
}

/** A founder at the bank for another name. */
async function changing(until: keyof typeof casesAt = 'checking_documents') {
  const at = await climbed(until)
  const path = `${at.founder.own}/changes`
  const patch = { main: { company_name: 'Later Bedacht' } }
  const asked = await at.founder.call('POST', path, { payload: { patch, total: fee } })
  const { open } = asked.json<CaseChanges>()
  if (open === null) throw new Error(`Nothing was kept aside: ${asked.body}`)
  return {
    ...at,
    link: await at.linkAt('changes', { revision: open.revision }),
    payAgain: () => at.founder.call('POST', `${path}/payment`, { payload: { revision: open.revision } }),
    read: async () => (await at.founder.call('GET', path)).json<CaseChanges>(),
  }
}

/** A founder at the bank for a third moment. */
async function moving() {
  const at = await climbed('scheduling_meeting')
  const { founder } = at
  const slots = async () => (await founder.call('GET', `${founder.own}/appointment`)).json<AppointmentSlots>()
  for (const [place, total] of [[20], [22], [12, move]] as const) {
    const starts = (await slots()).days.flatMap((day) => day.slots)[place]?.starts
    const payload = { action: 'choose_slot', starts, way: 'online', agreeing: ['p2'], total }
    await founder.call('POST', `${founder.own}/actions`, { payload })
  }
  return {
    ...{ ...at, slots, link: await at.linkAt('appointment', { total: move }) },
    payAgain: () => founder.call('POST', `${founder.own}/appointment/payment`, { payload: { total: move } }),
  }
}

async function pay(link: string): Promise<void> {
  await endPayment(service, link, 'paid', { silent: true })
  await service.payments.payments.hear(link.split('/').at(-1) ?? '')
}

const cancel = { action: 'cancel', note: 'De klant stopt ermee.' } as const

describe.each([
  ['a change', changing, fee, 'change'],
  ['a move of the appointment', moving, move, 'appointment_moved'],
] as const)('%s that waits to be paid when the case is stopped', (_, waiting, amount, supplement) => {
  test('is to be paid nowhere any more', async () => {
    const { desk, link, payAgain, refunds } = await waiting()
    await desk.act(cancel)
    await service.jobs.drain()
    await expect(pay(link)).rejects.toThrow('409')
    expect((await payAgain()).statusCode).toBe(409)
    expect(await refunds()).toEqual([])
  })

  test('goes back when it is paid at that very moment', async () => {
    const { founder, desk, link, refunds } = await waiting()
    await desk.act(cancel)
    await pay(link)
    expect(await refunds()).toEqual([{ amount, why: 'changed', supplement }])
    expect(await founder.look()).toMatchObject({ status: 'canceled' })
  })
})

test('a change that waits to be paid is withdrawn with the case, and shown to nobody as something to pay', async () => {
  const { founder, desk, read } = await changing()
  await desk.act(cancel)
  expect(await read()).toMatchObject({ closed: true, open: null, last: { state: 'withdrawn' } })
  expect((await founder.look()).history.slice(-2).map(({ action }) => action)).toEqual(['cancel', 'change_withdrawn'])
})

test('and so it is once the deed is signed', async () => {
  const { founder, desk, link, read } = await changing('scheduling_meeting')
  await desk.record({ meeting_at: '2026-12-17T10:00:00Z' })
  await desk.record({ meeting_held: true })
  expect((await read()).open).not.toBeNull()
  await desk.act({ action: 'execute_deed' })
  expect(await read()).toMatchObject({ closed: true, open: null, last: { state: 'withdrawn' } })
  expect((await founder.look()).status).toBe('executing_deed')
  await service.jobs.drain()
  await expect(pay(link)).rejects.toThrow('409')
})

test('a moment that waits to be paid is not to be had of another office', async () => {
  const { founder, slots, link, payAgain } = await moving()
  const support = await staffMember(service)
  const { id: office } = await service.database.db
    .selectFrom('notaries')
    .select('id')
    .where('id', '!=', founder.office)
    .limit(1)
    .executeTakeFirstOrThrow()
  const payload = { office, note: 'Dit kantoor heeft geen plaats meer.' }
  expect((await support.call('PATCH', founder.case, { payload })).statusCode).toBe(200)
  expect(await slots()).toMatchObject({ agreed: null, asked: null, to_pay: null })
  await service.jobs.drain()
  await expect(pay(link)).rejects.toThrow('409')
  expect((await payAgain()).statusCode).toBe(409)
})
