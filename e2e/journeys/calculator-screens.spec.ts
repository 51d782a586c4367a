import {
  address,
  alone,
  asked,
  choose,
  estimate,
  keptOf,
  nextButton,
  nothingExtra,
  open,
  skip,
} from '../calculator/calculating.ts'
import { axeClean, breadth, expect, fits, test } from '../fixtures.ts'

const phone = { width: 390, height: 844 }

test('the first question is there before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(address)
  await asked(page, 'converting')
  await expect(page.getByText('€')).not.toHaveCount(0)
  await page.goto(`${address}?lang=en`)
  await asked(page, 'converting', 'en')
  await context.close()
})

for (const [name, size] of [
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', phone],
] as const) {
  test(`axe finds nothing on ${name}, and nothing is wider than it`, breadth(size !== phone), async ({ page }) => {
    await page.setViewportSize(size)
    const clean = async () => {
      await axeClean(page)
      await fits(page)
    }
    await open(page)
    await asked(page, 'converting')
    await page.getByText('Waarom vragen we dit?').click()
    await clean()
    await choose(page, 'Nee, ik begin')
    await choose(page, 'Twee')
    await asked(page, 'shareholder_type')
    await nextButton(page).click()
    await expect(page.getByRole('region', { name: 'Nog één ding' })).toBeFocused()
    await clean()
    for (const group of await page.getByRole('radiogroup').all()) {
      await group.getByRole('radio', { name: /^Een nieuwe holding/ }).check()
    }
    await nextButton(page).click()
    await choose(page, 'Nee, iedereen')
    await asked(page, 'timing')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await page.getByRole('radio', { name: /^Binnenkort/ }).check()
    await expect(page.getByRole('radio', { name: /^Binnen 20 werkdagen/ })).toBeVisible()
    await clean()
    await choose(page, 'Binnen 20 werkdagen')
    await choose(page, 'Nee')
    await skip(page)
    await asked(page, 'upsell_package')
    await clean()
    await skip(page)
    await expect(estimate(page)).toBeVisible()
    await clean()
  })
}

test('by keyboard alone', async ({ page }) => {
  await open(page)
  await asked(page, 'converting')
  // Counts how often the focus is taken to a heading: a second time would take it away from who went on.
  await page.evaluate(() => {
    const focus = HTMLElement.prototype.focus
    HTMLElement.prototype.focus = function (options) {
      if (this.tagName === 'H1') performance.mark('to-heading')
      focus.call(this, options)
    }
  })
  await page.getByRole('radio', { name: /^Ja, ik zet/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Nee, ik begin/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(nextButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await asked(page, 'shareholder_count')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^Alleen ik/ })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await asked(page, 'shareholder_type')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => performance.getEntriesByName('to-heading').length)).toBe(2)
})

test('in English, and the switch keeps every answer', async ({ page }) => {
  await open(page, '?lang=en')
  await asked(page, 'converting', 'en')
  await choose(page, 'No, I am starting', 'en')
  await asked(page, 'shareholder_count', 'en')
  await choose(page, 'Just me', 'en')
  await asked(page, 'shareholder_type', 'en')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /NL|Nederlands/ })
    .first()
    .click()
  await asked(page, 'shareholder_type')
  await expect(page.getByRole('list', { name: 'Wat je al antwoordde' })).toContainText('Alleen ik')
})

test('answers that do not arrive are sent again, and nothing is lost', async ({ page, context }) => {
  await open(page)
  await choose(page, 'Nee, ik begin')
  await asked(page, 'shareholder_count')
  await context.setOffline(true)
  await choose(page, 'Alleen ik')
  await asked(page, 'shareholder_type')
  await expect(page.getByText('Je antwoord is nog niet opgeslagen.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Je antwoord is nog niet opgeslagen.')).toHaveCount(0)
  expect(await keptOf(page)).toEqual(['converting', 'shareholder_count'])
  await page.reload()
  await asked(page, 'shareholder_type')
})

test('everything answered but the price not fetched: opening it again works it out', async ({ page }) => {
  await open(page)
  await choose(page, 'Nee, ik begin')
  await alone(page)
  await choose(page, 'Nee, iedereen')
  await page.route('**/complete', (route) => route.abort())
  await nothingExtra(page)
  await expect(page.getByText('Het uitrekenen lukte niet.')).toBeVisible()
  await page.unroute('**/complete')
  await page.goto(new URL(page.url()).pathname)
  await expect(estimate(page)).toHaveText(/577,89$/)
})
