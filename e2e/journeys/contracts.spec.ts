import type { Browser, Page } from '@playwright/test'
import type { Contract } from '#contract/contracts.ts'
import { codeMailedTo, fromOurPage, headersOf, linkMailedTo, type Token } from '../accounts/people.ts'
import { atTheBank, billing } from '../checkout/ordering.ts'
import { axeClean, expect, noiseOf, test } from '../fixtures.ts'
import { signedIn } from '../with-site.ts'

const root = '/api/api_customer_dashboard'

/** Asks the service as whoever is signed in; the answer must be a good one. */
async function asOwner<Answer>(page: Page, token: Token, method: 'POST' | 'PATCH', path: string, data: object) {
  const headers = { ...headersOf(token), ...fromOurPage }
  const answer = await page.request.fetch(path, { method, headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Answer
}

/** Somebody with a membership for many contracts. */
async function member(page: Page): Promise<Token> {
  const token = await signedIn(page)
  await asOwner(page, token, 'PATCH', '/api/billings', billing)
  const joined = await asOwner<{ payment_link: string }>(page, token, 'POST', `${root}/memberships`, {
    plan: 'professional_monthly',
  })
  await page.goto(joined.payment_link)
  await atTheBank(page, 'paid', /\/membership$/)
  return token
}

const company = {
  ...{ name: 'Terp B.V.', legal_form: 'bv', kvk: '68750110', seat: 'Leeuwarden', street: 'Nieuwestad 10' },
  ...{ zip: '8911 CA', town: 'Leeuwarden', directors: [{ name: 'Hinke Jansma', email: null }] },
  shareholders: [{ name: 'Hinke Jansma', shares: 120, email: null }],
}

/** Nine kinds, begun without a screen. */
const begun = [
  ...['general_terms', 'privacy_statement', 'processing_agreement', 'employment', 'freelance'],
  ...['management_agreement', 'cooperation', 'loan', 'rental'],
]

const said = {
  'Hoe heet de andere partij?': 'Wad & Wal B.V.',
  'Wat is het KVK-nummer van de andere partij?': '69599084',
  'Straat en huisnummer': 'Zuidersingel 3',
  Postcode: '8601 AA',
  Plaats: 'Sneek',
  'Wie tekent er namens de andere partij?': 'Aukje Hiemstra',
  'Waarvoor wordt het verteld?': 'samen een webwinkel beginnen',
  'Vanaf welke dag geldt de afspraak?': '01-01-2027',
  'Hoeveel jaar moet het geheim blijven?': '3',
  'Hoe hoog is de boete per overtreding?': '2500',
}

const words = {
  nl: { ...{ send: 'Mail mij een code', code: 'Code uit je mail', go: 'Ga verder' }, sign: 'Onderteken' },
  en: { ...{ send: 'Email me a code', code: 'Code from your email', go: 'Go on' }, sign: 'Sign' },
} as const

/** Reads what the newest link in a mail leads to, shows the code and signs with the name that stands there. */
async function sign(page: Page, email: string, locale: keyof typeof words): Promise<void> {
  await page.goto(new URL(await linkMailedTo(page, email, /\/sign\//)).pathname)
  await expect(page.getByText('Vertrouwelijke informatie is alle informatie')).toBeVisible()
  await axeClean(page)
  await page.getByRole('button', { name: words[locale].send }).click()
  await page.getByLabel(words[locale].code).fill(await codeMailedTo(page, email))
  await page.getByRole('button', { name: words[locale].go, exact: true }).click()
  await page.getByRole('checkbox').check()
  await axeClean(page)
  await page.getByRole('button', { name: words[locale].sign, exact: true }).click()
}

/** A phone of somebody else. */
async function phone(browser: Browser, baseURL = ''): Promise<{ page: Page; close(): Promise<void> }> {
  const localStorage = [
    { name: 'consent', value: 'necessary' },
    { name: 'locale', value: 'en' },
  ]
  const context = await browser.newContext({
    ...{ baseURL, locale: 'en-GB', timezoneId: 'Europe/Amsterdam', viewport: { width: 390, height: 844 } },
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  })
  const page = await context.newPage()
  const noise = noiseOf(page)
  return {
    page,
    close: async () => {
      noise.end()
      await context.close()
    },
  }
}

test('ten contracts, of which one is signed by two parties on two devices and known by its hash', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const token = await member(page)
  const { uuid } = await asOwner<{ uuid: string }>(page, token, 'POST', `${root}/companies`, company)
  for (const name of begun) await asOwner(page, token, 'POST', `${root}/contracts`, { name, company: uuid })

  await page.goto('/contracts')
  await expect(page.getByRole('listitem').getByText('Concept', { exact: true })).toHaveCount(begun.length)
  await axeClean(page)
  await page.getByRole('link', { name: 'Nieuw contract' }).click()
  await axeClean(page)
  await page.getByRole('button', { name: 'Maken: Geheimhoudingsovereenkomst (NDA)' }).click()
  await expect(page.getByLabel('Wie tekent er namens jouw bedrijf?')).toHaveValue('Hinke Jansma')
  for (const [label, answer] of Object.entries(said)) await page.getByLabel(label, { exact: true }).fill(answer)
  const address = token.uid.replace('sanne', 'aukje')
  await page.getByLabel(/^Naar welk e-mailadres/).fill(address)
  await expect(page.getByText('Alles is ingevuld')).toBeVisible()
  await expect(page.getByText('tweeduizend vijfhonderd euro').first()).toBeVisible()
  await axeClean(page)

  await page.getByRole('button', { name: 'Controleren en goedkeuren' }).click()
  await axeClean(page)
  await page.getByRole('button', { name: 'Ik keur dit contract goed' }).click()
  const first = page.getByRole('listitem').filter({ hasText: 'Ondertekenaar 1' })
  await expect(first.getByLabel('Naam')).toHaveValue('Hinke Jansma')
  await first.getByLabel('E-mailadres').fill(token.uid)
  await axeClean(page)
  await page.getByRole('button', { name: 'Verstuur om te tekenen' }).click()
  await expect(page.getByText('Ligt bij de tekenaars')).toBeVisible()
  const contract = new URL(page.url()).pathname

  const other = await phone(browser, baseURL)
  await sign(other.page, address, 'en')
  await expect(other.page.getByText('You signed')).toBeVisible()
  await other.close()
  await sign(page, token.uid, 'nl')
  await expect(page.getByText('Iedereen heeft getekend.')).toBeVisible()

  const signed = async (): Promise<Contract> =>
    (await page.request.get(`${root}${contract}`, { headers: headersOf(token) })).json()
  await expect.poll(async () => (await signed()).signed_file).not.toBeNull()
  await page.goto(contract)
  await expect(page.getByText('Van kracht')).toBeVisible()
  await axeClean(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Getekend exemplaar (PDF)' }).click()
  const file = await (await download).path()
  await page.getByRole('link', { name: 'Controleer een bestand' }).click()
  await page.getByLabel('Kies een PDF').setInputFiles(file)
  await expect(page.getByText('Dit bestand is hier getekend en niet veranderd')).toBeVisible()
  await expect(page.getByText(/door 2 ondertekenaars/)).toBeVisible()
  await axeClean(page)
})
