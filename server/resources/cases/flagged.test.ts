import { afterAll, beforeAll, expect, test } from 'vitest'
import { isoDayInAmsterdam } from '#domain/values/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { climb, founderWithCase, staffMember } from '#server/testing/cases.ts'
import { flagTallies } from './flagged.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

test('flags are counted by question, of cases that were looked through, and nothing of any case', async () => {
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

  const { flow, created_at } = await service.database.db
    .selectFrom('questionnaires')
    .select(['flow', 'created_at'])
    .where('uuid', '=', founder.questionnaire)
    .executeTakeFirstOrThrow()
  const day = isoDayInAmsterdam(created_at)
  const found = await flagTallies(service)(new Date(created_at.getTime() - 1000))
  expect(found.reviewed).toEqual([{ flow, day, cases: 1 }])
  // However often, and whoever it was asked of: it is one case.
  expect(found.flagged.toSorted((one, other) => (one.question < other.question ? -1 : 1))).toEqual([
    { question: 'main.company_name', flow, day, cases: 1 },
    { question: 'shareholder.firstname', flow, day, cases: 1 },
  ])
  expect((await flagTallies(service)(new Date(service.clock.now().getTime() + 1000))).flagged).toEqual([])
})
