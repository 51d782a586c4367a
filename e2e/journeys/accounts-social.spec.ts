import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountButton, fillInLogin, logOut, makeAccount, newPerson } from '../accounts/people.ts'
import { axeClean, expect, test } from '../fixtures.ts'
import { withConsent } from '../with-site.ts'

/** At the sandbox that stands for Google or LinkedIn. */
async function beAtSandbox(page: Page, person: { email: string; firstname: string; lastname: string }) {
  await page.waitForURL(/\/sandbox\/identity\//)
  await page.locator('#email').fill(person.email)
  await page.locator('#firstname').fill(person.firstname)
  await page.locator('#lastname').fill(person.lastname)
  await page.locator('button.go').click()
}

const someone = () => ({ email: `guus.${randomUUID().slice(0, 13)}@example.nl`, firstname: 'Guus', lastname: 'Smit' })

test('who is known at Google is in without a password, and goes on to where they were going', async ({ page }) => {
  await withConsent(page, 'necessary')
  const seen: string[] = []
  await page.goto('/questionnaire/login?redirect_url=/questionnaire/bv')
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  await page.getByRole('link', { name: 'Verder met Google' }).click()
  await beAtSandbox(page, someone())
  await expect(page).toHaveURL('/questionnaire/bv')
  await expect(accountButton(page)).toHaveText(/GS/)
  // The token came in an address, and is out of it and of its history at once.
  expect(seen.some((url) => url.includes('access_token='))).toBe(true)
  await page.goBack()
  expect(page.url()).not.toContain('token')
})

test('an address that has a password here is not taken over by Google', async ({ page }) => {
  await withConsent(page, 'necessary')
  const person = newPerson()
  await makeAccount(page.request, person)
  await page.goto('/questionnaire/login?redirect_url=/questionnaire/bv')
  await page.getByRole('link', { name: 'Verder met Google' }).click()
  await beAtSandbox(page, person)
  await expect(page).toHaveURL(/\/questionnaire\/login\?.*error=different_provider/)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Dit e-mailadres kennen we al')
  await expect(alert).toContainText('met een wachtwoord')
  await expect(alert).toHaveAttribute('data-failure', 'coded')
  await axeClean(page)
  await fillInLogin(page, person)
  await expect(page).toHaveURL('/questionnaire/bv')
})

test('an address that belongs to Google leads there, from logging in and from making an account', async ({ page }) => {
  await withConsent(page, 'necessary')
  const person = someone()
  await page.goto('/questionnaire/login')
  await page.getByRole('link', { name: 'Verder met Google' }).click()
  await beAtSandbox(page, person)
  await expect(page).toHaveURL('/questionnaire/')
  await logOut(page)

  await page.goto('/questionnaire/login?redirect_url=/questionnaire/bv')
  await fillInLogin(page, { email: person.email, password: 'wat dan ook' })
  await page.waitForURL(/\/sandbox\/identity\//)
  await beAtSandbox(page, person)
  await expect(page).toHaveURL('/questionnaire/bv')
})

test('who turns back at Google can try another way', async ({ page }) => {
  await withConsent(page, 'necessary')
  await page.goto('/questionnaire/register?redirect_url=/questionnaire/bv')
  await page.getByRole('link', { name: 'Verder met LinkedIn' }).click()
  await page.waitForURL(/\/sandbox\/identity\//)
  await page.locator('button.quiet').click()
  await expect(page).toHaveURL(/\/questionnaire\/login\?error=cancelled/)
  await expect(page.getByRole('alert')).toContainText('Je bent niet ingelogd')
  await page.getByLabel('E-mailadres', { exact: true }).fill('a')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
