import type { Page } from '@playwright/test'
import { axeClean, breadth, expect, fits, test } from '../fixtures.ts'

test('a page says what a BV is, what it costs and where to begin, in both languages', async ({ page }) => {
  await page.goto('/bv-oprichten')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BV oprichten')
  await expect(page.getByRole('region', { name: /kost/ }).first()).toContainText(/€\s577,89/)
  const question = page.getByText('Moet ik naar het kantoor van de notaris?')
  await question.click()
  await axeClean(page)

  await page
    .getByRole('link', { name: /EN|English/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en\/incorporate-dutch-bv$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'Calculate my price' }).first().click()
  await expect(page).toHaveURL(/\/questionnaire\/calculator/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page is whole without a script, and by keyboard alone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/persoonlijke-holding-oprichten')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeVisible()
  await context.close()
})

/** Paths of the pages that people wrote, as a search engine finds them. */
async function listedPages(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return paths.filter((path) => !path.startsWith('/questionnaire'))
}

async function fitsAt(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  expect((await page.goto(path))?.status(), path).toBe(200)
  await fits(page, `${path} at ${width}`)
  await axeClean(page)
}

test('a list of words and a page of small print fit on a phone and on a desk', async ({ page }) => {
  await fitsAt(page, '/woordenlijst', 390)
  await fitsAt(page, '/en/privacy', 1440)
})

test('every page fits on a phone and on a desk, in both languages', breadth(), async ({ page }) => {
  const paths = await listedPages(page)
  expect(paths.length).toBeGreaterThan(30)
  for (const [index, path] of paths.entries()) await fitsAt(page, path, index % 2 === 0 ? 390 : 1440)
})
