import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTestAccount } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { climb, founderWithCase, staffMember } from '#server/testing/cases.ts'
import { withToken } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const path = '/api/admin/flagged_questions'

test('an admin sees how often which question was flagged, by month, and nothing of any case', async () => {
  const founder = await founderWithCase(service)
  const notary = await staffMember(service, founder.office)
  const flag = (where: string, more: object = {}) =>
    notary.call('POST', `${founder.case}/comments`, {
      payload: { path: where, text: 'GEHEIM', flag: true, ...more },
    })
  await climb(founder, notary, 'checking_documents')
  await flag('p1.firstname')
  await flag('p2.firstname')
  await flag('main.company_name')
  // Said without a flag, or for the office alone: no sign that the words fail.
  await flag('main.headquarters', { flag: false })
  await flag('main.headquarters', { internal: true })
  service.clock.advance(20 * 24 * 3_600_000)
  const later = await staffMember(service, founder.office)
  await later.call('POST', `${founder.case}/comments`, { payload: { path: 'p1.firstname', text: 'x', flag: true } })

  const admin = withToken(openBrowser(service.app), (await insertTestAccount(service, 'admin')).token)
  const answer = await admin.call('GET', path)
  const { months, cases, data } = answer.json()
  expect([months.length, months.at(-1)]).toEqual([12, '2026-12'])
  expect(cases.slice(-2)).toEqual([1, 0])
  expect(data).toEqual([
    { question: 'shareholder.firstname', total: 3, flags: [...Array(10).fill(0), 2, 1] },
    { question: 'main.company_name', total: 1, flags: [...Array(10).fill(0), 1, 0] },
  ])
  expect(answer.body).not.toContain('GEHEIM')
  expect(answer.body).not.toContain(founder.case.split('/').at(-1))
  const others = await Promise.all([later, await staffMember(service)].map((who) => who.call('GET', path)))
  expect(others.map(({ statusCode }) => statusCode)).toEqual([403, 403])
})
