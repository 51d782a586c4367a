import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atDesk, climb, founderWithCase, staffMember, toldOf } from '#server/testing/cases.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

test('support gives a case to another office: all of it, with a term of its own, and everybody is told', async () => {
  const founder = await founderWithCase(service)
  const before = await staffMember(service, founder.office)
  const support = await staffMember(service)
  await climb(founder, before, 'checking_documents')
  const { data } = (await support.call('GET', '/api/notary/offices')).json()
  expect(data.find(({ id }: { id: number }) => id === founder.office)).toMatchObject({ open_cases: 1, capacity: null })
  // Who has nothing to do comes first.
  const [{ id: office, name, open_cases }] = data
  expect(open_cases).toBe(0)
  const next = await staffMember(service, office)
  const note = 'Het kantoor is gesloten.'
  const answer = await support.call('PATCH', founder.case, { payload: { office, note } })
  expect(answer.json()).toMatchObject({ office: { id: office }, handler: null, waiting_on: 'notary' })
  expect((await before.call('GET', founder.case)).statusCode).toBe(404)
  const seen = await atDesk(next, founder.case).read()
  expect(seen.documents.length).toBeGreaterThan(0)
  expect(seen.history.at(-1)).toMatchObject({ action: 'hand_over', role: 'support', note: `${name}: ${note}` })
  expect(await toldOf(service, founder.email)).toContain('handed_over')
  expect(await toldOf(service, next.account.email)).toContain('opened')
})

test('without a reason, to nobody, to the same office or when it is closed nothing changes hands', async () => {
  const founder = await founderWithCase(service)
  const notary = await staffMember(service, founder.office)
  const support = await staffMember(service)
  const give = async (payload: object, by = support) => (await by.call('PATCH', founder.case, { payload })).statusCode
  const note = 'Op verzoek van de klant.'
  const office = founder.office === 1 ? 2 : 1
  expect(await give({ office })).toBe(422)
  expect(await give({ office: 999_999, note })).toBe(422)
  expect(await give({ office: founder.office, note })).toBe(422)
  expect(await give({ office, note }, notary)).toBe(403)
  await atDesk(notary, founder.case).act({ action: 'cancel', note: 'Ziet ervan af' })
  expect(await give({ office, note })).toBe(409)
  expect((await founder.look()).office?.id).toBe(founder.office)
})
