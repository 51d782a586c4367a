import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { en, nl } from '#domain/messages/index.ts'
import { address, axeClean, fits, visit } from '#web/testing/index.ts'
import { admin } from '../samples.ts'
import type { OpenedReport, QuestionAsWorded, QuestionReport, QuestionRow } from './asked-at.ts'

const weeks = Array.from({ length: 13 }, (_, at) => new Date(Date.UTC(2026, 8, 7 + 7 * at)).toISOString().slice(0, 10))
const figures = {
  ...{ people: 923, stumbled: 0.193, open: 0.079, corrected: 0.051, flagged: 0.081, dropped: 0.017, seconds: 71.4 },
}
const rewrite = { revision: 1, at: '2026-11-08T23:30:00.000Z', who: 'Nadia Bouzid' }

const row = (over: Partial<QuestionRow>): QuestionRow => ({
  ...{ question: 'main.activities', flow: 'dutch-bv', step: 'company', section: 'general' },
  measures: figures,
  weeks: weeks.map((_, at) => (at < 9 ? 0.33 : 0.2)),
  rewrite: null,
  ...over,
})

const report: QuestionReport = {
  ...{ weeks, half: 9, questionnaires: 2967, paid: 0.61, minutes: 27.2, flags_per_case: 0.82 },
  usual: {
    people: 90_000,
    stumbled: 0.026,
    open: 0.011,
    corrected: 0.009,
    flagged: 0.004,
    dropped: 0.002,
    seconds: 12,
  },
  data: [
    row({ rewrite }),
    ...Array.from({ length: 14 }, (_, at) =>
      row({ question: `main.${['company_name', 'email', 'headquarters'][at] ?? `x${at}`}` }),
    ),
    row({ question: 'main.industry', measures: null, weeks: weeks.map(() => null) }),
  ],
}

const { label, help = '' } = nl.fields.main.activities
type Saying = QuestionAsWorded['sayings'][number]
const saying = (over: Partial<Saying>): Saying => ({
  ...{ locale: 'nl', part: 'label', basis: label, wordings: ['bv', 'conversion'], text: null },
  ...over,
})
const words: QuestionAsWorded = {
  ...{ question: 'main.activities', rewritable: true, revision: 1, without_basis: [] },
  sayings: [
    saying({ text: 'Wat gaat je BV straks doen?' }),
    saying({ part: 'help', basis: help }),
    saying({ basis: 'Wat is het doel van de stichting?', wordings: ['foundation'] }),
    saying({ locale: 'en', basis: en.fields.main.activities.label }),
  ],
  versions: [
    { ...rewrite, words: [{ locale: 'nl', part: 'label', basis: label, text: 'Wat gaat je BV straks doen?' }] },
  ],
}

const close: OpenedReport = {
  ...{ question: 'main.activities', weeks, stumbled: row({}).weeks, rewrite, reviewed: 196 },
  before: { ...figures, people: 2044, stumbled: 0.33 },
  after: figures,
  certain: { stumbled: true, open: true, corrected: false, flagged: false, dropped: true, seconds: true },
  messages: [{ code: 'too_short', share: 0.038 }],
}

const server = {
  'GET /api/admin/questions': { body: report },
  'GET /api/admin/questions/:question': { body: close },
  'GET /api/admin/questions/:question/words': { body: words },
  'GET /api/question_words/:locale': { body: { locale: 'nl', hash: null, data: [] } },
} as const

const open = (path = '/admin/questions', over: object = {}) =>
  visit(path, { as: admin, server: { ...server, ...over } })
const question = page.getByRole('button', { name: label })

test('the hardest questions first, in their own words, with what is usual beside them', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Waar mensen struikelen')
  await expect.element(page.getByText('9 vragen zorgen voor de helft van alle haperingen')).toBeVisible()
  await expect.element(page.getByText('2.967')).toBeVisible()
  await expect.element(question).toBeVisible()
  const first = page.getByRole('row', { name: label })
  await expect.element(first.getByText('Bedrijfsgegevens · Algemeen')).toBeVisible()
  await expect.element(first.getByText('19,3%')).toBeVisible()
  // Twenty times as many flags as usual, and nothing else is that bad.
  await expect.element(first.getByRole('cell', { name: '8,1% , hier hapert de vraag het meest' })).toBeVisible()
  await expect.element(first.getByText('9 nov')).toBeVisible()
  await expect.element(page.getByText('12 van 15')).toBeVisible()
  await page.getByRole('button', { name: 'Toon de volgende' }).click()
  await expect.element(page.getByText('15 van 15')).toBeVisible()
  await axeClean()
})

test('what is asked for stands in the address, and all of them is all of them', async () => {
  await open()
  await page.getByRole('combobox', { name: 'Apparaat:' }).selectOptions('telefoon')
  await address().toBe('/admin/questions?device=phone')
  await page.getByRole('button', { name: 'Alle 16' }).click()
  await address().toBe('/admin/questions?device=phone&view=all')
  await page.getByRole('button', { name: 'Toon de volgende' }).click()
  await expect.element(page.getByText('te weinig')).toBeVisible()
  await page.getByRole('button', { name: 'Pas herschreven 1' }).click()
  await expect.element(page.getByText('1 van 1')).toBeVisible()
})

test('a question unfolds: its words against what they were, its weeks, and whether they helped', async () => {
  await open()
  await question.click()
  await address().toBe('/admin/questions/main.activities')
  await expect.element(page.getByText('herschreven op 9 november door Nadia Bouzid')).toBeVisible()
  await expect.element(page.getByRole('insertion').first()).toHaveTextContent('je BV straks')
  await expect.element(page.getByRole('deletion').first()).toHaveTextContent('de BV')
  await expect.element(page.getByRole('img', { name: /^Gestruikeld per week/ })).toBeVisible()
  const compared = page.getByRole('row', { name: /^Opengelaten/ })
  await expect.element(compared.getByText('zeker')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Hersteld 5/ }).getByText('nog onzeker')).toBeVisible()
  await expect.element(page.getByText(/196\.$/)).toBeVisible()
  await expect.element(page.getByText('“Schrijf er iets meer over: minstens 10 tekens”')).toBeVisible()
  await axeClean()
  await page.viewport(390, 844)
  await fits()
  await axeClean()
  await question.click()
  await address().toBe('/admin/questions')
})

test('other words are sent as a whole; what cannot be used is said at its place', async () => {
  const sent: unknown[] = []
  let refuse = true
  await open('/admin/questions/main.activities', {
    'PUT /api/admin/questions/:question/words': (body: unknown) => {
      sent.push(body)
      const errors = [{ code: 'not_plain', path: 'words.1.text', message: '' }]
      return refuse ? { status: 422, body: { errors } } : { body: { ...words, revision: 2 } }
    },
  })
  await page.getByRole('button', { name: 'Herschrijf opnieuw' }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByRole('textbox', { name: 'Vraag', exact: true }).first())
    .toHaveValue('Wat gaat je BV straks doen?')
  await dialog.getByRole('textbox', { name: 'Uitleg' }).first().fill('Een <b>zin</b> is genoeg.')
  await dialog.getByRole('button', { name: 'Zet deze woorden neer' }).click()
  await expect.element(dialog.getByText('Gebruik gewone tekst, zonder opmaak')).toBeVisible()
  await axeClean()
  refuse = false
  await dialog.getByRole('textbox', { name: 'Uitleg' }).first().fill('Een zin is genoeg.')
  await dialog.getByRole('button', { name: 'Zet deze woorden neer' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('De nieuwe woorden staan er.')).toBeVisible()
  expect(sent.at(-1)).toEqual({
    revision: 1,
    words: [
      { locale: 'nl', part: 'label', basis: label, text: 'Wat gaat je BV straks doen?' },
      { locale: 'nl', part: 'help', basis: help, text: 'Een zin is genoeg.' },
    ],
  })
})

test('who writes at the same time is seen, and their words are taken over', async () => {
  const theirs = {
    ...words,
    revision: 2,
    sayings: [saying({ text: 'Wat wordt het werk van je BV?' }), ...words.sayings.slice(1)],
    versions: [{ ...rewrite, revision: 2, who: 'Sam de Wit', words: [] }, ...words.versions],
  }
  await open('/admin/questions/main.activities', {
    'PUT /api/admin/questions/:question/words': {
      status: 409,
      body: { errors: [{ code: 'conflict', message: '', current: theirs }] },
    },
  })
  await page.getByRole('button', { name: 'Herschrijf opnieuw' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Zet deze woorden neer' }).click()
  await expect.element(dialog.getByText(/Sam de Wit herschreef deze vraag/)).toBeVisible()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Vraag', exact: true }).first())
    .toHaveValue('Wat wordt het werk van je BV?')
})

test('the old words come back by one press, by keys alone', async () => {
  const sent: unknown[] = []
  await open('/admin/questions/main.activities', {
    'POST /api/admin/questions/:question/words/restore': (body: unknown) => {
      sent.push(body)
      const [first] = words.versions
      const versions = [{ ...rewrite, revision: 2, words: [] }, ...(first ? [first] : [])]
      return { body: { ...words, revision: 2, versions } }
    },
  })
  const back = page.getByRole('button', { name: 'Zet de oude woorden terug' })
  await expect.element(back).toBeVisible()
  ;(back.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('De oude woorden staan er weer.')).toBeVisible()
  await expect.element(back).not.toBeInTheDocument()
  expect(sent).toEqual([{ revision: 1, to: 0 }])
})

test('the table as a file, without formulas of anybody', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await open()
  await expect.element(question).toBeVisible()
  await page.getByRole('button', { name: 'CSV' }).click()
  const text = await saved[0]?.text()
  expect(text).toContain(`main.activities;${label};dutch-bv;923;0,193;0,079;0,051;0,081;0,017;71,4;2026-11-09;0,33`)
  expect(text?.split('\r\n')).toHaveLength(18)
})

test('nothing counted yet, and in English', async () => {
  const empty = { ...report, half: 0, questionnaires: null, paid: null, minutes: null, flags_per_case: null }
  await visit('/admin/questions', {
    ...{ as: admin, locale: 'en' },
    server: {
      ...server,
      'GET /api/admin/questions': { body: { ...empty, usual: null, data: [row({ measures: null })] } },
    },
  })
  await expect.element(page.getByRole('heading', { name: 'No questions to show yet' })).toBeVisible()
  await expect.element(page.getByText('Nothing counted yet')).toBeVisible()
  await axeClean()
})

test('who is no admin is told that this is not theirs', async () => {
  await visit('/admin/questions', { as: { ...admin, email: 'noor@oprecht.example', role: 'support' } })
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveTextContent('Waar mensen struikelen')
})
