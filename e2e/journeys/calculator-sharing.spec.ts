import type { Page } from '@playwright/test'
import { alone, asked, choose, estimate, nothingExtra, open } from '../calculator/calculating.ts'
import { axeClean, expect, test } from '../fixtures.ts'
import { withConsent } from '../with-site.ts'

type Mail = { to: string; subject: string; text: string; links: readonly string[] }
const mailsTo = async (page: Page, address: string): Promise<Mail[]> => {
  const all: Mail[] = await (await page.request.get('/outbox.json')).json()
  return all.filter(({ to }) => to === address)
}

async function dutchBv(page: Page): Promise<void> {
  await open(page)
  await choose(page, 'Nee, ik begin')
  await alone(page)
  await choose(page, 'Nee, iedereen')
  await nothingExtra(page)
  await expect(estimate(page)).toHaveText(/577,89$/)
}

const addressOf = () => `anna-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.nl`

test('mail me the price: it comes with every line, and its link opens it anywhere to go on from', async ({
  page,
  browser,
}) => {
  await dutchBv(page)
  const email = addressOf()
  const form = page.getByLabel('Mail mij deze prijs')
  await form.fill('anna@')
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await expect(form).toHaveAttribute('aria-invalid', 'true')
  await form.fill(email)
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await expect(page.getByText(`Je prijs is onderweg naar ${email}.`)).toBeVisible()
  await expect.poll(() => mailsTo(page, email)).toHaveLength(1)
  const [mail] = await mailsTo(page, email)
  expect(mail?.subject).toContain('577,89')
  const link = mail?.links.find((one) => one.includes('/calculator/')) ?? ''

  const elsewhere = await browser.newContext()
  const friend = await elsewhere.newPage()
  await withConsent(friend, 'necessary')
  await friend.goto(link)
  await expect(friend.getByText('Iemand deelde deze prijs met je')).toBeVisible()
  await expect(estimate(friend)).toHaveText(/577,89$/)
  await expect(friend.getByRole('main')).not.toContainText(email)
  await expect(friend.getByRole('link', { name: /^Wijzig/ })).toHaveCount(0)
  await axeClean(friend)
  await friend.getByRole('button', { name: 'Ga verder met je gegevens' }).click()
  await friend.waitForURL(/dutch-bv\/.*step=0/)
  await elsewhere.close()
})

test('where to mail it is not asked before the price, but offered beside it: for a holding too', async ({ page }) => {
  await open(page, '?origin=holding')
  await asked(page, 'language_requirement', 'nl', 'holding')
  await choose(page, 'In het Nederlands')
  await choose(page, 'Later dit jaar')
  await asked(page, 'dga_plan')
  await page.getByRole('button', { name: 'Overslaan' }).click()
  await asked(page, 'upsell_package')
  await page.getByRole('button', { name: 'Overslaan' }).click()
  await expect(estimate(page)).toBeVisible()
  const email = addressOf()
  await page.getByLabel('Mail mij deze prijs').fill(email)
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await expect(page.getByText(`Je prijs is onderweg naar ${email}.`)).toBeVisible()
  await expect.poll(() => mailsTo(page, email)).toHaveLength(1)
})

test('share: whoever has the link sees this price and can change a copy of it', async ({ page, browser }) => {
  await dutchBv(page)
  await page.getByRole('button', { name: 'Maak een link' }).click()
  const link = await page.getByLabel('Link naar deze prijs').inputValue()
  await axeClean(page)
  const elsewhere = await browser.newContext()
  const friend = await elsewhere.newPage()
  await withConsent(friend, 'necessary')
  await friend.goto(link)
  await expect(estimate(friend)).toHaveText(/577,89$/)
  await friend.getByRole('button', { name: 'Antwoorden aanpassen' }).click()
  await asked(friend, 'converting')
  await expect(friend).not.toHaveURL(/key=/)
  await friend.getByRole('radio', { name: /^Ja, ik zet/ }).check()
  await choose(friend, 'Een eenmanszaak')
  await asked(friend, 'type_of_conversion')
  await page.reload()
  await expect(estimate(page)).toHaveText(/577,89$/)
  await friend.goto(link.replace(/key=[^&]*/, 'key=wrong'))
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Deze berekening is er niet (meer)')
  await elsewhere.close()
})
