import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConnectedAssistant } from '#contract/assistants.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import {
  type Assisted,
  assistantToolParts,
  assistedFounder,
  connectAssistant,
  seenVersion,
  sentAnswers,
  toolsOf,
} from '#server/testing/assistant-tools.ts'
import { assistantKeeper } from './own-data.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const later = () => service.clock.set(new Date(service.clock.now().getTime() + 1_000))

async function save(one: Assisted, answers: Readonly<Record<string, unknown>>) {
  later()
  const asked = { draft_id: one.uuid, version: await seenVersion(one), request_id: randomUUID() }
  return one.call('save_answers', { ...asked, answers: sentAnswers(answers) })
}

const listed = async ({ founder }: Pick<Assisted, 'founder'>): Promise<ConnectedAssistant[]> =>
  (await founder.call('GET', '/api/assistants')).json().assistants

const kept = async ({ founder }: Pick<Assisted, 'founder'>) =>
  assistantKeeper.collect(service.database.db, { uuid: founder.account, email: '' })

test('each is told of with what it wrote, by question and never with an answer, the newest first', async () => {
  const one = await assistedFounder(service)
  await save(one, { 'main.company_name': 'Molenwiek B.V.', 'main.headquarters': 'Zaanstad' })
  await save(one, { 'p1.firstname': 'Lotte', 'p1.bsn': '111222333' })
  later()
  const { draft_id } = await one.call('start_draft', { product: 'dutch-bv', request_id: randomUUID() })
  // Another that did nothing yet.
  const idle = await connectAssistant(service, one.founder.account, { questionnaire: one.uuid })

  const assistants = await listed(one)
  const draft = expect.objectContaining({ uuid: one.uuid, flow: 'dutch-bv', name: 'Molenwiek B.V.' })
  const [wrote, rests] = [one.connection, idle.uuid].map((uuid) => assistants.find((other) => other.uuid === uuid))
  expect(wrote?.changes.map(({ fields }) => fields)).toEqual([
    [],
    ['p1.firstname'],
    ['main.company_name', 'main.headquarters'],
  ])
  expect(wrote?.changes).toMatchObject([{ draft: { uuid: draft_id, name: null } }, { draft }, { draft }])
  expect(wrote?.draft).toBeNull()
  expect(rests).toMatchObject({ draft, changes: [] })
  for (const told of [assistants, await kept(one)])
    for (const value of ['Zaanstad', 'Lotte', '111222333']) expect(JSON.stringify(told)).not.toContain(value)
  expect(await kept(one)).toContainEqual(
    expect.objectContaining({
      client_id: 'https://nova.example/client.json',
      wrote: expect.arrayContaining([
        expect.objectContaining({ tool: 'save_answers', fields: ['p1.firstname'], version: expect.any(Number) }),
      ]),
    }),
  )
})

test('of one that wrote a lot the last twenty are told, and the download has them all', async () => {
  const one = await assistedFounder(service)
  for (let n = 1; n <= 22; n += 1) await save(one, { 'main.company_name': `Molenwiek ${n}` })
  await save(one, { 'p1.firstname': 'Lotte' })
  const [assistant] = await listed(one)
  expect(assistant?.changes).toHaveLength(20)
  expect(assistant?.changes[0]?.fields).toEqual(['p1.firstname'])
  expect(await kept(one)).toMatchObject([{ wrote: { length: 23 } }])
})

test('one that ended is not there any more, nor is what somebody else has of it', async () => {
  const one = await assistedFounder(service)
  const other = await assistedFounder(service)
  await save(one, { 'main.company_name': 'Molenwiek B.V.' })
  expect(await listed(other)).toMatchObject([{ uuid: other.connection, changes: [] }])
  await one.founder.call('DELETE', `/api/assistants/${one.connection}`)
  expect(await listed(one)).toEqual([])
  expect(await kept(one)).toMatchObject([{ uuid: one.connection, wrote: [{ fields: ['main.company_name'] }] }])

  const week = await connectAssistant(service, one.founder.account)
  const call = toolsOf(assistantToolParts(service), week)
  await call('list_drafts')
  expect(await listed(one)).toMatchObject([{ uuid: week.uuid }])
  const now = service.clock.now()
  service.clock.set(week.until)
  expect(await listed(one)).toEqual([])
  service.clock.set(now)
})
