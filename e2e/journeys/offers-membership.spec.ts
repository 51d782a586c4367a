import { expect, test } from '../fixtures.ts'
import { atOffer, total } from '../questionnaire/offers.ts'
import { stored } from '../questionnaire/prepared.ts'
import { next, saved } from '../questionnaire/walking.ts'

test('the starter counts as chosen; another one is chosen by keyboard and priced at once', async ({ page }) => {
  const uuid = await atOffer(page, 'membership')
  const starter = page.getByRole('radio', { name: 'Starter gekozen' })
  await expect(starter).toBeChecked()
  await expect(page.getByText('Meest gekozen')).toHaveCount(1)
  await starter.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Professional gekozen' })).toBeChecked()
  await expect(total(page)).toHaveText('€ 612,98')
  await next(page)
  await saved(page)
  expect((await stored(page, uuid)).main).toMatchObject({
    upsell_package: 'professional_monthly',
    upsell_package_type_id: 3,
  })
})

test('prices per month or per year change no choice', async ({ page }) => {
  await atOffer(page, 'membership')
  await expect(page.getByText('€ 12,42', { exact: true })).toBeVisible()
  await page.getByText('per jaar', { exact: true }).first().click()
  await expect(page.getByText('€ 348,00', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Starter gekozen' })).toBeChecked()
})

test('none is possible, and says what one goes without', async ({ page }) => {
  const uuid = await atOffer(page, 'membership')
  await page.getByRole('radio', { name: 'Nee, ik neem geen lidmaatschap' }).check()
  await expect(page.getByText('Geen lidmaatschap', { exact: true })).toBeVisible()
  await expect(total(page)).toHaveText('€ 577,89')
  await next(page)
  await saved(page)
  const { main } = await stored(page, uuid)
  expect([main?.upsell_package, main?.upsell_package_type_id]).toEqual(['none', undefined])
})

test('on a phone the cards scroll sideways, beginning with the chosen one, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await atOffer(page, 'membership')
  await expect(page.getByRole('heading', { level: 2, name: 'Starter' })).toBeInViewport({ ratio: 1 })
  const flex = page.getByRole('radio', { name: 'Kies Flex' })
  await expect(flex).not.toBeInViewport()
  await flex.focus()
  await expect(flex).toBeInViewport({ ratio: 1 })
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beyond).toBeLessThanOrEqual(0)
})

test('a button that the data asks for: a link elsewhere, or a form that is sent', async ({ page }) => {
  await page.route('**/api/upsell_package_types?*', async (route) => {
    const response = await route.fetch()
    const [first, second, third] = await response.json()
    const words = { nl: 'Meer erover', en: 'More about it' }
    await route.fulfill({
      response,
      json: [
        { ...first, button: { ...words, url: '/questionnaire/bv', method: 'GET', fields: {} } },
        { ...second, button: { ...words, url: 'https://elders.example/start', method: 'GET', fields: {} } },
        { ...third, button: { ...words, nl: 'Vraag aan', url: '/vraag', method: 'POST', fields: { plan: 'pro' } } },
      ],
    })
  })
  await page.route('**/vraag', (route) => route.fulfill({ status: 204 }))
  await atOffer(page, 'membership')
  await expect(page.getByRole('link', { name: 'Meer erover', exact: true })).toHaveAttribute(
    'href',
    '/questionnaire/bv',
  )
  const outside = page.getByRole('link', { name: 'Meer erover (opent in een nieuw tabblad)' })
  await expect(outside).toHaveAttribute('target', '_blank')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/vraag'))
  await page.getByRole('button', { name: 'Vraag aan' }).click()
  expect((await sent).postData()).toBe('plan=pro')
})
