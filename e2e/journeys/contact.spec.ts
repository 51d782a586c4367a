import type { Page } from '@playwright/test'
import { axeClean, expect, test } from '../fixtures.ts'
import { withConsent, withSite } from '../with-site.ts'

const home = '/questionnaire/'

type Mail = { to: string; subject: string; text: string }
const outbox = async (page: Page): Promise<Mail[]> => (await page.request.get('/outbox.json')).json()

test('a message is checked, sent once and arrives by mail', async ({ page }) => {
  await withConsent(page, 'necessary')
  await page.goto(home)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact_messages')) sent += 1
  })
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Stuur ons een bericht' })
  const send = form.getByRole('button', { name: 'Verstuur mijn vraag' })
  await send.click()
  const summary = form.getByRole('region', { name: 'Nog niet verstuurd: kijk dit even na' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)
  await axeClean(page)
  await summary.getByRole('link', { name: 'Vul je naam in.' }).click()
  await expect(form.getByLabel('Je naam')).toBeFocused()
  await expect(form.getByLabel('Je naam')).toHaveAccessibleDescription('Vul je naam in.')

  const stamp = `Vraag ${Date.now()}-${Math.random()}`
  await page.keyboard.type('Sanne de Vries')
  await expect(form.getByLabel('Je naam')).not.toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Je e-mailadres').fill('sanne@')
  await form.getByLabel('Je vraag').fill(stamp)
  await expect(form.getByLabel('Je e-mailadres')).toHaveAccessibleDescription(/naam@voorbeeld\.nl/)
  await form.getByLabel('Je e-mailadres').fill('sanne@example.nl')
  await send.dblclick()
  const done = page.getByRole('dialog', { name: 'Je bericht is verstuurd' })
  await expect(done).toContainText('sanne@example.nl')
  await expect(done.getByRole('button', { name: 'Klaar' })).toBeFocused()
  await axeClean(page)
  expect(sent).toBe(1)
  await expect.poll(async () => (await outbox(page)).filter((mail) => mail.text.includes(stamp)).length).toBe(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeFocused()
})

test('a chat by setting opens beside the page', async ({ page }) => {
  await withConsent(page, 'necessary')
  await withSite(page, { chat_url: '/chat-widget.js' })
  await page.route('**/chat-widget.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.chat = "here"' }),
  )
  await page.goto(home)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(page.locator('html[data-chat=here]')).toBeVisible()
  await expect(page.getByText('De chat staat open, rechtsonder in beeld.')).toBeVisible()
})

test('a chat that does not come gives way to the form', async ({ page }) => {
  await withConsent(page, 'necessary')
  await withSite(page, { chat_url: '/chat-widget.js' })
  await page.route('**/chat-widget.js', (route) => route.abort())
  await page.goto(home)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Stuur ons een bericht' })).toBeVisible()
})
