// Not our own fixtures: here the browser must complain.
import { expect, test } from '@playwright/test'

test('code that does not come gives a calm page with a way on, and nothing is blank', async ({ page }) => {
  await page.route(/\/assets\/confirmation-/, (route) => route.abort())
  await page.goto('/questionnaire/confirmation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit ging mis, en dat ligt aan ons')
  await page.unroute(/\/assets\/confirmation-/)
  await page.getByRole('button', { name: 'Pagina opnieuw laden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dit ging mis, en dat ligt aan ons')
})

test('the same on the way from one screen to the next', async ({ page }) => {
  await page.goto('/questionnaire/')
  await page.route(/\/assets\/login-/, (route) => route.abort())
  await page.getByRole('link', { name: 'Inloggen' }).first().click()
  await expect(page.getByRole('button', { name: 'Pagina opnieuw laden' })).toBeVisible()
})
