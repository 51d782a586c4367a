import {
  accountButton,
  fillInLogin,
  fillInRegister,
  headersOf,
  keptToken,
  linkMailedTo,
  logOut,
  makeAccount,
  newPerson,
} from '../accounts/people.ts'
import { axeClean, expect, test } from '../fixtures.ts'
import { atOffer } from '../questionnaire/offers.ts'
import { nextButton, saved } from '../questionnaire/walking.ts'
import { withConsent } from '../with-site.ts'

test('a founder begins without an account, makes one to pay, confirms it and lands at the bill of the same BV', async ({
  page,
}) => {
  const person = newPerson()
  const uuid = await atOffer(page, 'overview')
  const billing = `/questionnaire/dutch-bv/${uuid}/billing`
  await nextButton(page).click()
  await page.waitForURL(/\/questionnaire\/register\?/)
  expect(new URL(page.url()).searchParams.get('redirect_url')).toBe(billing)
  await expect(page.getByRole('link', { name: 'Terug naar je gegevens' })).toHaveAttribute(
    'href',
    `/questionnaire/dutch-bv/${uuid}`,
  )
  await axeClean(page)
  await fillInRegister(page, person)
  await page.getByRole('button', { name: 'Maak mijn account' }).click()
  await expect(page).toHaveURL(billing)
  await expect(page.getByText(/^Welkom bij Oprecht/)).toBeVisible()
  await expect(accountButton(page)).toHaveText(/SV/)

  await page.goto(await linkMailedTo(page, person.email, /\/confirmation\?/))
  await expect(page).toHaveURL(billing)
  await expect(page.getByText('Je account is bevestigd.')).toBeVisible()
  await expect(accountButton(page)).toBeVisible()

  // It is the account's now, and nobody else's, not even with the cookie that made it.
  const path = `/api/dutch_bv_incorporations/${uuid}`
  const token = await keptToken(page)
  expect(token).not.toBeNull()
  if (token) expect((await page.request.get(path, { headers: headersOf(token) })).status()).toBe(200)
  expect((await page.request.get(path)).status()).toBe(404)
})

test('logging out leaves nothing behind, and on a second browser one goes on after logging in', async ({
  page,
  browser,
}) => {
  const person = newPerson()
  const uuid = await atOffer(page, 'overview')
  await page.goto(`/questionnaire/register?redirect_url=/questionnaire/dutch-bv/${uuid}`)
  await fillInRegister(page, person)
  await page.getByRole('button', { name: 'Maak mijn account' }).click()
  await expect(page).toHaveURL(new RegExp(`/questionnaire/dutch-bv/${uuid}`))
  await expect(nextButton(page)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('Company-id', '7'))
  await logOut(page)
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => key === 'jwt' || key === 'Company-id' || key.startsWith('progress/'))).toEqual([])

  // The browser that made it does not open it any more; another opens it after logging in.
  await page.goto(`/questionnaire/dutch-bv/${uuid}`)
  await expect(page).toHaveURL(new RegExp(`/questionnaire/login\\?redirect_url=%2Fquestionnaire%2Fdutch-bv%2F${uuid}`))
  const second = await (await browser.newContext()).newPage()
  await withConsent(second, 'necessary')
  await second.goto(`/questionnaire/dutch-bv/${uuid}`)
  await expect(second).toHaveURL(/\/questionnaire\/login\?/)
  await fillInLogin(second, person)
  await expect(second).toHaveURL(new RegExp(`/questionnaire/dutch-bv/${uuid}`))
  await expect(second.getByText('Fijn dat je er weer bent.', { exact: true })).toBeVisible()
  await expect(nextButton(second)).toBeVisible()
  await second.context().close()
})

test('someone else who logs in never sees it', async ({ page, browser }) => {
  const stranger = newPerson({ firstname: 'Bram', lastname: 'Jansen' })
  const uuid = await atOffer(page, 'overview')
  await page.goto(`/questionnaire/register?redirect_url=/questionnaire/dutch-bv/${uuid}`)
  await fillInRegister(page, newPerson())
  await page.getByRole('button', { name: 'Maak mijn account' }).click()
  await expect(page).toHaveURL(new RegExp(`/questionnaire/dutch-bv/${uuid}`))

  const other = await (await browser.newContext()).newPage()
  await withConsent(other, 'necessary')
  await makeAccount(other.request, stranger)
  await other.goto(`/questionnaire/dutch-bv/${uuid}`)
  await fillInLogin(other, stranger)
  await expect(other).toHaveURL('/questionnaire/')
  await expect(other.getByText('Je hebt geen toegang', { exact: false })).toBeVisible()
  await other.context().close()
})

test('a forgotten password: the mail, a new one, and every other device is out', async ({ page }) => {
  const person = newPerson()
  const elsewhere = await makeAccount(page.request, person)
  await withConsent(page, 'necessary')
  await page.goto('/questionnaire/login?redirect_url=/questionnaire/bv')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord vergeten?' })).toBeFocused()
  await page.getByLabel('E-mailadres').fill(person.email)
  await page.getByRole('button', { name: 'Stuur me de link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kijk in je mail' })).toBeFocused()
  await axeClean(page)

  await page.goto(await linkMailedTo(page, person.email, /\/password\/edit\?/))
  await expect(page.getByRole('heading', { level: 1, name: 'Kies een nieuw wachtwoord' })).toBeVisible()
  await expect(page).toHaveURL('/questionnaire/new-password?redirect_url=%2Fquestionnaire%2Fbv')
  await axeClean(page)
  const password = 'een heel ander wachtwoord'
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Nog een keer je nieuwe wachtwoord').fill('iets anders')
  await page.getByRole('button', { name: 'Bewaar mijn nieuwe wachtwoord' }).click()
  await expect(page.getByRole('region', { name: 'Kijk dit nog even na' })).toBeFocused()
  await page.getByLabel('Nog een keer je nieuwe wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Bewaar mijn nieuwe wachtwoord' }).click()
  await expect(page).toHaveURL('/questionnaire/login?redirect_url=%2Fquestionnaire%2Fbv')
  await expect(page.getByText(/^Je nieuwe wachtwoord is bewaard/)).toBeVisible()

  expect((await page.request.get('/api/me', { headers: headersOf(elsewhere) })).status()).toBe(401)
  await fillInLogin(page, person)
  await expect(page.getByRole('alert')).toContainText('We kunnen je niet inloggen')
  await fillInLogin(page, { email: person.email, password })
  await expect(page).toHaveURL('/questionnaire/bv')

  // Back in the history there is no token either.
  await page.goBack()
  await page.goForward()
  expect(page.url()).not.toContain('token')
})

test('a session that the server ended in the middle: log in again, and nothing typed is lost', async ({ page }) => {
  const person = newPerson()
  const uuid = await atOffer(page, 'overview')
  await page.goto(`/questionnaire/register?redirect_url=/questionnaire/dutch-bv/${uuid}?step=0`)
  await fillInRegister(page, person)
  await page.getByRole('button', { name: 'Maak mijn account' }).click()
  const name = page.getByRole('textbox', { name: 'Hoe gaat je BV heten?' })
  await expect(name).toBeVisible()
  const token = await keptToken(page)
  await saved(page)
  await name.fill('Nieuwe Naam Zuivel')
  if (token) await page.request.delete('/api/account/sessions', { headers: headersOf(token) })
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/\/questionnaire\/login\?redirect_url=/)
  await expect(page.getByText(/voor de zekerheid uitgelogd/)).toBeVisible()
  await axeClean(page)
  await fillInLogin(page, person)
  await expect(page).toHaveURL(new RegExp(`/questionnaire/dutch-bv/${uuid}`))
  await expect(name).toHaveValue('Nieuwe Naam Zuivel')
  await saved(page)
})
