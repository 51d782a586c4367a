import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  accountButton,
  fillInLogin,
  headersOf,
  linkMailedTo,
  logOut,
  makeAccount,
  newPerson,
} from '../accounts/people.ts'
import { alsoIn, axeClean, expect, test } from '../fixtures.ts'
import { signedIn, withConsent, withSite } from '../with-site.ts'

const path = '/questionnaire/account'
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function atAccount(page: Page) {
  const person = newPerson()
  const elsewhere = await makeAccount(page.request, person)
  await withConsent(page, 'necessary')
  await page.goto(`/questionnaire/login?redirect_url=${path}`)
  await fillInLogin(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn account' })).toBeFocused()
  await expect(section(page, 'Je gegevens')).toBeVisible()
  return { person, elsewhere }
}

test('names, phone and news are changed, and the letters in the toolbar with them', async ({ page }) => {
  await atAccount(page)
  await axeClean(page)
  const details = section(page, 'Je gegevens')
  await expect(details.getByLabel('Voornaam')).toHaveValue('Sanne')
  await details.getByLabel('Voornaam').fill('Guus')
  await details.getByRole('textbox', { name: /^Telefoonnummer/ }).fill('06 12345678')
  await details.getByRole('checkbox', { name: /tips voor ondernemers/ }).check()
  await details.getByRole('button', { name: 'Bewaar mijn gegevens' }).click()
  await expect(page.getByText('Opgeslagen.')).toBeVisible()
  await expect(accountButton(page)).toHaveText(/GV/)
  await page.reload()
  await expect(details.getByLabel('Voornaam')).toHaveValue('Guus')
  await expect(details.getByRole('checkbox', { name: /tips voor ondernemers/ })).toBeChecked()
})

test('another password needs the one of now, and ends the other devices', async ({ page }) => {
  const { person, elsewhere } = await atAccount(page)
  const password = section(page, 'Wachtwoord')
  await password.getByLabel('Je huidige wachtwoord').fill('niet dit')
  await password.getByLabel('Nieuw wachtwoord', { exact: true }).fill('vier blauwe fietsen')
  await password.getByLabel('Nog een keer je nieuwe wachtwoord').fill('vier blauwe fietsen')
  await password.getByRole('button', { name: 'Verander mijn wachtwoord' }).click()
  await expect(page.getByRole('alert')).toContainText('Je huidige wachtwoord klopt niet')
  await password.getByLabel('Je huidige wachtwoord').fill(person.password)
  await password.getByRole('button', { name: 'Verander mijn wachtwoord' }).click()
  await expect(page.getByText('Je wachtwoord is veranderd.')).toBeVisible()
  expect((await page.request.get('/api/me', { headers: headersOf(elsewhere) })).status()).toBe(401)
  await expect(section(page, 'Waar je bent ingelogd').getByText('Je bent alleen hier ingelogd.')).toBeVisible()
})

test(
  'another mail address is confirmed by its link, and this device goes on',
  alsoIn(
    'web/pages/account/email.browser.test.tsx',
    'web/pages/new-email/new-email.browser.test.tsx',
    'server/resources/accounts/changing-email.test.ts',
  ),
  async ({ page }) => {
    const { person, elsewhere } = await atAccount(page)
    const email = `nieuw-${person.email}`
    const address = section(page, 'E-mailadres')
    await address.getByLabel('Je nieuwe e-mailadres').fill(email)
    await address.getByLabel('Je wachtwoord', { exact: true }).fill(person.password)
    await address.getByRole('button', { name: 'Stuur de bevestiging' }).click()
    await expect(address.getByRole('status')).toContainText(email)
    await axeClean(page)
    await page.goto(await linkMailedTo(page, email, /\/new-email\?/))
    await page.getByRole('button', { name: 'Ja, gebruik dit adres' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Je e-mailadres is veranderd' })).toBeFocused()
    await axeClean(page)
    await page.getByRole('link', { name: 'Naar mijn account' }).click()
    await expect(section(page, 'E-mailadres')).toContainText(`Je logt in met ${email}`)
    expect((await page.request.get('/api/me', { headers: headersOf(elsewhere) })).status()).toBe(401)
  },
)

test('a device that one does not know is logged out, or all of them', async ({ page }) => {
  const { elsewhere } = await atAccount(page)
  const sessions = section(page, 'Waar je bent ingelogd')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions
    .getByRole('button', { name: /uitloggen$/ })
    .first()
    .click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect((await page.request.get('/api/me', { headers: headersOf(elsewhere) })).status()).toBe(401)
  await sessions.getByRole('button', { name: 'Overal uitloggen' }).click()
  const sure = page.getByRole('dialog', { name: 'Overal uitloggen?' })
  await axeClean(page)
  await sure.getByRole('button', { name: 'Overal uitloggen' }).click()
  await expect(page).toHaveURL('/questionnaire/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
})

test('everything we keep can be taken along', async ({ page }) => {
  const { person } = await atAccount(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download mijn gegevens' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('mijn-gegevens.zip')
  expect(await readFile(await download.path(), 'utf8')).toContain(person.email)
})

test('an account is deleted only by who means it, and then it is gone', async ({ page }) => {
  const { person } = await atAccount(page)
  await page.getByRole('button', { name: 'Verwijder mijn account' }).click()
  const sure = page.getByRole('dialog', { name: 'Weet je het zeker?' })
  await sure.getByRole('button', { name: 'Verwijder alles' }).click()
  await expect(sure.getByText('Zet een vinkje als je alles wilt verwijderen')).toBeVisible()
  await axeClean(page)
  await sure.getByRole('checkbox').check()
  await sure.getByRole('button', { name: 'Verwijder alles' }).click()
  await expect(page).toHaveURL('/questionnaire/')
  await page.goto('/questionnaire/login')
  await fillInLogin(page, person)
  await expect(page.getByRole('alert')).toContainText('We kunnen je niet inloggen')
})

test('Google is linked once the address is confirmed, and taken off again', async ({ page }) => {
  const { person } = await atAccount(page)
  const ways = section(page, 'Inloggen met Google of LinkedIn')
  await ways.getByRole('button', { name: 'Google koppelen' }).click()
  await expect(page.getByText('Bevestig eerst je e-mailadres', { exact: false })).toBeVisible()
  await page.goto(await linkMailedTo(page, person.email, /\/confirmation\?/))
  await page.goto(path)
  await ways.getByRole('button', { name: 'Google koppelen' }).click()
  await page.waitForURL(/\/sandbox\/identity\//)
  await page.locator('#email').fill(person.email)
  await page.locator('button.go').click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Google is gekoppeld.')).toBeVisible()
  await expect(ways.getByText(`Gekoppeld als ${person.email}`)).toBeVisible()
  await axeClean(page)
  await ways.getByRole('button', { name: 'Google ontkoppelen' }).click()
  await expect(page.getByText('Google is ontkoppeld.')).toBeVisible()
})

test('the chat knows who is signed in, starts as well when we cannot say, and closes on logging out', async ({
  page,
}) => {
  await withConsent(page, 'necessary')
  await signedIn(page)
  await withSite(page, { chat_url: '/chat-widget.js' })
  await page.route('**/chat-widget.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const me = document.currentScript
        document.title = 'chat of ' + (me.dataset.userHash ?? 'nobody')
        me.addEventListener('close', () => sessionStorage.setItem('chat', 'closed'))`,
    }),
  )
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), user_hash: 'h4sh' } })
  })
  await page.goto('/questionnaire/')
  await expect(accountButton(page)).toHaveText(/SV/)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(page).toHaveTitle('chat of h4sh')
  await logOut(page)
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBe('closed')

  await page.unroute('**/api/me')
  await page.route('**/api/me', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/questionnaire/')
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await expect(page).toHaveTitle('chat of nobody')
})
