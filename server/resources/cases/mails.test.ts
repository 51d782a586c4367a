import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, founderWithCase, staffMember } from '#server/testing/cases.ts'
import { mailsTo } from '#server/testing/mails.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const hourLater = async () => {
  service.clock.advance(3_600_001)
  await service.jobs.plan()
}
const casesTold = async (email: string) =>
  (await mailsTo(service, email)).filter(({ kind }) => kind.startsWith('case_')).map(({ kind }) => kind)

test('come at once, and then once an hour: what happened meanwhile is told together', async () => {
  const founder = await founderWithCase(service)
  const notary = await staffMember(service, founder.office)
  const desk = atDesk(notary, founder.case)
  await hourLater()
  for (let times = 0; times < 20; times += 1) {
    await desk.act({ action: 'hold', reason: 'no_reply_from_customer' })
    await desk.act({ action: 'lift' })
  }
  expect(await casesTold(founder.email)).toEqual(['case_on_hold'])
  // Asked for as often as one likes, it stays at that.
  await service.jobs.plan()
  expect(await casesTold(founder.email)).toEqual(['case_on_hold'])
  await hourLater()
  expect(await casesTold(founder.email)).toEqual(['case_on_hold', 'case_digest'])
  const digest = (await mailsTo(service, founder.email)).at(-1)
  expect(digest?.text.match(/staat even stil|gaat weer verder/g)).toHaveLength(2)
  expect(digest?.text).toContain(`/dashboard/${founder.questionnaire}`)
  await hourLater()
  expect(await casesTold(founder.email)).toHaveLength(2)
})

test('of a case that went to another office reach the one before no more', async () => {
  const founder = await founderWithCase(service)
  const notary = await staffMember(service, founder.office)
  const support = await staffMember(service)
  await hourLater()
  for (const text of ['Hallo', 'Nog iets']) {
    await founder.call('POST', `${founder.own}/comments`, { payload: { text } })
    service.clock.advance(3_599_000)
  }
  await climb(founder, notary, 'submitted_mix')
  const other = await service.database.db
    .selectFrom('notaries')
    .select('id')
    .where('id', '!=', founder.office)
    .executeTakeFirstOrThrow()
  expect(
    (await support.call('PATCH', founder.case, { payload: { office: other.id, note: 'Het kantoor is gesloten.' } }))
      .statusCode,
  ).toBe(200)
  const told = await casesTold(notary.account.email)
  await hourLater()
  expect(await casesTold(notary.account.email)).toEqual(told)
})

test('of their own company also reach a founder who works for an office', async () => {
  const founder = await founderWithCase(service)
  const notary = await staffMember(service, founder.office)
  const desk = atDesk(notary, founder.case)
  const { db } = service.database
  const { id: office } = await db
    .selectFrom('notaries')
    .select('id')
    .where('id', '!=', founder.office)
    .executeTakeFirstOrThrow()
  await db.updateTable('accounts').set({ role: 'notary', office }).where('email', '=', founder.email).execute()
  await hourLater()
  await desk.act({ action: 'hold', reason: 'no_reply_from_customer' })
  await desk.act({ action: 'lift' })
  await hourLater()
  expect(await casesTold(founder.email)).toEqual(['case_on_hold', 'case_lifted'])
})
