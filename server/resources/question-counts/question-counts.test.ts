import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { en, nl } from '#domain/messages/index.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import type { Browser } from '#server/testing/browser.ts'
import { climb, founderWithCase, staffMember } from '#server/testing/cases.ts'
import { deviceOf, mondayOf } from './actions.ts'

let service: TestApp
let admin: Browser
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
  admin = await signedInAs(service, 'admin')
})
afterAll(() => service.close())
beforeEach(async () => {
  await service.database.db.deleteFrom('question_counts').execute()
})

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
const name = 'main.company_name'

let sender = 0
/** From another address each time: one of them may not send so much. */
const send = (payload: object, headers: Readonly<Record<string, string>> = {}) => {
  sender += 1
  return service.app.inject({
    ...{ method: 'POST', url: '/api/question_counts', payload, headers },
    remoteAddress: `10.0.${Math.floor(sender / 200)}.${sender % 200}`,
  })
}

const rows = () =>
  service.database.db
    .selectFrom('question_counts')
    .select(['question', 'flow', 'locale', 'device', 'words', 'what', 'people'])
    .orderBy('question')
    .orderBy('device')
    .orderBy('what')
    .execute()

const asked = { question: name, words: 0 }

describe('counting', () => {
  test('a page adds to the sums of its week, and nothing is kept of who sent it', async () => {
    const happened = { shown: true, open: true, stumbled: true, time: 3, messages: ['required'] }
    for (const agent of ['Firefox', phone, phone]) {
      const answer = await send({ flow: 'dutch-bv', questions: [{ ...asked, ...happened }] }, { 'user-agent': agent })
      expect(answer.statusCode).toBe(202)
    }
    const row = { question: name, flow: 'dutch-bv', locale: 'nl', words: 0 }
    const names = ['message required', 'open', 'shown', 'stumbled', 'time 3']
    expect(await rows()).toEqual([
      ...names.map((what) => ({ ...row, device: 'computer', what, people: 1 })),
      ...names.map((what) => ({ ...row, device: 'phone', what, people: 2 })),
    ])
  })

  test.each(['sec-gpc', 'dnt'])('who says by %s that they do not want it is not counted', async (header) => {
    const answer = await send({ flow: 'dutch-bv', questions: [{ ...asked, shown: true }] }, { [header]: '1' })
    expect([answer.statusCode, await rows()]).toEqual([202, []])
  })

  const good = { ...asked, shown: true }
  test.each([
    ['an unknown question', [good, { ...good, question: 'main.nothing' }], 'questions.1.question'],
    ['a question of another flow', [good, { ...good, question: 'main.kvk' }], 'questions.1.question'],
    ['the same one twice', [good, good], 'questions.1.question'],
    ['words that nobody wrote yet', [{ ...good, words: 1 }], 'questions.0.words'],
    ['a message it cannot give', [{ ...good, messages: ['bsn'] }], 'questions.0.messages'],
    ['an answer', [{ ...good, value: 'De Vries' }], 'questions.0.value'],
    ['more than once', [{ ...good, shown: 5 }], 'questions.0.shown'],
    ['a time that does not exist', [{ ...good, time: 12 }], 'questions.0.time'],
    ['a name that is none', [{ ...good, question: "main.x'; drop table" }], 'questions.0.question'],
    ['nothing', [], 'questions'],
  ])('%s: the whole batch is refused', async (_what, questions, path) => {
    const answer = await send({ flow: 'dutch-bv', questions })
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path])
    expect(await rows()).toEqual([])
  })

  test('one sender cannot send without end', async () => {
    const payload = { flow: 'dutch-bv', questions: [good] }
    const all = { method: 'POST', url: '/api/question_counts', payload, remoteAddress: '10.9.9.9' } as const
    const answers = []
    for (let at = 0; at < 61; at += 1) answers.push((await service.app.inject(all)).statusCode)
    expect([answers.slice(0, 60).every((status) => status === 202), answers[60]]).toEqual([true, 429])
  })

  test.each([
    [phone, 'phone'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile', 'phone'],
    ['Mozilla/5.0 (Macintosh) Safari/605', 'computer'],
    [undefined, 'computer'],
  ])('%s is a %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device)
  })

  test.each([
    ['16-11-2026', '2026-11-16'],
    ['22-11-2026', '2026-11-16'],
    ['23-11-2026', '2026-11-23'],
    ['01-01-2027', '2026-12-28'],
  ])('%s is in the week of %s', (day, monday) => {
    expect(mondayOf(day as Parameters<typeof mondayOf>[0])).toBe(monday)
  })
})

/** So many people at a question, of whom so many left it open. */
async function count(people: number, open: number, over: object = {}, weeksAgo = 0): Promise<void> {
  const week = mondayOf(service.clock.today())
  const then = new Date(`${week}T12:00:00Z`)
  then.setUTCDate(then.getUTCDate() - 7 * weeksAgo)
  const row = {
    ...{ week: then.toISOString().slice(0, 10), question: name, flow: 'dutch-bv', locale: 'nl' as const },
    ...{ device: 'computer' as const, words: 0 },
    ...over,
  }
  const sums = { shown: people, open, stumbled: open, 'time 4': people, 'message required': open }
  await service.database.db
    .insertInto('question_counts')
    .values(Object.entries(sums).flatMap(([what, people]) => (people > 0 ? [{ ...row, what, people }] : [])))
    .execute()
}

const report = async (query = '') => (await admin.call('GET', `/api/admin/questions${query}`)).json()
const rowOf = async (query = '', question = name) =>
  (await report(query)).data.find((row: { question: string }) => row.question === question)
const close = async (query = '') => (await admin.call('GET', `/api/admin/questions/${name}${query}`)).json()

describe('reading', () => {
  test('a question has its figures, its weeks and its place; the worst comes first', async () => {
    await count(100, 30)
    await count(60, 3, { question: 'main.activities' })
    const found = await report()
    expect(found.weeks).toHaveLength(13)
    expect(found.weeks.at(-1)).toBe(mondayOf(service.clock.today()))
    expect(found).toMatchObject({ half: 1, usual: { people: 160, open: 33 / 160 }, questionnaires: null, paid: null })
    expect(found.data[0]).toMatchObject({
      ...{ question: name, flow: 'dutch-bv', step: 'company', section: 'general', rewrite: null },
      measures: { people: 100, stumbled: 0.3, open: 0.3, flagged: null, dropped: 0, seconds: 25 },
    })
    expect(found.data[0].weeks.slice(-2)).toEqual([null, 0.3])
    expect(found.data[1]).toMatchObject({ question: 'main.activities', measures: { open: 0.05 } })
    expect(found.data[2]).toMatchObject({ measures: null })
  })

  test('fewer than twenty people are nobody’s business, in a week and altogether', async () => {
    await count(19, 10)
    expect(await rowOf()).toMatchObject({ measures: null })
    expect((await close()).messages).toEqual([])
    await count(19, 10, {}, 1)
    const row = await rowOf()
    expect(row.measures.people).toBe(38)
    expect(row.weeks.every((week: number | null) => week === null)).toBe(true)
  })

  test('by flow, language, device and time', async () => {
    await count(20, 2)
    await count(30, 3, { device: 'phone' })
    await count(40, 4, { flow: 'english-bv', locale: 'en' })
    await count(50, 5, { flow: 'holding' }, 6)
    await count(60, 6, {}, 20)
    const people = async (query: string) => (await rowOf(query))?.measures?.people
    expect(await people('')).toBe(140)
    expect(await people('?device=phone')).toBe(30)
    expect(await people('?language=en')).toBe(40)
    expect(await people('?flow=holding')).toBe(50)
    expect(await people('?weeks=4')).toBe(90)
    expect(await people('?weeks=26')).toBe(200)
    expect((await report('?flow=holding&language=en')).data).toEqual([])
    expect((await close('?flow=holding&language=en')).after).toBe(null)
    expect((await admin.call('GET', '/api/admin/questions?weeks=9')).statusCode).toBe(422)
  })

  test('after a rewrite only its own readers count, beside those before, and chance is told apart', async () => {
    await count(200, 80, {}, 3)
    const url = `/api/admin/questions/${name}/words`
    const [dutch, english] = [nl.fields.main.company_name.label, en.fields.main.company_name.label]
    const words = [
      { locale: 'nl', part: 'label', basis: dutch, text: 'Welke naam krijgt je BV?' },
      { locale: 'en', part: 'label', basis: english, text: 'Which name will it have?' },
    ]
    expect((await admin.call('PUT', url, { payload: { revision: 0, words } })).statusCode).toBe(200)
    expect((await rowOf()).measures).toBe(null)
    // Somebody who still had the old words on their screen.
    await send({ flow: 'dutch-bv', questions: [{ ...asked, shown: true }] })
    await count(100, 10, { words: 1 })
    expect(await rowOf()).toMatchObject({ measures: { people: 100, open: 0.1 }, rewrite: { revision: 1 } })
    const found = await close()
    expect(found).toMatchObject({
      before: { people: 201, stumbled: expect.closeTo(80 / 201) },
      after: { people: 100, stumbled: 0.1, seconds: 25 },
      certain: { stumbled: true, open: true, corrected: false, seconds: false, flagged: false, dropped: false },
      messages: [{ code: 'required', share: 0.1 }],
    })
    expect(found.stumbled.filter((week: number | null) => week !== null)).toHaveLength(2)
  })

  test('flags count against the cases that were looked through, and those not by device', async () => {
    const founder = await founderWithCase(service)
    const notary = await staffMember(service, founder.office)
    await climb(founder, notary, 'checking_documents')
    for (const path of ['p1.firstname', 'p2.firstname']) {
      await notary.call('POST', `${founder.case}/comments`, { payload: { path, text: 'GEHEIM', flag: true } })
    }
    await count(50, 0, { question: 'shareholder.firstname' })
    // One case is too few to say anything of.
    expect((await rowOf('', 'shareholder.firstname')).measures.flagged).toBe(null)
    const close = await admin.call('GET', '/api/admin/questions/shareholder.firstname')
    expect(close.json()).toMatchObject({ reviewed: 1 })
    expect(close.body).not.toContain('GEHEIM')
    const onPhones = await admin.call('GET', '/api/admin/questions/shareholder.firstname?device=computer')
    expect(onPhones.json()).toMatchObject({ reviewed: 0, after: { people: 50 } })
  })
})
