import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppointmentSlots } from '#contract/case-appointments.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { founderWithCase, toldOf } from '#server/testing/cases.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { atOwnPart, partLink } from '#server/testing/participants.ts'

// Whoever takes part by a link says themselves whether they can at the moment that is asked for.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000', PARTICIPANTS_ENABLED: 'true' } })
})
afterAll(() => service.close())

let count = 0
async function asked({ revoked = false } = {}) {
  count += 1
  const email = `bram${count}@voorbeeld.nl`
  const founder = await founderWithCase(service, { patch: { p2: { filled_in_by: 'self', email } } })
  await service.jobs.drain()
  const bram = await atOwnPart(service, email)
  // Everything before it has tests of its own.
  const uuid = founder.case.split('/').at(-1) ?? ''
  const { db } = service.database
  await db.updateTable('cases').set({ status: 'scheduling_meeting' }).where('uuid', '=', uuid).execute()
  const before = await bram.call('GET', `${bram.path}/appointment`)
  expect(before.json()).toMatchObject({ must: true, agreed: null, asked: null, said: null })
  if (revoked) {
    const door = `/api/api_customer_dashboard/shareholders/${founder.questionnaire}-p2/revoke`
    expect((await founder.call('POST', door)).statusCode).toBe(200)
  }
  const slots = (await founder.call('GET', `${founder.own}/appointment`)).json<AppointmentSlots>()
  const starts = slots.days[0]?.slots[0]?.starts ?? ''
  const payload = { action: 'choose_slot', starts, way: 'online' }
  const chosen = await founder.call('POST', `${founder.own}/actions`, { payload })
  expect(chosen.json()).toMatchObject({ appointment: { state: 'asked', waiting: ['p2'] } })
  const say = (can: boolean, at = starts) =>
    bram.call('POST', `${bram.path}/appointment`, { payload: { starts: at, can } })
  return { founder, bram, email, starts, say }
}

test('the mail that asks leads to their own page, where they agree', async () => {
  const { founder, bram, email, starts, say } = await asked()
  const mail = (await mailsTo(service, email)).at(-1)
  expect(mail).toMatchObject({ kind: 'case_meeting_asked' })
  expect(mail?.text).toContain('/participant/')
  const shown = (await bram.call('GET', `${await partLink(service, email)}/appointment`)).json()
  expect(shown).toMatchObject({ asked: { starts, waiting: ['p2'] }, said: null, to_pay: false })
  expect((await say(true)).json()).toMatchObject({ agreed: { starts }, asked: null })
  expect(await founder.look()).toMatchObject({ meeting_at: starts, appointment: { state: 'agreed' } })
  expect((await mailsTo(service, email)).at(-1)).toMatchObject({ kind: 'case_meeting' })
})

test('whose link was taken away gets no other with the mail', async () => {
  const { email } = await asked({ revoked: true })
  const mail = (await mailsTo(service, email)).at(-1)
  expect(mail).toMatchObject({ kind: 'case_meeting_asked' })
  expect(mail?.text).not.toContain('/participant/')
})

test('who cannot frees the moment, and whoever ordered hears who it was', async () => {
  const { founder, starts, say } = await asked()
  expect((await say(false)).json()).toMatchObject({ agreed: null, asked: null })
  expect((await founder.look()).appointment).toBeUndefined()
  expect(await toldOf(service, founder.email)).toContain('meeting_refused')
  // Of what is not asked any more nothing is said.
  expect((await say(true)).statusCode).toBe(409)
  expect((await say(true, new Date(new Date(starts).getTime() + 60_000).toISOString())).statusCode).toBe(409)
})
