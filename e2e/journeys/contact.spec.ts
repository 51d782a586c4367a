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

test('in English, for a call back', async ({ page }) => {
  await withConsent(page, 'necessary')
  await page.route('**/api/contact_messages', (route) => route.fulfill({ status: 202, json: { accepted: true } }))
  await page.goto(`${home}?lang=en`)
  await page.getByRole('button', { name: 'Call us' }).click()
  const form = page.getByRole('dialog', { name: 'Ask us to call you' })
  await form.getByLabel('Your name').fill('Sam Smith')
  await form.getByLabel('Your email address').fill('sam@example.com')
  await form.getByLabel('What is it about?').fill('A holding')
  await form.getByRole('button', { name: 'Call me back' }).click()
  await expect(form.getByRole('link', { name: 'Enter a number where we can call you.' })).toBeVisible()
  await form.getByLabel('Your phone number').fill('+31 6 12345678')
  const request = page.waitForRequest('**/api/contact_messages')
  await form.getByRole('button', { name: 'Call me back' }).click()
  expect((await request).postDataJSON()).toEqual({
    wish: 'phone',
    name: 'Sam Smith',
    email: 'sam@example.com',
    phone_number: '+31 6 12345678',
    message: 'A holding',
    locale: 'en',
  })
  await expect(page.getByRole('dialog', { name: 'Your message has been sent' })).toContainText('+31 6 12345678')
})

for (const [what, answer, words] of [
  ['our own fault', { status: 500, json: { errors: [{ code: 'internal_error', message: '' }] } }, 'Er ging bij ons'],
  ['too many', { status: 429, json: { errors: [{ code: 'too_many_requests', message: '' }] } }, 'tien minuten'],
  ['no connection', null, 'niet bereiken'],
] as const) {
  test(`${what}: says so, keeps what was typed and can be tried again`, async ({ page }) => {
    await withConsent(page, 'necessary')
    await page.goto(home)
    await page.getByRole('button', { name: 'Chat', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Stuur ons een bericht' })
    await form.getByLabel('Je naam').fill('Sanne')
    await form.getByLabel('Je e-mailadres').fill('sanne@example.nl')
    await form.getByLabel('Je vraag').fill('Kan het ook in het Fries?')
    await page.route('**/api/contact_messages', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await form.getByRole('button', { name: 'Verstuur mijn vraag' }).click()
    await expect(form.getByRole('alert')).toContainText(words)
    await expect(form.getByLabel('Je vraag')).toHaveValue('Kan het ook in het Fries?')
    await axeClean(page)
    await page.unroute('**/api/contact_messages')
    await page.route('**/api/contact_messages', (route) => route.fulfill({ status: 202, json: { accepted: true } }))
    await form.getByRole('button', { name: 'Verstuur mijn vraag' }).click()
    await expect(page.getByRole('dialog', { name: 'Je bericht is verstuurd' })).toBeVisible()
  })
}

test('what the server alone refuses is shown at the field', async ({ page }) => {
  await withConsent(page, 'necessary')
  await page.goto(home)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Stuur ons een bericht' })
  await form.getByLabel('Je naam').fill('Sanne\u202e')
  await form.getByLabel('Je e-mailadres').fill('sanne@example.nl')
  await form.getByLabel('Je vraag').fill('Hallo')
  await form.getByRole('button', { name: 'Verstuur mijn vraag' }).click()
  await expect(form.getByLabel('Je naam')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Je naam').fill('Sanne')
  await expect(form.getByLabel('Je naam')).not.toHaveAttribute('aria-invalid', 'true')
})

test('by setting: a phone number, a meeting page and a chat', async ({ page }) => {
  await withConsent(page, 'necessary')
  await withSite(page, {
    support_phone: '+31 (0)20 123 45 67',
    meeting_url: 'https://agenda.example/kennismaken',
    chat_url: '/chat-widget.js',
  })
  await page.route('**/chat-widget.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.chat = "here"' }),
  )
  await page.goto(home)
  await expect(page.getByRole('link', { name: 'Bel ons op +31 (0)20 123 45 67' })).toHaveAttribute(
    'href',
    'tel:+310201234567',
  )
  const meeting = page.getByRole('link', { name: /Plan een gesprek/ })
  await expect(meeting).toHaveAttribute('href', 'https://agenda.example/kennismaken')
  await expect(meeting).toHaveAttribute('target', '_blank')
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
