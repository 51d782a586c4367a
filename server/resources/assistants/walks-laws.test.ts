import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assistantPermissions, assistantToolPermissions, withoutByHand } from '#domain/assistants/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { flowNames } from '#domain/products/index.ts'
import { isSame } from '#domain/values/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { answeredIn, type CallingAssistant, callingAssistant } from '#server/testing/assistant-calls.ts'
import { answersSent } from '#server/testing/assistant-drafts.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { founderWhoPaid, founderWithOrder } from '#server/testing/orders.ts'
import { signedIn } from '#server/testing/signed-in.ts'
import { lawfully } from '#testing/laws.ts'
import { questionnairesWithin } from '../questionnaires/within.ts'

// Whatever an assistant calls, in whatever order: nothing is completed, ordered, paid, sent in, asked of others or signed by
// it, and nothing of anybody else changes.

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({
    settings: { RATE_LIMIT_PER_MINUTE: '1000000', FOUNDATIONS_ENABLED: 'true', PARTICIPANTS_ENABLED: 'true' },
  })
})
afterAll(() => service.close())

const draftsAt = '/api/dutch_bv_incorporations'

/** Somebody with a questionnaire at every stage: begun, filled in, shared with a participant, ordered and paid. */
async function founderAtEveryStage() {
  const founder = await signedIn(openBrowser(service.app))
  const { email, password, account } = founder
  const begin = async (payload: object) => {
    const { uuid } = (await founder.call('POST', draftsAt)).json<{ uuid: string }>()
    expect((await founder.call('PATCH', `${draftsAt}/${uuid}`, { payload })).statusCode).toBe(200)
    return uuid
  }
  const shared = { ...completeAnswers, p2: { ...completeAnswers.p2, filled_in_by: 'self' } }
  const drafts = [await begin({}), await begin(completeAnswers), await begin(shared)]
  const person = { email, password }
  drafts.push((await founderWithOrder(service, { person })).questionnaire)
  drafts.push((await founderWhoPaid(service, { person })).questionnaire)
  return { account, drafts }
}

/** Where an assistant leaves its own traces, and where it saves. */
const ownTables = ['assistant_connections', 'assistant_views', 'assistant_writes', 'oauth_records', 'questionnaires']

/** Everything that stands in all other tables, as a fingerprint of each. */
async function everythingElse(): Promise<Readonly<Record<string, string>>> {
  const { db } = service.database
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const others = tables.map(({ name }) => name).filter((name) => !ownTables.includes(name))
  const prints = others.map(
    (name) => sql`select ${sql.lit(name)} as name,
      coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(prints, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

/** What of a questionnaire stays as it is, whatever an assistant does. */
async function lastingOf(account: string) {
  const { db } = service.database
  const reading = questionnairesWithin({ ...service, vault: vaultWith([Buffer.alloc(32, 1)]) })
  const rows = await db
    .selectFrom('questionnaires')
    .select(['uuid', 'account', 'flow', 'completed_at', 'paid_at', 'step', 'temporal_step', 'substep'])
    .select(sql<string>`md5(questionnaires::text)`.as('print'))
    .orderBy('uuid')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      isOwn: row.account === account,
      answers: (await reading.read(db, row.uuid))?.answers ?? { main: {}, p1: {}, p2: {}, p3: {}, p4: {} },
    })),
  )
}

type Lasting = Awaited<ReturnType<typeof lastingOf>>

const places = ['main', ...shareholderKeys] as const

/** Answers by hand that are there now and were not, or were others. */
const byHandWritten = (before: Lasting[number] | undefined, { answers }: Lasting[number]): readonly string[] => {
  const seen = withoutByHand(answers)
  return places.flatMap((place) => {
    const row: Readonly<Record<string, unknown>> = before?.answers[place] ?? {}
    return Object.entries(answers[place])
      .filter(([key]) => !Object.hasOwn(seen[place], key))
      .filter(([key, value]) => value !== undefined && value !== false && !isSame(row[key], value))
      .map(([key]) => `${place}.${key}`)
  })
}

function expectLasting(before: Lasting, after: Lasting): void {
  const earlier = new Map(before.map((row) => [row.uuid, row]))
  expect(after.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining([...earlier.keys()]))
  for (const now of after) {
    const old = earlier.get(now.uuid)
    // What is of others, or paid for, is as it was to the last letter.
    if (!now.isOwn || now.paid_at !== null) expect(now.print).toBe(old?.print)
    expect([now.account, now.flow, now.paid_at]).toEqual([
      ...[old?.account ?? now.account, old?.flow ?? now.flow, old?.paid_at ?? null],
    ])
    // What was complete is not any more once something changed; never the other way round.
    expect([null, old?.completed_at ?? null]).toContainEqual(now.completed_at)
    expect(byHandWritten(old, now)).toEqual([])
  }
}

const anyOf = <T>(...values: readonly T[]) => fc.constantFrom(...values)

const tools = Object.keys(assistantToolPermissions) as (keyof typeof assistantToolPermissions)[]

/** A call as an assistant makes one that means well, errs, or means harm; `draft` is a place among those that there are. */
const anyCall = fc.record({
  name: fc.oneof(
    { weight: 1, arbitrary: anyOf(...tools) },
    { weight: 1, arbitrary: fc.constant<(typeof tools)[number]>('save_answers') },
  ),
  draft: fc.oneof(
    { weight: 12, arbitrary: fc.nat({ max: 4 }) },
    { weight: 6, arbitrary: fc.nat({ max: 12 }) },
    { weight: 1, arbitrary: anyOf('x', randomUUID()) },
  ),
  version: anyOf('now', 'now', 'now', 'older'),
  request: fc.oneof(fc.uuid(), anyOf('request-one', 'request-two')),
  answers: answersSent,
  product: fc.oneof({ weight: 9, arbitrary: anyOf(...flowNames) }, { weight: 1, arbitrary: fc.constant('x') }),
  odd: fc.oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: anyOf<object>({ confirm: true }, { account: randomUUID() }, { paid: true }, { draft_id: ['x'] }),
    },
  ),
})
type Made<Any> = Any extends fc.Arbitrary<infer One> ? One : never
type AnyCall = Made<typeof anyCall>

/** What is no tool of ours, by the names that one would guess. */
const guessed = ['complete', 'pay', 'order', 'upload', 'invite', 'sign', 'confirm_answers', 'delete_draft', '__proto__']

const anyWalk = fc.record({
  permissions: fc.oneof(
    fc.constant([...assistantPermissions]),
    fc.subarray([...assistantPermissions], { minLength: 1 }),
  ),
  /** The one questionnaire that it was connected for. */
  only: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat({ max: 4 }) }),
  guess: anyOf(...guessed),
  // What stands in one turn is called at once.
  turns: fc.array(fc.array(anyCall, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 9 }),
})

const inputOf = (call: AnyCall, draft_id: string, version: unknown): object => {
  const inputs: Readonly<Record<string, object>> = {
    estimate_price: { product: call.product, answers: call.answers },
    start_draft: { product: call.product, request_id: call.request },
    save_answers: {
      ...{ draft_id, request_id: call.request, answers: call.answers },
      version: call.version === 'now' ? version : call.version,
    },
    ...{ list_products: {}, list_drafts: {} },
  }
  return { ...(inputs[call.name] ?? { draft_id }), ...call.odd }
}

test('no way through the tools leads past the founder, or to anybody else', async () => {
  const [own, other] = [await founderAtEveryStage(), await founderAtEveryStage()]
  await service.jobs.drain()
  const drafts = [...own.drafts, ...other.drafts]
  const done = new Map<string, number>()
  const note = (what: string) => done.set(what, (done.get(what) ?? 0) + 1)

  async function walk(assistant: CallingAssistant, { turns, guess }: Made<typeof anyWalk>): Promise<void> {
    const there = [...drafts]
    const make = async (call: AnyCall): Promise<void> => {
      const draft_id = typeof call.draft === 'number' ? (there[call.draft % there.length] ?? '') : call.draft
      const seen = call.name === 'save_answers' && (await assistant.hear('check_draft', { draft_id }))
      const version = (seen && answeredIn(seen)?.version) || 'unseen'
      const heard = await assistant.hear(call.name, inputOf(call, draft_id, version))
      const answer = answeredIn(heard)
      expect([200, 403]).toContain(heard.status)
      if (answer) note(call.name)
      if (call.name === 'start_draft' && answer) there.push(String(answer.draft_id))
      if (call.name === 'save_answers' && Array.isArray(answer?.saved) && answer.saved.length > 0) note('saved')
    }
    for (const turn of turns) await Promise.all(turn.map(make))
    const refused = await assistant.hear(guess as 'list_drafts', { draft_id: there[1] })
    expect(answeredIn(refused)).toBeUndefined()
  }

  // What a walk leaves is what the next one finds.
  let found = { others: await everythingElse(), lasting: await lastingOf(own.account) }
  const runs = lawfully(400)
  await fc.assert(
    fc.asyncProperty(anyWalk, async (walking) => {
      const questionnaire = walking.only === null ? null : (own.drafts[walking.only] ?? null)
      const { permissions } = walking
      const assistant = await callingAssistant(service, own.account, { permissions, questionnaire })
      const logged = service.logged.length
      await walk(assistant, walking)
      const before = found
      found = { others: await everythingElse(), lasting: await lastingOf(own.account) }
      expect(found.others).toEqual(before.others)
      expectLasting(before.lasting, found.lasting)
      expect(service.logged.slice(logged).filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([])
    }),
    runs,
  )
  // Walks that get nowhere prove nothing.
  expect([...done.keys()].sort()).toEqual([...tools, 'saved'].sort())
  expect(done.get('saved')).toBeGreaterThan(runs.numRuns / 2)
}, 900_000)
