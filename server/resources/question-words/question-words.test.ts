import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RewrittenQuestions, WordedQuestion } from '#contract/question-words.ts'
import { en, nl } from '#domain/messages/index.ts'
import type { Screens } from '#server/adapters/screens/index.ts'
import { signedInAs } from '#server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import type { Browser } from '#server/testing/browser.ts'

/** Says what the page of a questionnaire is drawn with. */
const screens: Screens = {
  folder: import.meta.dirname,
  page: async ({ chosen, site, dataOf }) => ({
    ...{ status: 200, locale: chosen },
    html: JSON.stringify([site.question_words, await dataOf('flow', chosen), await dataOf('home', chosen)]),
  }),
  content: async () => ({ html: '' }),
}

let service: TestApp
let admin: Browser
beforeAll(async () => {
  service = await openTestApp({ screens })
  admin = await signedInAs(service, 'admin')
})
afterAll(() => service.close())

const url = '/api/admin/questions/main.activities/words'
const help = { locale: 'nl', part: 'help', basis: nl.fields.main.activities.help ?? '' }
const inEnglish = { locale: 'en', part: 'label', basis: en.fields.main.activities.label }

const read = async (): Promise<WordedQuestion> => (await admin.call('GET', url)).json()
const write = (revision: number, words: readonly object[]) => admin.call('PUT', url, { payload: { revision, words } })

async function said(locale: 'nl' | 'en', hash?: string | null) {
  const answer = await service.app.inject(`/api/question_words/${locale}${hash ? `?hash=${hash}` : ''}`)
  return { kept: answer.headers['cache-control'], ...answer.json<RewrittenQuestions>() }
}
const hashes = async () => (await service.app.inject('/api/site')).json().question_words

test('a question is rewritten in both languages, shown to every page by its hash, and put back', async () => {
  expect(await hashes()).toEqual({ nl: null, en: null })
  expect(await said('nl')).toMatchObject({ hash: null, data: [], kept: 'no-cache' })

  const written = await write(0, [
    { ...help, text: '  Eén zin is  genoeg. ' },
    { ...inEnglish, text: 'What is it going to do?' },
    // As the code has it: nothing to keep.
    { locale: 'nl', part: 'label', basis: nl.fields.main.activities.label, text: nl.fields.main.activities.label },
  ])
  expect(written.statusCode).toBe(200)
  expect(written.json()).toMatchObject({ revision: 1, versions: [{ revision: 1, who: expect.any(String) }] })

  const { nl: hash, en: english } = await hashes()
  expect(hash).not.toBe(english)
  expect(await said('nl', hash)).toMatchObject({
    kept: 'public, max-age=31536000, immutable',
    data: [{ question: 'main.activities', revision: 1, words: [{ part: 'help', text: 'Eén zin is genoeg.' }] }],
  })
  expect((await said('en', 'old')).kept).toBe('no-cache')
  expect((await said('en')).data[0]?.words).toEqual([
    { part: 'label', basis: inEnglish.basis, text: 'What is it going to do?' },
  ])

  // The page of a questionnaire comes with the words, so that nobody sees the old ones first; others only know of them.
  const drawn = await service.app.inject({ url: '/questionnaire/dutch-bv', headers: { accept: 'text/html' } })
  expect(drawn.json()).toEqual([
    { nl: hash, en: english },
    { rewrites: expect.objectContaining({ locale: 'nl', hash, data: [expect.objectContaining({ revision: 1 })] }) },
    null,
  ])

  const back = await admin.call('POST', `${url}/restore`, { payload: { revision: 1, to: 0 } })
  expect(back.json()).toMatchObject({ revision: 2, versions: [{ words: [] }, { revision: 1 }] })
  // The code's words again, under a number of their own: what is counted from now on is told apart.
  expect((await said('nl')).data).toEqual([{ question: 'main.activities', revision: 2, words: [] }])
  const again = await admin.call('POST', `${url}/restore`, { payload: { revision: 2, to: 1 } })
  expect(again.json().sayings.filter(({ text }: { text: string | null }) => text !== null)).toHaveLength(2)
  const lines = (await admin.call('GET', '/api/admin/audit?subject=question:main.activities')).json().data
  expect(lines.map(({ action, label }: { action: string; label: string }) => [action, label])).toEqual([
    ['question.restored', nl.fields.main.activities.label],
    ['question.restored', nl.fields.main.activities.label],
    ['question.rewritten', nl.fields.main.activities.label],
  ])
})

test('of two who write at once the second sees the first', async () => {
  const { revision } = await read()
  const both = await Promise.all([
    write(revision, [{ ...help, text: 'Van de een.' }]),
    write(revision, [{ ...help, text: 'Van de ander.' }]),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const late = both.find(({ statusCode }) => statusCode === 409)?.json()
  expect(late.errors).toEqual([
    { code: 'conflict', message: expect.any(String), current: expect.objectContaining({ revision: revision + 1 }) },
  ])
})

test.each([
  ['main.company_name', [{ ...help, text: 'Elders' }], 422, 'words.0.text', 'unknown_words'],
  ['main.activities', [{ ...help, text: 'Wat <i>doet</i> de BV?' }], 422, 'words.0.text', 'not_plain'],
  ['main.activities', [{ ...help, text: 'Wat {naam} doet' }], 422, 'words.0.text', 'other_blanks'],
  ['main.activities', [{ ...help, part: 'options', text: 'x' }], 422, 'words.0.part', 'invalid_option'],
  ['main.activities', [{ ...help, text: 'x', more: 1 }], 422, 'words.0.more', 'unknown_field'],
  ['shareholder.ubo_kvk_registered_check', [], 422, 'question', 'not_rewritable'],
  ['main.company_name', [], 422, 'words', 'nothing_changed'],
  ['main.nothing', [], 404, undefined, 'not_found'],
  ['checkout.terms_of_service', [], 422, 'question', 'invalid_format'],
])('%s %j is refused with its place', async (question, words, status, path, code) => {
  const { revision } = question === 'main.activities' ? await read() : { revision: 0 }
  const answer = await admin.call('PUT', `/api/admin/questions/${question}/words`, { payload: { revision, words } })
  expect(answer.statusCode).toBe(status)
  expect(answer.json().errors[0]).toMatchObject({ code, ...(path && { path }) })
})

test('an earlier time that never was cannot be gone back to', async () => {
  const { revision } = await read()
  const answer = await admin.call('POST', `${url}/restore`, { payload: { revision, to: 99 } })
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'to'])
})

test('words over a text that the code no longer has are told, and not shown as words of today', async () => {
  const { revision } = await read()
  const words = JSON.stringify([{ ...help, basis: 'Zoals het vroeger was.', text: 'Herschreven.' }])
  await service.database.db
    .insertInto('question_rewrites')
    .values({ question: 'main.activities', revision: revision + 1, words, at: service.clock.now(), who: 'Roos' })
    .execute()
  const found = await read()
  expect(found.without_basis).toMatchObject([{ basis: 'Zoals het vroeger was.', text: 'Herschreven.' }])
  expect(found.sayings.every(({ text }) => text === null)).toBe(true)
})
