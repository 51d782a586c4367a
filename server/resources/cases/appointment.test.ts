import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, founderWithCase, staffMember } from '#server/testing/cases.ts'
import { mailsTo } from '#server/testing/mails.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const lineOf = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file.replace(/\r\n /g, ''))?.[1]

/** What was to be told is told, and whoever is told next hears it at once. */
async function quietHour(): Promise<void> {
  for (const _time of [1, 2]) {
    service.clock.advance(61 * 60_000)
    await service.jobs.plan()
    await service.jobs.drain()
  }
}

test('an agreed moment goes into the diaries of both, and moved it is the same moment', async () => {
  const founder = await founderWithCase(service)
  const notary = await staffMember(service, founder.office)
  const desk = atDesk(notary, founder.case)
  await climb(founder, notary, 'scheduling_meeting')
  const ofOffice = () => notary.call('GET', `${founder.case}/appointment.ics`)
  const ofFounder = () => founder.call('GET', `${founder.own}/appointment.ics`)
  expect([(await ofOffice()).statusCode, (await ofFounder()).statusCode]).toEqual([404, 404])

  await quietHour()
  await desk.record({ meeting_at: '2026-12-17T11:00:00+01:00' })
  const first = await ofFounder()
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(first.headers['content-disposition']).toMatch(/2026-\d{5}-afspraak\.ics/)
  const { office, company_name } = await desk.read()
  expect(lineOf(first.body, 'DTSTART')).toBe('20261217T100000Z')
  expect(lineOf(first.body, 'SEQUENCE')).toBe('0')
  expect(lineOf(first.body, 'SUMMARY')).toContain(`Akte tekenen: ${company_name}`)
  expect(lineOf(first.body, 'LOCATION')).toContain(`${office?.name}\\, ${office?.city}`)
  expect(lineOf(first.body, 'URL')).toContain(`/dashboard/${founder.questionnaire}`)
  expect(lineOf((await ofOffice()).body, 'URL')).toContain('/notary/')

  const mails = async () => (await mailsTo(service, founder.email)).filter(({ kind }) => kind === 'case_meeting')
  const [told] = await mails()
  expect(told?.text).toContain('donderdag 17 december om 11:00')
  expect(told?.attachments).toMatchObject([{ media_type: expect.stringContaining('text/calendar') }])
  expect(Buffer.from(told?.attachments?.[0]?.base64 ?? '', 'base64').toString()).toBe(first.body)

  // Recorded again as it was, nothing happens.
  await desk.record({ meeting_at: '2026-12-17T10:00:00Z' })
  expect(lineOf((await ofFounder()).body, 'SEQUENCE')).toBe('0')
  expect(await mails()).toHaveLength(1)

  await quietHour()
  await desk.record({ meeting_at: '2026-12-18T09:30:00Z' })
  const moved = await ofFounder()
  expect([lineOf(moved.body, 'UID'), lineOf(moved.body, 'SEQUENCE')]).toEqual([lineOf(first.body, 'UID'), '1'])
  expect((await mails()).at(-1)?.subject).toContain('verzet')
  // Moved again within the hour it is told later, with the file as it is by then.
  for (const at of ['2026-12-21T09:00:00Z', '2026-12-22T09:00:00Z']) await desk.record({ meeting_at: at })
  await quietHour()
  const last = (await mails()).at(-1)
  const file = Buffer.from(last?.attachments?.[0]?.base64 ?? '', 'base64').toString()
  expect([lineOf(file, 'DTSTART'), lineOf(file, 'SEQUENCE')]).toEqual(['20261222T090000Z', '3'])
  // What was called off is in no diary.
  await desk.record({ meeting_at: null })
  expect((await ofFounder()).statusCode).toBe(404)
  expect(await mails()).toHaveLength(3)
})
