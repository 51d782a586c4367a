import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockers, complete } from '#domain/flow/index.ts'
import { type FlowName, flowNames, productOf } from '#domain/products/index.ts'
import type { Answers } from '#domain/questions/index.ts'
import type { DutchDate } from '#domain/values/index.ts'
import { insertTestAccount } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { answeredIn, type CallingAssistant, callingAssistant, type Heard } from '#server/testing/assistant-calls.ts'
import { answersSent, insertDraft, oddWish, type SealedDraft, sealedDraft } from '#server/testing/assistant-drafts.ts'
import { tracedIn } from '#server/testing/sealed.ts'
import { caseWithPart, partMarkers } from '#server/testing/sealed-part.ts'
import { lawfully, someOf } from '#testing/laws.ts'

// What is by hand stands in no answer, and nothing of an answer hangs on it: two drafts that differ in that alone are the
// same to an assistant, byte for byte.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({
    settings: { RATE_LIMIT_PER_MINUTE: '1000000', FOUNDATIONS_ENABLED: 'true', PARTICIPANTS_ENABLED: 'true' },
  })
})
afterAll(() => service.close())

type Language = 'nl' | 'en'
type Shown = { readonly assistant: Pick<CallingAssistant, 'hear'>; readonly uuid: string }

const show = async (flow: FlowName, answers: Answers, paid: boolean): Promise<Shown> => {
  const { uuid: account } = await insertTestAccount(service)
  const uuid = await insertDraft(service, { flow, account, answers, paid })
  return { assistant: await callingAssistant(service, account), uuid }
}

/** Everything that can be heard of a draft, with what names it left out; its deed too when asked for. */
async function heardOf(
  { assistant, uuid }: Shown,
  language: Language,
  { deed = true }: { readonly deed?: boolean } = {},
): Promise<readonly string[]> {
  const heard: string[] = []
  const hear = async (...asked: Parameters<CallingAssistant['hear']>): Promise<Heard> => {
    const answer = await assistant.hear(asked[0], asked[1], language)
    // A refusal tells nothing, and proves nothing.
    expect(answeredIn(answer), answer.body).toBeDefined()
    heard.push(`${asked[0]} ${answer.body.replaceAll(uuid, 'this')}`)
    return answer
  }
  await hear('list_drafts')
  for (const only_missing of [false, true]) {
    let cursor: unknown
    do {
      const page = await hear('list_questions', { draft_id: uuid, only_missing, ...(cursor ? { cursor } : {}) })
      cursor = answeredIn(page)?.next_cursor
    } while (cursor)
  }
  await hear('check_draft', { draft_id: uuid })
  await hear('hand_over', { draft_id: uuid })
  if (!deed) return heard
  const first = answeredIn(await hear('read_draft_deed', { draft_id: uuid }))
  for (let part = 2; part <= Number(first?.parts); part++) await hear('read_draft_deed', { draft_id: uuid, part })
  return heard
}

type Sent = readonly { readonly path: string; readonly value: unknown }[]

/** What is answered to answers, and what is heard from then on. */
async function heardAfter(shown: Shown, answers: Sent, language: Language): Promise<readonly string[]> {
  const { assistant, uuid } = shown
  const seen = answeredIn(await assistant.hear('check_draft', { draft_id: uuid }))
  const asked = { draft_id: uuid, version: seen?.version, request_id: `request-${uuid}`, answers }
  const saved = await assistant.hear('save_answers', asked, language)
  const stale = await assistant.hear('save_answers', { ...asked, version: 'older', request_id: randomUUID() }, language)
  const said = [saved, stale].map(({ status, body }) => `save_answers ${status} ${body.replaceAll(uuid, 'this')}`)
  return [...said, ...(await heardOf(shown, language, { deed: false }))]
}

const context = { today: '15-11-2026' as DutchDate }

/** What the founder is told, who may know. */
const toldOf = (flow: FlowName, answers: Answers): string => {
  const product = productOf(flow)
  if (product === null) return ''
  return JSON.stringify([complete(product, answers, context), blockers(product, answers, context)])
}

// Each of them is asked by the same code; in full it is 800 drafts of all, two at a time, and others with each commit.
test.each(someOf(flowNames, { oneIn: 2 }))(
  '%s: what is by hand is nowhere to be heard, and nothing tells of it',
  async (flow) => {
    let told = 0
    const runs = lawfully(50)
    const property = fc.asyncProperty(
      sealedDraft(flow),
      answersSent,
      fc.constantFrom<Language>('nl', 'en'),
      async ({ pair, canaries, paid }: SealedDraft, sent, language) => {
        const [one, other] = await Promise.all(pair.map((answers) => show(flow, answers, paid)))
        if (one === undefined || other === undefined) throw new Error('There are two.')
        if (toldOf(flow, pair[0]) !== toldOf(flow, pair[1])) told += 1
        const before = service.logged.length
        const heard = [...(await heardOf(one, language)), ...(await heardAfter(one, sent, language))]
        expect(tracedIn(service.logged.slice(before).join(''), [...canaries, oddWish])).toBeUndefined()
        expect(heard).toEqual([...(await heardOf(other, language)), ...(await heardAfter(other, sent, language))])
      },
    )
    await fc.assert(property, runs)
    // Where both are the same to the founder too, nothing is proven.
    expect(told).toBeGreaterThan(runs.numRuns / 2)
  },
  900_000,
)

test('what is sent stands in no log, however wrong it is', async () => {
  const { uuid: account } = await insertTestAccount(service)
  const { token } = await callingAssistant(service, account)
  const before = service.logged.length
  const call = (params: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  const bodies = [
    `{"broken": "${oddWish}`,
    JSON.stringify(oddWish),
    JSON.stringify({ jsonrpc: '2.0', id: oddWish, method: oddWish, params: { [oddWish]: oddWish } }),
    call({ name: oddWish, arguments: { [oddWish]: oddWish } }),
    call({
      name: 'estimate_price',
      arguments: { product: oddWish, answers: [{ path: oddWish, value: { [oddWish]: oddWish } }] },
    }),
    call({
      name: 'save_answers',
      arguments: { draft_id: oddWish, version: oddWish, request_id: oddWish, answers: [oddWish] },
    }),
    call({ name: 'check_draft', arguments: { draft_id: randomUUID(), language: oddWish } }),
  ]
  for (const payload of bodies)
    await service.app.inject({
      ...{ method: 'POST', url: `/mcp?asked=${oddWish}`, payload },
      headers: {
        ...{
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'mcp-name': oddWish,
          'user-agent': oddWish,
        },
        ...{ accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
      },
    })
  expect(service.logged.length).toBeGreaterThanOrEqual(before + bodies.length)
  for (const line of service.logged.slice(before)) expect(tracedIn(line, [oddWish, token]), line).toBeUndefined()
})

test('the part that somebody sealed by their own link is not there either', async () => {
  const { founder } = await caseWithPart(service)
  const shown = { assistant: await callingAssistant(service, founder.account), uuid: founder.questionnaire }
  const heard = await heardOf(shown, 'en')
  expect(heard.length).toBeGreaterThan(8)
  for (const answer of heard) expect(tracedIn(answer, partMarkers), answer).toBeUndefined()
})
