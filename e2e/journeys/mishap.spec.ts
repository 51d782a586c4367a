import { readFileSync } from 'node:fs'
// Not our own fixtures: here the browser must complain.
import { expect, test } from '@playwright/test'

/** The script of a page, which is named by its content alone. */
function scriptOf(page: string): string {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))
  return `**/${manifest[`pages/${page}/index.tsx`].file}`
}

test('code that does not come gives a calm page with a way on, and nothing is blank', async ({ page }) => {
  const script = scriptOf('confirmation')
  await page.route(script, (route) => route.abort())
  await page.goto('/questionnaire/confirmation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit ging mis, en dat ligt aan ons')
  await page.unroute(script)
  await page.getByRole('button', { name: 'Pagina opnieuw laden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dit ging mis, en dat ligt aan ons')
})

test('the same on the way from one screen to the next', async ({ page }) => {
  await page.goto('/questionnaire/')
  await page.route(scriptOf('login'), (route) => route.abort())
  await page.getByRole('link', { name: 'Inloggen' }).first().click()
  await expect(page.getByRole('button', { name: 'Pagina opnieuw laden' })).toBeVisible()
})
