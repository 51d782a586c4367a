import { alsoIn, axeClean, expect, test } from '../fixtures.ts'
import { atOffer, bram, complaints, sanne, total } from '../questionnaire/offers.ts'
import { stored } from '../questionnaire/prepared.ts'
import { nextButton, saved } from '../questionnaire/walking.ts'

test(
  'a holding for one of two: its price counts at once, its name is needed, the surname is offered',
  alsoIn('web/pages/flow/holding-offer.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'holding')
    await expect(total(page)).toHaveText('€ 758,18')
    const wish = page.getByRole('switch', { name: 'Holding voor jou' })
    await expect(wish).toHaveAccessibleDescription(
      /^Eerst €\s350,00 nu €\s310,00 excl\.\sbtw \+\s€\s470,20 op je totaal$/,
    )
    await wish.focus()
    await page.keyboard.press('Space')
    await expect(wish).toBeChecked()
    await expect(wish).toBeFocused()
    await expect(page.getByText('Er is een vraag bij gekomen: Hoe gaat de holding heten?')).toBeAttached()
    await expect(total(page)).toHaveText('€ 1.228,38')

    await nextButton(page).click()
    await expect(complaints(page)).toBeFocused()
    await page.getByRole('link', { name: 'Vul de naam van de holding in' }).click()
    const name = page.getByRole('textbox', { name: 'Hoe gaat de holding heten?' })
    await expect(name).toBeFocused()
    await page.getByRole('button', { name: 'Neem ‘De Vries Holding’' }).click()
    await expect(name).toHaveValue('De Vries Holding')
    await nextButton(page).click()
    await expect(page).toHaveTitle(/Verdeling aandelen/)
    await saved(page)
    expect((await stored(page, uuid)).p1).toMatchObject({ holding: true, holding_name: 'De Vries Holding' })
  },
)

test(
  'switched off again it costs nothing, and its name comes back when it is wanted after all',
  alsoIn('web/pages/flow/holding-offer.browser.test.tsx'),
  async ({ page }) => {
    await atOffer(page, 'holding')
    const wish = page.getByRole('switch', { name: 'Holding voor Bram' })
    await wish.check()
    await page.getByRole('textbox', { name: 'Hoe gaat de holding heten?' }).fill('Jansen Beheer')
    await wish.uncheck()
    await expect(total(page)).toHaveText('€ 758,18')
    await wish.check()
    await expect(page.getByRole('textbox', { name: 'Hoe gaat de holding heten?' })).toHaveValue('Jansen Beheer')
  },
)

test(
  'a holding is like the company at a glance, and what it has of its own is asked for each apart',
  alsoIn('web/pages/flow/holding-offer.browser.test.tsx'),
  async ({ page }) => {
    const people = {
      p1: { ...sanne, shares: 60, holding: true, holding_name: 'Vries Beheer' },
      p2: { ...bram, shares: 60, holding: true, holding_name: 'Jansen Beheer' },
    }
    const uuid = await atOffer(page, 'own_holdings', { people })
    const yours = page.getByRole('radiogroup', { name: /^Krijgt je holding dezelfde zetel/ })
    const his = page.getByRole('radiogroup', { name: /^Krijgt de holding van Bram dezelfde zetel/ })
    await expect(yours.getByRole('radio', { name: 'Ja' })).toBeChecked()
    await expect(nextButton(page)).toHaveText('Volgende: lidmaatschap')
    await yours.getByRole('radio', { name: 'Nee' }).check()
    await his.getByRole('radio', { name: 'Nee' }).check()
    await axeClean(page)
    await nextButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wat is er anders aan de holding?' })).toBeFocused()
    await expect(page.getByRole('combobox', { name: /^In welke gemeente krijgt je holding haar zetel/ })).toBeVisible()
    // Half a capital is none.
    const count = page.getByRole('textbox', { name: /^Hoeveel aandelen krijgt de holding/ })
    await count.fill('100')
    await nextButton(page).click()
    await page.getByRole('link', { name: 'Vul ook in wat één aandeel waard is' }).click()
    await page.keyboard.type('1')
    await axeClean(page)
    await nextButton(page).click()
    await expect(
      page.getByRole('combobox', { name: /^In welke gemeente krijgt de holding van Bram haar zetel/ }),
    ).toBeVisible()
    await expect(count).toHaveValue('')
    await nextButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kies een lidmaatschap' })).toBeFocused()
    await saved(page)
    const { p1, p2 } = await stored(page, uuid)
    expect(p1).toMatchObject({ holding_as_company: false, holding_shares: 100, holding_share_value: 1 })
    expect(p2).not.toHaveProperty('holding_shares')
  },
)

test(
  'the explanation opens when it is asked for, and gives the focus back',
  alsoIn('web/pages/flow/holding-offer.browser.test.tsx'),
  async ({ page }) => {
    await atOffer(page, 'holding')
    const ask = page.getByRole('button', { name: 'Hoe werkt een holding?' })
    await ask.click()
    const dialog = page.getByRole('dialog', { name: 'Zo werkt een holding' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText(/twee BV’s/)).toBeVisible()
    await expect(dialog.locator('video')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(ask).toBeFocused()
  },
)

test('what the total is made of', alsoIn('web/quotes/quote-lines.test.tsx'), async ({ page }) => {
  await atOffer(page, 'holding', { main: { incorporation_speed: 'fast' } })
  await page.getByText('Waar bestaat dit uit?').click()
  const panel = page.getByRole('region', { name: 'Je prijs tot nu toe' })
  for (const line of [
    'Nederlandse BV',
    'De Vries Zuivel B.V.',
    'Klaar binnen 5 werkdagen',
    'Lidmaatschap Starter',
    'Btw 21%',
    'Inschrijving bij KVK',
  ]) {
    await expect(panel.getByText(line, { exact: true }).last()).toBeVisible()
  }
})
