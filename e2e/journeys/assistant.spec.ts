import { randomUUID } from 'node:crypto'
import { UnauthorizedError } from '@modelcontextprotocol/client'
import type { Page } from '@playwright/test'
import { nl } from '#domain/messages/index.ts'
import { headersOf } from '../accounts/people.ts'
import { fillInAll, type OwnAssistant, ownAssistant } from '../assistants/own-assistant.ts'
import { atTheBank, billing, complete, outcome, pay } from '../checkout/ordering.ts'
import { axeClean, breadth, expect, test } from '../fixtures.ts'
import { answer, type Given, question } from '../questionnaire/answering.ts'
import { saved, walk } from '../questionnaire/walking.ts'
import { signedIn, withConsent } from '../with-site.ts'

const { birthdate, document_type, document_number, issue_date, expiration_date, place_of_issue, bsn } =
  complete.p1 ?? {}

/** What only the founder answers, with the screen that asks it. */
const byHand: readonly (readonly ['main' | 'shareholder', Given])[] = [
  ['shareholder', { birthdate: String(birthdate) }],
  ['shareholder', { document_type: String(document_type) }],
  ['shareholder', { document_number: String(document_number) }],
  ['shareholder', { issue_date: String(issue_date), expiration_date: String(expiration_date) }],
  ['shareholder', { place_of_issue: String(place_of_issue) }],
  ['shareholder', { bsn: String(bsn) }],
  ['shareholder', { pep: false }],
  ['main', { bankruptcy: false }],
]
const byHandKeys = new Set(byHand.flatMap(([, given]) => Object.keys(given)))

/** What the founder told the assistant. */
const told: Readonly<Record<string, unknown>> = Object.fromEntries(
  [
    ...Object.entries({ ...complete.main, number_of_shares: 120, value_of_shares: 1 }).map(([key, value]) => [
      `main.${key}`,
      value,
    ]),
    ...Object.entries({ ...complete.p1, holding: false, dga_plan: false }).map(([key, value]) => [`p1.${key}`, value]),
  ].filter(([path]) => !byHandKeys.has(String(path).split('.')[1] ?? '')),
)

const words = {
  nl: { may: 'Mag Nova meehelpen?', yes: /^Verbind Nova tot/, no: 'Niet verbinden' },
  en: { may: 'May Nova help?', yes: /^Connect Nova until/, no: 'Do not connect' },
} as const

/** The founder, sent by their assistant, allows it what it asks. */
async function allow(page: Page, assistant: OwnAssistant, language: 'nl' | 'en'): Promise<void> {
  const { may, yes, no } = words[language]
  await page.goto(assistant.asksAt)
  await expect(page.getByRole('heading', { level: 1, name: may })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('127.0.0.1')
  await expect(page.getByRole('button', { name: no })).toBeVisible()
  await axeClean(page)
  await page.getByRole('button', { name: yes }).click()
  await assistant.connected()
}

/** Everything an assistant can do for somebody; answers the draft and the link to it. */
async function prepare({ call, refusal, opened }: OwnAssistant, language: 'nl' | 'en') {
  const { products } = await call('list_products')
  expect(products.map(({ product }: { product: string }) => product)).toContain('dutch-bv')
  const answers = Object.entries(told).map(([path, value]) => ({ path, value }))
  const { total_cents } = await call('estimate_price', { product: 'dutch-bv', answers })
  expect(total_cents).toBeGreaterThan(10_000)
  const asked = { product: 'dutch-bv', request_id: randomUUID() }
  const { draft_id } = await call('start_draft', asked)
  expect((await call('start_draft', asked)).draft_id).toBe(draft_id)
  await fillInAll({ call }, draft_id, told)

  const { version, by_hand } = await call('check_draft', { draft_id, language })
  expect(by_hand.length).toBeGreaterThan(2)
  const secret = [{ path: 'p1.bsn', value: String(bsn) }]
  const sent = { draft_id, version, request_id: randomUUID(), answers: secret }
  const { saved: nothing, refused } = await call('save_answers', sent)
  expect([nothing, refused]).toEqual([[], [expect.objectContaining({ path: 'p1.bsn', code: 'by_hand' })]])
  expect(await refusal('check_draft', { draft_id: randomUUID() })).toBe('not_found')

  const { parts, text } = await call('read_draft_deed', { draft_id })
  let deed: string = text
  for (let part = 2; part <= parts; part++) deed += (await call('read_draft_deed', { draft_id, part })).text
  expect(deed).toContain('De Vries Zuivel B.V.')
  expect(deed).not.toContain(String(birthdate).slice(-4))

  const { url } = await call('hand_over', { draft_id, language })
  return { draft_id: String(draft_id), url: String(url), opened }
}

test('an assistant prepares a company, and its founder looks it over, pays and ends it', async ({ page, baseURL }) => {
  test.slow()
  await withConsent(page, 'necessary')
  const token = await signedIn(page)
  const headers = headersOf(token)
  const assistant = await ownAssistant(baseURL ?? '', '2026')
  await allow(page, assistant, 'nl')
  const { draft_id, url } = await prepare(assistant, 'nl')
  // It can open a link for the founder, so it was asked to.
  expect(assistant.opened).toEqual([url])

  // Nothing counts that nobody looked at.
  const api = `/api/dutch_bv_incorporations/${draft_id}`
  expect((await page.request.post(`${api}/complete`, { headers })).status()).toBe(409)
  const payer = await page.request.patch('/api/billings', { headers, data: billing })
  expect(payer.status(), await payer.text()).toBe(200)

  await page.goto(url)
  await expect(page.getByText(/^Je assistent vulde \d+ antwoorden in$/)).toBeVisible()
  await expect(page.getByText('Door je assistent ingevuld, kijk even na').first()).toBeVisible()
  await axeClean(page)
  let looked = 0
  await walk(page, async () => {
    for (const [scope, given] of byHand) {
      const asker = { page, messages: nl, scope }
      const [key = ''] = Object.keys(given)
      if (await question(asker, key).first().isVisible()) await answer(asker, given)
    }
    await saved(page)
    const allRight = page.getByRole('button', { name: /^Alles in dit deel klopt/ })
    if (!(await allRight.isVisible())) return
    looked += 1
    await allRight.click()
    await expect(allRight).toBeHidden()
  })
  expect(looked).toBeGreaterThan(4)
  await expect(page.getByText(/^Je assistent vulde/)).toBeHidden()

  await page.getByRole('button', { name: /^Naar de betaling/ }).click()
  await page.waitForURL(/\/billing$/)
  await page.getByRole('button', { name: /^Volgende/ }).click()
  await page.waitForURL(/\/checkout$/)
  await pay(page)
  await atTheBank(page, 'paid')
  await expect(outcome(page, 'Bedankt voor je betaling')).toBeVisible()

  const { drafts } = await assistant.call('list_drafts')
  expect(drafts).toEqual([expect.objectContaining({ draft_id, state: 'paid' })])
  const { version } = await assistant.call('check_draft', { draft_id })
  const late = [{ path: 'main.company_name', value: 'Iets anders' }]
  const sent = { draft_id, version, request_id: randomUUID(), answers: late }
  expect(await assistant.refusal('save_answers', sent)).toBe('paid')

  await page.goto('/questionnaire/account#assistants')
  await page.getByRole('button', { name: 'Trek in: Nova' }).click()
  await axeClean(page)
  await page.getByRole('button', { name: 'Ja, trek in' }).click()
  await expect(page.getByText('Nova is niet meer verbonden.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Trek in: Nova' })).toHaveCount(0)
  await expect(assistant.call('list_drafts')).rejects.toThrow(UnauthorizedError)
  await assistant.end()
})

test(
  'an assistant of before prepares a company, for who reads English on a phone',
  breadth(),
  async ({ page, baseURL }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'en'))
    await page.setViewportSize({ width: 390, height: 844 })
    await withConsent(page, 'necessary')
    await signedIn(page)
    const assistant = await ownAssistant(baseURL ?? '', '2025')
    await allow(page, assistant, 'en')
    const { url } = await prepare(assistant, 'en')
    await page.goto(url)
    await expect(page.getByText(/^Je assistent vulde \d+ antwoorden in$/)).toBeVisible()
    await axeClean(page)
    await assistant.end()
  },
)
