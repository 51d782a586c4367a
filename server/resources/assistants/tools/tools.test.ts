import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assistantToolPermissions } from '#domain/assistants/index.ts'
import { completeAnswers } from '#server/testing/answers.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import {
  type Assisted,
  assistantToolParts,
  assistedFounder,
  connectAssistant,
  questionsSeen,
  seenVersion,
  sentAnswers,
  toolRefusalOf,
  toolsOf,
} from '#server/testing/assistant-tools.ts'
import { founderWhoPaid, founderWithOrder } from '#server/testing/orders.ts'
import { assistantTools } from './index.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const path = '/api/dutch_bv_incorporations'

describe('the tools', () => {
  test('are nine, each with words for who chooses and with closed input', () => {
    const tools = assistantTools(assistantToolParts(service))
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(assistantToolPermissions).sort())
    for (const { name, title, description, input, permissions } of tools) {
      expect(title.length, name).toBeGreaterThan(5)
      expect(description.length, name).toBeGreaterThan(60)
      expect(input.safeParse({ strange: true }).success, name).toBe(false)
      expect(permissions).toEqual(assistantToolPermissions[name])
    }
    expect(tools.filter(({ readOnly }) => !readOnly).map(({ name }) => name)).toEqual(['start_draft', 'save_answers'])
  })

  test('are used only by who was allowed to', async () => {
    const { call, uuid } = await assistedFounder(service, { permissions: ['price'] })
    expect(await call('list_products')).toHaveProperty('products')
    const refused = await toolRefusalOf(call('check_draft', { draft_id: uuid }, 'en'))
    expect(refused).toMatchObject({ code: 'not_allowed', message: expect.stringMatching(/^This assistant/) })
  })
})

describe('prices', () => {
  test('every product has its lowest price all in, in the language asked for', async () => {
    const { call } = await assistedFounder(service)
    const { products } = await call('list_products', {}, 'en')
    const bv = (products as { product: string }[]).find(({ product }) => product === 'dutch-bv')
    expect(bv).toMatchObject({ language: 'nl', most_people: 4, from_price_cents: expect.any(Number) })
  })

  test('an estimate is what the order costs', async () => {
    const founder = await founderWithOrder(service)
    const { call } = await assistedFounder(service)
    const answers = sentAnswers({ 'p1.firstname': 'Anna', 'p2.firstname': 'Bram', 'main.number_of_shares': 120 })
    const estimate = await call('estimate_price', { product: 'dutch-bv', answers })
    expect(estimate).toMatchObject({ refused: [], total_cents: (await founder.read()).payable_price })
    const faster = sentAnswers({ 'main.incorporation_speed': 'fast', 'p1.bsn': '111222333', 'main.strange': 1 })
    const dearer = await call('estimate_price', { product: 'dutch-bv', answers: faster }, 'en')
    expect(dearer.total_cents).toBeGreaterThan(Number(estimate.total_cents))
    expect(dearer.refused).toMatchObject([
      { path: 'p1.bsn', code: 'by_hand', message: expect.stringMatching(/^You fill this in yourself/) },
      { path: 'main.strange', code: 'unknown_field' },
    ])
  })
})

describe('a draft', () => {
  test('begins once, however often and at once it is asked for', async () => {
    const { call, founder } = await assistedFounder(service)
    const asked = { product: 'dutch-bv', request_id: randomUUID() }
    const all = await Promise.all([1, 2, 3].map(() => call('start_draft', asked)))
    const [first] = [...all, await call('start_draft', asked)]
    expect(new Set(all.map(({ draft_id }) => draft_id)).size).toBe(1)
    expect(first?.review_url).toBe(`${service.config.PUBLIC_URL}/questionnaire/dutch-bv/${first?.draft_id}`)
    const { drafts } = await call('list_drafts')
    expect((drafts as unknown[]).length).toBe(2)
    expect((await founder.call('GET', `${path}/${first?.draft_id}`)).json()).toMatchObject({ version: 1, paid: false })
    const other = { draft_id: first?.draft_id, version: first?.version, request_id: asked.request_id }
    const used = call('save_answers', { ...other, answers: sentAnswers({ 'main.company_name': 'Wiek' }) })
    expect(await toolRefusalOf(used)).toMatchObject({ code: 'request_id_used' })
  })

  test('can be begun twenty times a day', async () => {
    const { call } = await assistedFounder(service)
    const begin = () => call('start_draft', { product: 'holding', request_id: randomUUID() })
    for (let count = 0; count < 20; count++) await begin()
    expect(await toolRefusalOf(begin())).toMatchObject({ code: 'too_many_drafts' })
    service.clock.advance(86_400_001)
    expect(await begin()).toHaveProperty('draft_id')
  })

  test('is not begun by who was connected for one, and no other is opened by them', async () => {
    const { founder, uuid } = await assistedFounder(service)
    const other = (await founder.call('POST', path)).json().uuid
    const limited = await connectAssistant(service, founder.account, { questionnaire: uuid })
    const call = toolsOf(assistantToolParts(service), limited)
    const begin = call('start_draft', { product: 'dutch-bv', request_id: randomUUID() })
    expect(await toolRefusalOf(begin)).toMatchObject({ code: 'only_one_draft' })
    expect((await call('list_drafts')).drafts).toMatchObject([{ draft_id: uuid, state: 'open' }])
    expect(await toolRefusalOf(call('check_draft', { draft_id: other }))).toMatchObject({ code: 'not_found' })
  })

  test('of nobody and of somebody else are the same answer', async () => {
    const { call } = await assistedFounder(service)
    const stranger = await assistedFounder(service, { answers: { main: { company_name: 'Van een ander' } } })
    for (const name of ['list_questions', 'check_draft', 'read_draft_deed', 'hand_over'] as const) {
      const theirs = await toolRefusalOf(call(name, { draft_id: stranger.uuid }))
      expect(await toolRefusalOf(call(name, { draft_id: randomUUID() }))).toEqual(theirs)
      expect(theirs).toMatchObject({ code: 'not_found', details: {} })
    }
    const writing = (draft_id: string) => {
      const asked = {
        draft_id,
        version: 'x',
        request_id: randomUUID(),
        answers: sentAnswers({ 'main.company_name': 'Wiek' }),
      }
      return toolRefusalOf(call('save_answers', asked))
    }
    expect(await writing(stranger.uuid)).toEqual(await writing(randomUUID()))
  })

  test('is handed over by a link that says nothing of anybody', async () => {
    const { call, uuid } = await assistedFounder(service)
    const { url, message } = await call('hand_over', { draft_id: uuid }, 'en')
    expect(url).toBe(`${service.config.PUBLIC_URL}/questionnaire/dutch-bv/${uuid}`)
    expect(message).toMatch(/^Carry on here yourself/)
  })
})

describe('questions', () => {
  test('come with everything one needs to ask them, in the language asked for', async () => {
    const one = await assistedFounder(service, {
      answers: { main: { company_name: 'Molenwiek', headquarters: 'Zaanstad' } },
    })
    const { questions, largest } = await questionsSeen(one)
    expect(largest).toBeLessThan(18_000)
    const at = (wanted: string) => questions.find((question) => question.path === wanted)
    expect(at('main.company_name')).toMatchObject({
      ...{ kind: 'text', state: 'answered', answer: 'Molenwiek', required: true },
      schema: { type: 'string', maxLength: 100 },
    })
    expect(at('main.headquarters')?.schema).toEqual({ type: 'string', description: expect.any(String) })
    expect(at('main.financial_year_end')).toMatchObject({
      state: 'missing',
      options: [
        { value: 'this_year', label: expect.any(String) },
        { value: 'next_year', label: expect.any(String) },
      ],
    })
    expect(at('p1.bsn')).toMatchObject({
      ...{ state: 'by_hand', person: 'p1', kind: 'bsn' },
      by_hand_url: expect.stringMatching(/\?step=\d+&substep=\d+&person=p1#q-p1-bsn$/),
    })
    expect(questions.filter(({ state }) => state === 'by_hand').every((one) => !('answer' in one))).toBe(true)
    const { questions: inEnglish } = await questionsSeen(one, {}, 'en')
    expect(inEnglish.map((question) => question.path)).toEqual(questions.map((question) => question.path))
    expect(inEnglish[0]?.label).not.toBe(questions[0]?.label)
    const { questions: open } = await questionsSeen(one, { only_missing: true })
    expect(new Set(open.map(({ state }) => state))).toEqual(new Set(['missing']))
  })

  test('are each asked once, and every one has words', async () => {
    const one = await assistedFounder(service, { answers: completeAnswers })
    const { questions } = await questionsSeen(one)
    expect(new Set(questions.map((question) => question.path)).size).toBe(questions.length)
    expect(questions.every(({ label, section, step }) => Boolean(label && section && step))).toBe(true)
  })
})

describe('a check', () => {
  test('names what is missing, what is in the way and what is for the founder alone', async () => {
    const one = await assistedFounder(service, { answers: { main: { company_name: 'Molenwiek' } } })
    const check = await one.call('check_draft', { draft_id: one.uuid })
    expect(check).toMatchObject({ state: 'open', ready_to_hand_over: false, version: await seenVersion(one) })
    expect(check.missing).toContainEqual(expect.objectContaining({ path: 'main.headquarters', code: 'required' }))
    const byHand = check.by_hand as { questions: string[]; url: string; person?: string }[]
    expect(byHand.some(({ person, url }) => person === 'p1' && url.includes('person=p1'))).toBe(true)
    expect(JSON.stringify(check.missing)).not.toMatch(/bsn|birthdate|pep|document/)
    expect(Buffer.byteLength(JSON.stringify(check))).toBeLessThan(20_000)
  })

  test('says that the rest is for the founder, whatever they filled in', async () => {
    const one = await assistedFounder(service, { answers: completeAnswers })
    expect(await one.call('check_draft', { draft_id: one.uuid })).toMatchObject({
      ...{ missing: [], more_missing: 0, ready_to_hand_over: true },
    })
    const before = await one.call('check_draft', { draft_id: one.uuid }, 'en')
    const payload = { main: { bankruptcy: true }, p1: { bsn: null, birthdate: null, pep: true, document_type: null } }
    await one.founder.call('PATCH', `${path}/${one.uuid}`, { payload })
    expect(await one.call('check_draft', { draft_id: one.uuid }, 'en')).toEqual(before)
  })

  test('says what stands in the way', async () => {
    const { main } = completeAnswers
    const one = await assistedFounder(service, {
      answers: { ...completeAnswers, main: { ...main, number_of_shares: 500 } },
    })
    const { problems, ready_to_hand_over } = await one.call('check_draft', { draft_id: one.uuid })
    expect(problems).toContainEqual(expect.objectContaining({ code: 'share_sum', stops: true }))
    expect(ready_to_hand_over).toBe(false)
  })
})

describe('the deed', () => {
  const partsOf = async ({ call, uuid }: Assisted) => {
    const first = await call('read_draft_deed', { draft_id: uuid })
    const rest = Array.from({ length: Number(first.parts) - 1 }, (_, index) => index + 2)
    return [first, ...(await Promise.all(rest.map((part) => call('read_draft_deed', { draft_id: uuid, part }))))]
  }

  test.each([
    ['Dutch', path],
    ['English', '/api/english_bv'],
  ])('in %s is read by part, with what is by hand left open', async (_, at) => {
    const one = await assistedFounder(service, { answers: completeAnswers, at })
    const parts = await partsOf(one)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(18_000)
    const text = parts.map((part) => part.text).join('\n')
    expect(text).toContain('De Gouden Lepel B.V.')
    expect(text).toContain('Anna')
    expect(text).not.toMatch(/1985|111222333|NX1234561/)
    const gaps = parts.flatMap((part) => part.gaps as { path: string; by_hand: boolean }[])
    expect(gaps.length).toBeGreaterThan(0)
    expect(gaps.every(({ by_hand }) => by_hand)).toBe(true)
    expect(gaps.map((gap) => gap.path)).toContain('p1.birthdate')
    const beyond = one.call('read_draft_deed', { draft_id: one.uuid, part: parts.length + 1 })
    expect(await toolRefusalOf(beyond)).toMatchObject({ code: 'not_found' })
  })

  test('of a founder with a holding is followed by that of the holding', async () => {
    const p1 = { ...completeAnswers.p1, holding: true, holding_name: 'Anna Beheer' }
    const parts = await partsOf(await assistedFounder(service, { answers: { ...completeAnswers, p1 } }))
    expect(new Set(parts.map((part) => part.title)).size).toBe(2)
  })
})

test('after payment everything is read and nothing is changed', async () => {
  const founder = await founderWhoPaid(service)
  const { questionnaire: uuid } = founder
  const connection = await connectAssistant(service, founder.account)
  const call = toolsOf(assistantToolParts(service), connection)
  expect((await call('list_drafts')).drafts).toMatchObject([{ draft_id: uuid, state: 'paid' }])
  const { version, next_person } = await call('list_questions', { draft_id: uuid })
  expect(next_person).toBeNull()
  expect(await call('check_draft', { draft_id: uuid })).toMatchObject({ state: 'paid' })
  expect(await call('read_draft_deed', { draft_id: uuid })).toHaveProperty('text')
  const asked = {
    draft_id: uuid,
    version,
    request_id: randomUUID(),
    answers: sentAnswers({ 'main.company_name': 'Wiek' }),
  }
  expect(await toolRefusalOf(call('save_answers', asked))).toMatchObject({
    code: 'paid',
    details: { url: expect.stringContaining(uuid) },
  })
})
