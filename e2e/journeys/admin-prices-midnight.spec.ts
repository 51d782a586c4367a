import type { Browser, Page } from '@playwright/test'
import { addDays } from '#domain/values/index.ts'
import { alone, asked, choose, estimate, nothingExtra, open } from '../calculator/calculating.ts'
import { test as base } from '../cases/with-desks.ts'
import { atCheckout, atTheBank, boxes, ordered, outcome, pay, payButton } from '../checkout/ordering.ts'
import { expect } from '../fixtures.ts'
import { withOwnService } from '../own-service.ts'
import { total } from '../questionnaire/offers.ts'

type Midnight = () => Promise<void>

/** A service in which the next day comes when it is told to. */
const test = base.extend<{ midnight: Midnight }, { service: { url: string; midnight: Midnight } }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    ({}, use) =>
      withOwnService(
        'midnight',
        {},
        (run) => run('server/testing/staffed.ts'),
        (url, _, tell) => use({ url, midnight: () => tell('midnight') }),
        ['--import', './server/testing/day-by-day.ts'],
      ),
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ service }, use) => use(service.url),
  midnight: async ({ service }, use) => use(service.midnight),
})

async function calculated(page: Page): Promise<string> {
  await open(page)
  await choose(page, 'Nee, ik begin')
  await alone(page)
  await asked(page, 'language_requirement')
  await choose(page, 'Nee, iedereen')
  await nothingExtra(page)
  await expect(estimate(page)).toBeVisible()
  return amountIn(await estimate(page).textContent())
}

/** The first amount in a text. */
const amountIn = (text: string | null) => /€\s[\d.]+,\d\d/.exec(text ?? '')?.[0].replace(/\s/, ' ') ?? ''

/** Somebody with a browser of their own. */
async function visitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'nl-NL' })
  return context.newPage()
}

test('a planned price is asked everywhere from midnight on and nowhere before; who paid keeps theirs', async ({
  at,
  page,
  browser,
  baseURL,
  midnight,
}) => {
  test.slow()
  const paying = await visitor(browser, baseURL)
  const paid = await ordered(paying)
  await atCheckout(paying, paid)
  await pay(paying)
  await atTheBank(paying, 'paid')
  await expect(outcome(paying, 'Bedankt voor je betaling')).toBeVisible()
  const kept = paying.getByText(/€\s758,18/).first()
  await expect(kept).toBeVisible()

  const open = await ordered(page)
  /** What each place asks: a BV by itself, and with the membership that stands in an order already. */
  const shown = async () => {
    await page.goto('/bv-oprichten')
    const card = amountIn(await page.getByRole('region', { name: 'Wat een Nederlandse BV kost' }).textContent())
    const calculator = await calculated(page)
    await page.goto(open.at('checkout').replace('/checkout', '?step=6&substep=0'))
    const quote = amountIn(await total(page).textContent())
    await atCheckout(page, open)
    return [card, calculator, quote, amountIn(await payButton(page).textContent())]
  }
  const { page: desk } = await at('admin')
  const books = desk.waitForResponse('**/api/admin/price_books')
  await desk.goto('/admin/prices')
  // By the clock of the service: that of this test may be past midnight by now.
  const tomorrow = String(addDays((await (await books).json()).today, 1))
  await desk.getByRole('button', { name: 'Nieuwe versie' }).click()
  await desk.getByRole('dialog').getByLabel('Gaat in op').fill(tomorrow)
  await desk.keyboard.press('Enter')
  // It gives the focus back when it goes.
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await desk.getByRole('textbox', { name: 'Basisprijs Nederlandse BV' }).fill('419')
  await desk.keyboard.press('Tab')
  await desk.getByLabel('Waarom').fill('Morgen twee tientjes erbij')
  await desk.getByRole('button', { name: /^Plan 1 wijziging vanaf/ }).click()
  await expect(desk.getByText(`Gepland: vanaf ${tomorrow} gelden deze prijzen.`)).toBeVisible()
  expect(await shown()).toEqual(['€ 577,89', '€ 577,89', '€ 758,18', '€ 758,18'])

  // 20 more, and the VAT on it; who had an order already is told, line by line, before it is paid.
  await midnight()
  expect(await shown()).toEqual(['€ 602,09', '€ 602,09', '€ 782,38', '€ 782,38'])
  await boxes.criminal(page).check()
  await boxes.terms(page).check()
  const changes = page.getByRole('region', { name: 'Je bestelling is veranderd' })
  await expect(changes.getByRole('row', { name: /399,00.*419,00/ })).toBeVisible()
  await payButton(page).click()
  await page.waitForURL(/\/sandbox\//)
  await expect(page.getByText(/782,38/).first()).toBeVisible()

  await paying.reload()
  await expect(kept).toBeVisible()
  await paying.context().close()
})
