import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppointmentSlots } from '#contract/case-appointments.ts'
import { usualHours } from '#domain/appointments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { chooserOf, climbedToAppointment, missingIn } from '#server/testing/appointing.ts'
import { atDesk, founderWithCase } from '#server/testing/cases.ts'
import { madeOnce } from '#server/testing/made-once.ts'
import { mailsTo } from '#server/testing/mails.ts'

// A moment to sign, as the founder chooses it and the office sees to it.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const bram = 'bram@voorbeeld.nl'

const climbed = (ordered?: Parameters<typeof climbedToAppointment>[1]) => climbedToAppointment(service, ordered)
const twoClimbed = madeOnce(
  () => service,
  async () => [await climbed(), await climbed()] as const,
)

const atAppointment = async () => choosing((await twoClimbed())[0])
const twoAtAppointment = async () => {
  const [one, other] = await twoClimbed()
  return [choosing(one), choosing(other)] as const
}

const choosing = (at: Awaited<ReturnType<typeof climbed>>) => ({
  ...chooserOf(at),
  desk: atDesk(at.notary, at.founder.case),
  history: async () => (await at.founder.look()).history.map(({ action }) => action),
})

const filesIn = (mail: { attachments?: readonly { base64: string }[] | undefined } | undefined) =>
  (mail?.attachments ?? []).map(({ base64 }) => Buffer.from(base64, 'base64').toString().replace(/\r\n /g, ''))
const last = async (email: string) => (await mailsTo(service, email)).at(-1)

describe('choosing', () => {
  test('five days with something free, after the notice, and later ones', async () => {
    const { slots } = await atAppointment()
    const first = await slots()
    expect(first).toMatchObject({ open: true, minutes: 45, agreed: null, asked: null, move: { price: 0, later: 6050 } })
    expect(first.people).toEqual([
      { id: 'p1', name: 'Anna de Vries', mine: true, must: true },
      { id: 'p2', name: 'Bram de Vries', mine: false, must: true },
    ])
    expect(first.days).toHaveLength(5)
    expect(first.days[0]?.day).toBe('2026-11-17')
    const later = await slots(first.next ?? '')
    expect(later.days[0]?.day).toBe(first.next)
  })

  test('with the word of everybody it is agreed, and everybody has it in their diary', async () => {
    const { founder, notary, choose, freeAt, slots, history } = await atAppointment()
    const starts = await freeAt(3)
    const chosen = await choose(starts)
    expect(chosen.statusCode).toBe(200)
    expect(chosen.json()).toMatchObject({
      ...{ meeting_at: starts, waiting_on: 'notary', due: starts.slice(0, 10) },
      appointment: { state: 'agreed', starts, way: 'online', waiting: [] },
    })
    expect(await history()).toContain('choose_slot')
    expect((await slots()).days.flatMap((day) => day.slots.map((one) => one.starts))).not.toContain(starts)
    const mail = await last(bram)
    expect(mail).toMatchObject({ kind: 'case_meeting' })
    // Bram has no page here.
    expect(mail?.text).not.toContain('/dashboard/')
    const [file = ''] = filesIn(mail)
    expect(file).toContain('METHOD:PUBLISH')
    expect(file).toContain(`DTSTART:${starts.replace(/[-:]|\.000/g, '')}`)
    const diary = (await notary.call('GET', '/api/notary/hours')).json().diary
    expect(diary).toContainEqual(expect.objectContaining({ starts, state: 'agreed', way: 'online' }))
    const refused = await founder.act({ action: 'choose_slot', starts, way: 'online' } as never)
    expect(missingIn(refused)).toEqual(['slot'])
  })

  test('who has not said that they can is asked first; the founder may say it for them', async () => {
    const { founder, act, choose, freeAt, slots } = await atAppointment()
    const [one, other] = [await freeAt(0), await freeAt(1)]
    const asked = (await choose(one, {})).json()
    expect(asked).toMatchObject({ meeting_at: null, appointment: { state: 'asked', waiting: ['p2'] } })
    expect(await last(bram)).toMatchObject({ kind: 'case_meeting_asked' })
    // Another instead; what was asked for is free again.
    await choose(other, {})
    expect((await slots()).asked?.starts).toBe(other)
    expect(await freeAt(0)).toBe(one)
    const agreed = (await act({ action: 'answer_slot', person: 'p2', starts: other, can: true })).json()
    expect(agreed).toMatchObject({ meeting_at: other, appointment: { state: 'agreed' } })
    expect(await last(bram)).toMatchObject({ kind: 'case_meeting' })
    expect((await founder.look()).history.at(-1)?.action).toBe('answer_slot')
  })

  test('who cannot then frees the moment', async () => {
    const { act, choose, freeAt, slots } = await atAppointment()
    const starts = await freeAt()
    await choose(starts, {})
    const answer = await act({ action: 'answer_slot', person: 'p2', starts, can: false })
    expect(answer.json().appointment).toBeUndefined()
    expect((await slots()).asked).toBeNull()
    expect(await freeAt()).toBe(starts)
  })

  test('of two founders who want the same moment at once, one has it', async () => {
    const [one, other] = await twoAtAppointment()
    const { db } = service.database
    const uuid = other.founder.case.split('/').at(-1) ?? ''
    await db.updateTable('cases').set({ office: one.founder.office }).where('uuid', '=', uuid).execute()
    const starts = await one.freeAt(2)
    const answers = await Promise.all([one.choose(starts), other.choose(starts)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.map(missingIn)).toContainEqual(['slot'])
    // The database itself keeps them apart.
    const [row] = await db
      .selectFrom('case_appointments')
      .selectAll()
      .where('starts_at', '=', new Date(starts))
      .execute()
    const { id: _, case_uuid, ...same } = row ?? ({} as never)
    const twice = db.insertInto('case_appointments').values({ ...same, case_uuid: uuid, state: 'asked' })
    await expect(twice.execute()).rejects.toThrow(/case_appointments_diary/)
  })

  test.each([
    ['a moment that is not offered', { starts: '2026-12-13T09:00:00Z' }, 409],
    ['a moment on Christmas Day', { starts: '2026-12-25T09:00:00Z' }, 409],
    ['a moment that is no moment', { starts: 'morgen' }, 422],
    ['a way that nobody has', { way: 'per post' }, 422],
    ['somebody who is nobody', { agreeing: ['p9'] }, 422],
  ])('%s is refused', async (_name, more, status) => {
    const { act, freeAt } = await atAppointment()
    const body = { action: 'choose_slot', starts: await freeAt(), way: 'online', ...more }
    expect((await act(body)).statusCode).toBe(status)
  })

  test('an office that is never online is met at its desk', async () => {
    const { notary, choose, freeAt } = await atAppointment()
    const put = (mode: string) =>
      notary.call('PUT', '/api/notary/hours', { payload: { hours: { ...usualHours, mode }, closed: [] } })
    expect((await put('offline')).statusCode).toBe(200)
    expect((await choose(await freeAt())).statusCode).toBe(422)
    await put('online_offline')
  })

  test('before its rung nothing can be chosen', async () => {
    const founder = await founderWithCase(service)
    const slots = (await founder.call('GET', `${founder.own}/appointment`)).json<AppointmentSlots>()
    expect(slots).toMatchObject({ open: false, days: [], next: null })
    const payload = { action: 'choose_slot', starts: '2026-11-17T08:00:00Z', way: 'online' }
    expect((await founder.call('POST', `${founder.own}/actions`, { payload })).statusCode).toBe(409)
  })

  test('somebody else’s is not there', async () => {
    const { founder } = await atAppointment()
    const stranger = await founderWithCase(service)
    expect((await stranger.call('GET', `${founder.own}/appointment`)).statusCode).toBe(404)
    const payload = { action: 'choose_slot', starts: '2026-11-17T08:00:00Z', way: 'online' }
    expect((await stranger.call('POST', `${founder.own}/actions`, { payload })).statusCode).toBe(404)
  })
})

describe('moving', () => {
  test('once for nothing, and then it has a price', async () => {
    const { choose, freeAt, slots, appoint } = await atAppointment()
    await choose(await freeAt(6))
    expect((await slots()).move).toMatchObject({ price: 0, later: 6050 })
    const second = await freeAt(9)
    expect((await choose(second)).json()).toMatchObject({ meeting_at: second })
    const [file = ''] = filesIn(await last(bram))
    expect(file).toContain('SEQUENCE:1')
    expect((await slots()).move.price).toBe(6050)
    const third = await freeAt(12)
    const refused = await choose(third)
    expect([refused.statusCode, missingIn(refused)]).toEqual([409, ['move_price']])
    expect((await slots()).agreed?.starts).toBe(second)
    // What the office moves costs nobody anything.
    expect((await appoint({ action: 'set', starts: third, way: 'offline' })).json()).toMatchObject({
      meeting_at: third,
    })
    expect((await slots()).move.price).toBe(6050)
  })

  test('what is agreed stands until the others can at the new one', async () => {
    const { founder, act, choose, freeAt } = await atAppointment()
    const [first, second] = [await freeAt(6), await freeAt(9)]
    await choose(first)
    await choose(second, {})
    expect(await founder.look()).toMatchObject({ meeting_at: first, appointment: { state: 'agreed' } })
    await act({ action: 'answer_slot', person: 'p2', starts: second, can: true })
    expect(await founder.look()).toMatchObject({ meeting_at: second })
  })

  test('not on the last day', async () => {
    const { choose, freeAt, slots } = await atAppointment()
    const first = await freeAt(0)
    await choose(first)
    const { until } = (await slots()).move
    expect(until).toBe(new Date(new Date(first).getTime() - 24 * 3_600_000).toISOString())
    const before = service.clock.now()
    service.clock.advance(new Date(first).getTime() - before.getTime() - 3_600_000)
    expect(missingIn(await choose(await freeAt(9)))).toEqual(['slot'])
  })
})

describe('the office', () => {
  test('confirms for who does not answer', async () => {
    const { choose, freeAt, appoint, history } = await atAppointment()
    const starts = await freeAt()
    await choose(starts, {})
    expect((await appoint({ action: 'confirm' })).json()).toMatchObject({ meeting_at: starts })
    expect(await history()).toContain('confirm_slot')
  })

  test('nobody came: the case stands still, and another moment sets it going', async () => {
    const { founder, choose, freeAt, appoint, slots } = await atAppointment()
    const starts = await freeAt()
    await choose(starts)
    expect((await appoint({ action: 'missed' })).statusCode).toBe(409)
    service.clock.advance(new Date(starts).getTime() - service.clock.now().getTime() + 3_600_000)
    expect((await appoint({ action: 'missed' })).json()).toMatchObject({
      ...{ status: 'on_hold', hold: 'no_present', waiting_on: 'customer', meeting_at: null },
    })
    expect(await slots()).toMatchObject({ open: true, agreed: null, move: { price: 0 } })
    const again = await freeAt(1)
    expect((await choose(again)).json()).toMatchObject({
      ...{ status: 'scheduling_meeting', waiting_on: 'notary', meeting_at: again, hold: null },
    })
    expect((await founder.look()).history.map(({ action }) => action).slice(-2)).toEqual(['choose_slot', 'lift'])
    expect((await slots()).move.price).toBe(6050)
  })

  test('it took place, and the deed can be executed', async () => {
    const { choose, freeAt, appoint, desk } = await atAppointment()
    const starts = await freeAt()
    await choose(starts)
    await expect(desk.act({ action: 'execute_deed' })).rejects.toThrow('meeting')
    service.clock.advance(new Date(starts).getTime() - service.clock.now().getTime() + 3_600_000)
    expect((await appoint({ action: 'held' })).json()).toMatchObject({ appointment: { state: 'held' } })
    expect(await desk.act({ action: 'execute_deed' })).toMatchObject({ status: 'executing_deed' })
  })

  test('calls it off, and it goes out of every diary', async () => {
    const { choose, freeAt, appoint, slots } = await atAppointment()
    await choose(await freeAt(2))
    const off = (await appoint({ action: 'call_off' })).json()
    expect(off).toMatchObject({ meeting_at: null, waiting_on: 'customer' })
    expect(off.appointment).toBeUndefined()
    const mail = await last(bram)
    expect(mail).toMatchObject({ kind: 'case_meeting_off' })
    const [file = ''] = filesIn(mail)
    expect([file.includes('METHOD:CANCEL'), file.includes('SEQUENCE:1')]).toEqual([true, true])
    expect((await slots()).move.price).toBe(0)
  })

  test('a moment that stands in its diary it cannot give to another', async () => {
    const [first, second] = await twoAtAppointment()
    const uuid = second.founder.case.split('/').at(-1) ?? ''
    const office = first.founder.office
    await service.database.db.updateTable('cases').set({ office }).where('uuid', '=', uuid).execute()
    const starts = await first.freeAt(4)
    await first.choose(starts)
    const later = new Date(new Date(starts).getTime() + 15 * 60_000).toISOString()
    const payload = { action: 'set', starts: later, way: 'offline' }
    const refused = await first.notary.call('POST', `${second.founder.case}/appointment`, { payload })
    expect([refused.statusCode, missingIn(refused)]).toEqual([409, ['slot']])
    // Unless it says so: it may have more than one notary.
    const anyway = { payload: { ...payload, beside: true } }
    expect((await first.notary.call('POST', `${second.founder.case}/appointment`, anyway)).statusCode).toBe(200)
  })

  test('a case that is stopped is in no diary any more', async () => {
    const { choose, freeAt, desk, notary } = await atAppointment()
    const starts = await freeAt(5)
    await choose(starts)
    await desk.act({ action: 'cancel', note: 'De oprichter ziet ervan af.' })
    expect(await last(bram)).toMatchObject({ kind: 'case_meeting_off' })
    const { diary } = (await notary.call('GET', '/api/notary/hours')).json()
    expect(diary.map((row: { starts: string }) => row.starts)).not.toContain(starts)
  })

  test.each([
    ['that end before they begin', { week: { ...usualHours.week, monday: [{ from: '12:00', to: '09:00' }] } }],
    ['that no clock shows', { week: { ...usualHours.week, monday: [{ from: '9', to: '25:00' }] } }],
    ['with a call at no address', { link: 'javascript:alert(1)' }],
    ['of no length', { minutes: 0 }],
  ])('hours %s are refused', async (_name, over) => {
    const { notary } = await atAppointment()
    const payload = { hours: { ...usualHours, ...over }, closed: [] }
    expect((await notary.call('PUT', '/api/notary/hours', { payload })).statusCode).toBe(422)
  })

  test('closed days and hours hold for what is offered from then on', async () => {
    const { notary, slots } = await atAppointment()
    const [first] = (await slots()).days
    const put = (closed: readonly string[]) =>
      notary.call('PUT', '/api/notary/hours', { payload: { hours: usualHours, closed } })
    const kept = (await put([first?.day ?? ''])).json()
    expect(kept.closed).toEqual([first?.day])
    expect((await slots()).days.map(({ day }) => day)).not.toContain(first?.day)
    await put([])
  })
})

describe('the day before', () => {
  test('everybody is reminded once, with what they need', async () => {
    // Of all the others who are called Bram nobody reads this.
    const bram = 'bram.de.vries@voorbeeld.nl'
    const { choose, freeAt } = choosing(await climbed({ patch: { p2: { email: bram } } }))
    const starts = await freeAt(8)
    await choose(starts)
    const until = (hours: number) =>
      service.clock.advance(new Date(starts).getTime() - hours * 3_600_000 - service.clock.now().getTime())
    const reminders = async () =>
      (await mailsTo(service, bram)).filter(({ kind }) => kind === 'case_meeting_reminder').length
    const look = async () => {
      await service.jobs.plan()
      return reminders()
    }
    const before = await reminders()
    until(60)
    expect(await look()).toBe(before)
    until(22)
    expect(await look()).toBe(before + 1)
    until(20)
    expect(await look()).toBe(before + 1)
    const told = (await mailsTo(service, bram)).filter(({ kind }) => kind === 'case_meeting_reminder')
    expect(told.some(({ text }) => text.includes('Een rustige kamer'))).toBe(true)
  })
})
