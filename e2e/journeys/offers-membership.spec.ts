import { alsoIn, expect, fits, test } from '../fixtures.ts'
import { atOffer, total } from '../questionnaire/offers.ts'
import { stored } from '../questionnaire/prepared.ts'
import { next, saved } from '../questionnaire/walking.ts'

test(
  'the starter counts as chosen; another one is chosen by keyboard and priced at once',
  alsoIn('web/pages/flow/membership-offer.browser.test.tsx'),
  async ({ page }) => {
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
  },
)

test(
  'prices per month or per year change no choice',
  alsoIn('web/pages/flow/membership-offer.browser.test.tsx'),
  async ({ page }) => {
    await atOffer(page, 'membership')
    await expect(page.getByText('€ 12,42', { exact: true })).toBeVisible()
    await page.getByText('per jaar', { exact: true }).first().click()
    await expect(page.getByText('€ 348,00', { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Starter gekozen' })).toBeChecked()
  },
)

test(
  'none is a card like the others, and what it means is told without a warning',
  alsoIn('web/pages/flow/membership-offer.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'membership')
    await expect(page.getByText('Starter staat alvast aangevinkt.')).toBeVisible()
    const size = async (name: string) => {
      const box = await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('radio', { name }) })
        .boundingBox()
      return [Math.round(box?.width ?? 0), Math.round(box?.y ?? 0)]
    }
    const [wide, top] = await size('Kies geen lidmaatschap')
    expect(await size('Kies Flex')).toEqual([wide, top])
    await page.getByRole('radio', { name: 'Kies geen lidmaatschap' }).check()
    await expect(page.getByRole('status').getByText('hoort bij een lidmaatschap')).toBeVisible()
    await expect(page.getByText('staat alvast aangevinkt')).toBeHidden()
    await expect(total(page)).toHaveText('€ 577,89')
    await next(page)
    await saved(page)
    const { main } = await stored(page, uuid)
    expect([main?.upsell_package, main?.upsell_package_type_id]).toEqual(['none', undefined])
  },
)

test(
  'it is a line of the price, taken out by one press and put back by another',
  alsoIn('web/pages/flow/membership-offer.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'membership')
    const panel = page.getByRole('region', { name: 'Je prijs tot nu toe' })
    await expect(panel.getByText('Lidmaatschap Starter', { exact: true }).first()).toBeVisible()
    await expect(panel.getByText('€ 180,29').first()).toBeVisible()
    await panel.getByRole('button', { name: /^Haal weg ?: Lidmaatschap Starter/ }).press('Enter')
    await expect(total(page)).toHaveText('€ 577,89')
    await expect(page.getByRole('radio', { name: 'Geen lidmaatschap gekozen' })).toBeChecked()
    const back = panel.getByRole('button', { name: /^Zet terug ?: Lidmaatschap Starter/ })
    await expect(back).toBeFocused()
    await back.press('Enter')
    await expect(total(page)).toHaveText('€ 758,18')
    await expect(page.getByRole('radio', { name: 'Starter gekozen' })).toBeChecked()
    await page
      .getByRole('button', { name: /^Haal weg/ })
      .first()
      .click()
    await saved(page)
    expect((await stored(page, uuid)).main?.upsell_package).toBe('none')
  },
)

test(
  'on a phone the cards stand under each other, and nothing is wider than the screen',
  alsoIn('web/pages/flow/membership-offer.browser.test.tsx'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await atOffer(page, 'membership')
    const none = await page.getByRole('heading', { level: 2, name: 'Geen lidmaatschap' }).boundingBox()
    const starter = await page.getByRole('heading', { level: 2, name: 'Starter' }).boundingBox()
    expect(none?.x).toBe(starter?.x)
    await fits(page)
  },
)

test(
  'a button that the data asks for: a link elsewhere, or a form that is sent',
  alsoIn('web/pages/flow/membership-offer.browser.test.tsx'),
  async ({ page }) => {
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
  },
)
