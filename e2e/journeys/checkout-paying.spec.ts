import type { Page } from '@playwright/test'
import { headersOf } from '../accounts/people.ts'
import { atCheckout, atTheBank, boxes, ordered, outcome, pay, payButton } from '../checkout/ordering.ts'
import { alsoIn, axeClean, expect, test } from '../fixtures.ts'
import { withConsent } from '../with-site.ts'

/** The steps of the order that were measured on this page. */
const measured = (page: Page): Promise<string[]> =>
  page.evaluate(() => ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(({ event }) => event))

test('a payment that is cancelled can be tried again without filling in anything', async ({ page }) => {
  const order = await ordered(page)
  await withConsent(page, 'all')
  await atCheckout(page, order)
  await expect.poll(() => measured(page)).toContain('begin_checkout')
  await pay(page)
  await atTheBank(page, 'cancelled')
  await expect(outcome(page, 'Je hebt de betaling geannuleerd')).toBeVisible()
  await expect(page.getByRole('banner').locator('[aria-current=step]')).toContainText('Betalen')
  await axeClean(page)
  await payButton(page).click()
  await page.waitForURL(/\/sandbox\//)
  await atTheBank(page, 'paid')
  await expect(outcome(page, 'Bedankt voor je betaling')).toBeVisible()
  await expect.poll(() => measured(page)).toContain('purchase')
})

test('the membership is taken out of the order by one press, and put back by another', async ({ page }) => {
  const order = await ordered(page)
  await atCheckout(page, order)
  await expect(payButton(page)).toHaveText('Betaal € 758,18')
  const lines = page.getByRole('region', { name: 'Je bestelling' })
  await expect(lines.getByText('Nu het eerste jaar, daarna elk jaar tot je opzegt')).toBeVisible()
  await lines.getByRole('button', { name: /^Haal weg ?: Lidmaatschap Starter/ }).press('Enter')
  await expect(payButton(page)).toHaveText('Betaal € 577,89')
  const back = lines.getByRole('button', { name: /^Zet terug ?: Lidmaatschap Starter/ })
  await expect(back).toBeFocused()
  // What one asked for oneself is no surprise.
  await expect(page.getByRole('heading', { name: 'Je bestelling is veranderd' })).toHaveCount(0)
  await axeClean(page)
  await back.press('Enter')
  await expect(payButton(page)).toHaveText('Betaal € 758,18')
  await lines.getByRole('button', { name: /^Haal weg/ }).click()
  await expect(payButton(page)).toHaveText('Betaal € 577,89')
  await pay(page)
  await atTheBank(page, 'paid')
  await expect(outcome(page, 'Bedankt voor je betaling')).toBeVisible()
})

test(
  'after paying answers can be changed, with a word about what that does',
  alsoIn('web/pages/flow/asked.browser.test.tsx'),
  async ({ page }) => {
    const order = await ordered(page)
    await atCheckout(page, order)
    await pay(page)
    await atTheBank(page, 'paid')
    await expect(outcome(page, 'Bedankt voor je betaling')).toBeVisible()
    await page.goto(`/questionnaire/dutch-bv/${order.uuid}?step=0&substep=0`)
    const notice = page.getByRole('status').filter({ hasText: 'Je hebt al betaald' })
    await expect(notice).toContainText('Kost dat iets')
    await page.getByLabel('Hoe gaat je BV heten?').fill('De Vries Kaas')
    await page.keyboard.press('Tab')
    await expect(notice.getByRole('listitem').first()).toContainText(/akte/i)
    await expect(notice.getByRole('link', { name: 'Naar je dashboard' })).toBeVisible()
    await page.goto(`/questionnaire/dutch-bv/${order.uuid}?step=7`)
    await expect(notice).toBeVisible()
    await expect(page.getByRole('button', { name: 'Naar de betaling' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Naar je dashboard' }).click()
    await page.waitForURL(`**/dashboard/${order.uuid}`)
    await expect(page.getByText('De Vries Kaas').first()).toBeVisible()
  },
)

test('a payment that the bank refuses, and one that takes a while, are told as they are', async ({ page }) => {
  await atCheckout(page, await ordered(page))
  await pay(page)
  await atTheBank(page, 'failed')
  await expect(outcome(page, 'Je betaling is niet gelukt')).toBeVisible()
  await payButton(page).click()
  await page.waitForURL(/\/sandbox\//)
  await atTheBank(page, 'pending')
  await expect(outcome(page, 'Je betaling wordt verwerkt')).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await axeClean(page)
})

test('who wants to go while a payment is under way is asked to wait', async ({ page }) => {
  await atCheckout(page, await ordered(page))
  await pay(page)
  await atTheBank(page, 'pending')
  await expect(outcome(page, 'Je betaling wordt verwerkt')).toBeVisible()
  await page.goto('/questionnaire/account')
  await page.getByRole('button', { name: 'Verwijder mijn account' }).click()
  const sure = page.getByRole('dialog', { name: 'Weet je het zeker?' })
  await sure.getByRole('checkbox').check()
  await sure.getByRole('button', { name: 'Verwijder alles' }).click()
  await expect(sure.getByRole('alert')).toContainText('Er loopt nog een betaling')
  await axeClean(page)
  await sure.getByRole('button', { name: 'Nee, ik houd mijn account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn account' })).toBeVisible()
})

test('what was changed in another tab is shown, line by line, before it is paid', async ({ page }) => {
  const order = await ordered(page)
  await atCheckout(page, order)
  await expect(page.getByRole('button', { name: /758,18/ })).toBeVisible()
  const changed = await page.request.patch(`/api/dutch_bv_incorporations/${order.uuid}`, {
    headers: headersOf(order.token),
    data: { p1: { dga_plan: true } },
  })
  expect(changed.status()).toBe(200)
  await boxes.criminal(page).check()
  await boxes.terms(page).check()
  await payButton(page).click()
  const changes = page.getByRole('region', { name: 'Je bestelling is veranderd' })
  await expect(changes).toBeFocused()
  await expect(
    changes.getByRole('row', { name: /DGA-salarisadministratie niet in je bestelling € 150,00/ }),
  ).toBeVisible()
  await axeClean(page)
  // 399 + 149 + 150, VAT 146.58, 95.10 passed on.
  await changes.getByRole('button', { name: /^Klopt, betaal €\s939,68$/ }).click()
  await page.waitForURL(/\/sandbox\//)
  await expect(page.getByText(/939,68/).first()).toBeVisible()
})

test('nothing is paid before what must be agreed to is agreed to', async ({ page }) => {
  await atCheckout(page, await ordered(page))
  const alert = page.getByRole('main').getByRole('alert')
  await payButton(page).click()
  await expect(alert).toHaveText('Zet eerst een vinkje bij de verklaring over strafbare feiten, dan kun je verder.')
  await expect(boxes.criminal(page)).toBeFocused()
  await axeClean(page)
  await boxes.terms(page).check()
  await payButton(page).click()
  await expect(alert).toHaveText('Zet eerst een vinkje bij de verklaring over strafbare feiten, dan kun je verder.')
  await boxes.terms(page).uncheck()
  await boxes.criminal(page).check()
  await payButton(page).click()
  await expect(alert).toHaveText('Ga eerst akkoord met de algemene voorwaarden, dan kun je verder.')
  await expect(page).toHaveTitle(/^Fout: /)
  await boxes.terms(page).check()
  await expect(alert).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Fout: /)
})

test('two presses in a row are one payment', async ({ page }) => {
  const order = await ordered(page)
  await atCheckout(page, order)
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/payments') asked += 1
  })
  await boxes.criminal(page).check()
  await boxes.terms(page).check()
  await payButton(page).dblclick()
  await page.waitForURL(/\/sandbox\//)
  expect(asked).toBe(1)
  await page.goBack()
  await expect(payButton(page)).toBeVisible()
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled', 'true')
})

test('when the bank cannot be reached that is said, and the next press works', async ({ page }) => {
  await atCheckout(page, await ordered(page))
  const down = { status: 503, json: { errors: [{ code: 'payment_failed', message: 'Er is een fout opgetreden' }] } }
  await page.route('**/api/payments', (route) => route.fulfill(down), { times: 1 })
  await boxes.criminal(page).check()
  await boxes.terms(page).check()
  await payButton(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Er is een fout opgetreden')
  await axeClean(page)
  await payButton(page).click()
  await page.waitForURL(/\/sandbox\//)
})
