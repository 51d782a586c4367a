import type { Page } from '@playwright/test'
import { alsoIn, axeClean, expect, test } from '../fixtures.ts'
import { withSite } from '../with-site.ts'

const home = '/questionnaire/'
const phone = { width: 390, height: 844 }

/** The question and the price beside it: from then on the foot of the page stays where it is, under the hand that clicks. */
async function calculatorIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await expect(page.getByRole('complementary').getByRole('listitem').first()).toBeVisible()
}

const events = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: { event: string; path: string }[] }).dataLayer ?? null)

test('nothing before the answer, nothing after no, and the question can be asked again', async ({ page }) => {
  await page.goto(home)
  const bar = page.getByRole('region', { name: 'Cookies' })
  await expect(bar).toBeVisible()
  await axeClean(page)
  expect(await events(page)).toBeNull()
  await bar.getByRole('button', { name: 'Alleen wat nodig is' }).click()
  await expect(bar).toHaveCount(0)
  await page.getByRole('link', { name: 'Bereken mijn prijs' }).click()
  await expect(page).toHaveURL('/questionnaire/calculator')
  expect(await events(page)).toBeNull()
  await page.reload()
  await calculatorIsThere(page)
  await expect(bar).toHaveCount(0)
  const again = page.getByRole('button', { name: 'Cookie-instellingen' })
  await again.click()
  await expect(bar).toBeFocused()
  await bar.getByRole('button', { name: 'Ja, dat mag' }).click()
  await expect(again).toBeFocused()
  await expect.poll(() => events(page)).toHaveLength(1)
})

test.describe('with a tag manager', () => {
  // The server names the tag manager in its policy only when it is set there.
  test.use({ bypassCSP: true })

  test('it comes after yes, once, and a later no brings a fresh page without it', async ({ page }) => {
    await withSite(page, { tag_manager_id: 'GTM-TEST1' })
    let brought = 0
    await page.route('https://www.googletagmanager.com/**', (route) => {
      brought += 1
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(home)
    const bar = page.getByRole('region', { name: 'Cookies' })
    await expect(bar).toBeVisible()
    expect(brought).toBe(0)
    await bar.getByRole('button', { name: 'Ja, dat mag' }).click()
    await expect.poll(() => brought).toBe(1)
    await page.getByRole('link', { name: 'Bereken mijn prijs' }).click()
    await expect
      .poll(async () => (await events(page))?.map(({ event }) => event))
      .toEqual(['page_load', 'gtm.js', 'page_load'])
    expect(brought).toBe(1)
    await calculatorIsThere(page)
    await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
    await bar.getByRole('button', { name: 'Alleen wat nodig is' }).click()
    await expect.poll(() => events(page)).toBeNull()
    await expect(page.locator('script[src*=googletagmanager]')).toHaveCount(0)
  })
})

test('after yes each page once: url without secrets, title, path and referrer', async ({ page, baseURL }) => {
  await page.goto(`${home}?utm_source=mail&client=geheim`)
  await expect(page).toHaveURL(/\/questionnaire\/\?utm_source=mail$/)
  await page.getByRole('button', { name: 'Ja, dat mag' }).click()
  const first = {
    event: 'page_load',
    url: `${baseURL}/questionnaire/?utm_source=mail`,
    title: 'Je BV oprichten, met de akte voor je neus · Oprecht',
    path: '/questionnaire/',
    referrer: '',
  }
  await expect.poll(() => events(page)).toEqual([first])
  await page.getByRole('link', { name: 'Bereken mijn prijs' }).click()
  const second = {
    event: 'page_load',
    url: `${baseURL}/questionnaire/calculator`,
    title: 'Bereken je prijs · Oprecht',
    path: '/questionnaire/calculator',
    referrer: `${baseURL}/questionnaire/`,
  }
  await expect.poll(() => events(page)).toEqual([first, second])
  await expect(page.locator('script[src*=googletagmanager]')).toHaveCount(0)
})

test('the two answers weigh the same', alsoIn('web/analytics/consent.browser.test.tsx'), async ({ page }) => {
  await page.goto(home)
  const [no, yes] = await Promise.all(
    ['Alleen wat nodig is', 'Ja, dat mag'].map((name) =>
      page.getByRole('button', { name }).evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button)
        return { backgroundColor, color, fontSize, fontWeight, borderColor, width: button.clientWidth }
      }),
    ),
  )
  expect(no).toEqual(yes)
})

test(
  'the question never covers what has the focus',
  alsoIn('web/analytics/consent.browser.test.tsx'),
  async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(home)
    const bar = page.getByRole('region', { name: 'Cookies' })
    await expect(bar).toBeVisible()
    const covered = await page.evaluate(() => {
      const top = document.querySelector('section[aria-label=Cookies]')?.getBoundingClientRect().top ?? 0
      const stops = [...document.querySelectorAll<HTMLElement>('main a, main button, footer a, footer button')]
      return stops
        .filter((stop) => {
          stop.focus()
          const box = stop.getBoundingClientRect()
          return box.top >= top || box.bottom < 0
        })
        .map((stop) => stop.textContent)
    })
    expect(covered).toEqual([])
  },
)
