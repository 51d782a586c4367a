import { alsoIn, expect, test } from '../fixtures.ts'
import { atOffer, bram, complaints, sanne, total } from '../questionnaire/offers.ts'
import { readyCompany, stored } from '../questionnaire/prepared.ts'
import { next, nextButton, saved } from '../questionnaire/walking.ts'
import { withConsent } from '../with-site.ts'

test(
  'payroll is switched on per person, with the norm of this year and the price per month',
  alsoIn('web/pages/flow/services-offer.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'dga')
    await expect(
      page.getByText('In 2026 is een gebruikelijk loon meestal minstens € 58.000 bruto per jaar'),
    ).toBeVisible()
    const salary = page.getByRole('switch', { name: 'Salaris voor Bram' })
    await expect(salary).toHaveAccessibleDescription(
      /^Eerst €\s214,00 nu €\s150,00 excl\.\sbtw \+\s€\s181,50 op je totaal €\s12,50 per maand/,
    )
    await salary.focus()
    await page.keyboard.press('Space')
    await expect(total(page)).toHaveText('€ 939,68')
    await next(page)
    await saved(page)
    const { p1, p2 } = await stored(page, uuid)
    expect([p1?.dga_plan, p2?.dga_plan]).toEqual([undefined, true])
  },
)

test(
  'speed and services: a price where there is one, and the tax adviser instead of quotes',
  alsoIn('web/pages/flow/services-offer.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'services')
    await page.getByRole('radio', { name: /^Binnen 5 werkdagen/ }).check()
    await expect(total(page)).toHaveText('€ 1.363,18')
    const quotes = page.getByRole('checkbox', { name: 'Drie offertes van boekhouders' })
    await quotes.check()
    await page.getByRole('checkbox', { name: 'Merkcheck' }).check()
    await page.getByRole('checkbox', { name: 'Gratis gesprek met een belastingadviseur' }).check()
    await expect(quotes).toHaveCount(0)
    await expect(page.getByText('Zit in je lidmaatschap Starter')).toBeVisible()
    await next(page)
    await saved(page)
    expect((await stored(page, uuid)).main).toMatchObject({
      incorporation_speed: 'fast',
      lead_approval: false,
      upsell_package_type_product_ids: ['trademark-check', 'free-intake-smart-tax-accounting'],
    })
  },
)

test(
  'contracts that come with no membership are bought by themselves, as a line of the price',
  alsoIn('web/pages/flow/services-offer.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'services', { main: { upsell_package: 'none' } })
    await expect(total(page)).toHaveText('€ 577,89')
    await page.getByRole('checkbox', { name: '5 contracten los kopen' }).check()
    await expect(total(page)).toHaveText('€ 733,98')
    await next(page)
    await saved(page)
    expect((await stored(page, uuid)).main).toMatchObject({ upsell_package_type_product_ids: ['contracts-5'] })
  },
)

test(
  'each way to the notary asks what it needs and says what it costs there',
  alsoIn('web/pages/flow/services-offer.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atOffer(page, 'notary', { main: { notary_option: 'help_finding', custom_notary_city: 'Sneek' } })
    const way = (name: RegExp) => page.getByRole('radio', { name })
    await way(/^Online/).check()
    await expect(page.getByText('Dit kost je niets extra.')).toBeVisible()

    await way(/^Een notaris die ik al ken/).check()
    await expect(page.getByText(/meestal €\s25,00 tot €\s50,00 per persoon/)).toBeVisible()
    const name = page.getByRole('textbox', { name: 'Hoe heet je notaris?' })
    await expect(page.getByRole('textbox', { name: 'In welke plaats?' })).toHaveValue('Sneek')
    await nextButton(page).click()
    await expect(complaints(page)).toBeFocused()
    await name.fill('Mr. Ooms')

    await way(/^Een notaris met wie wij samenwerken/).check()
    await expect(name).toHaveCount(0)
    const search = page.getByRole('combobox', { name: /^Bij welke notaris\?/ })
    await search.click()
    await search.fill('leeuwarden')
    await page.getByRole('option', { name: 'Leeuwarden: Notariaat De Scheve Klok (voorbeeld)' }).click()
    await expect(page.getByText('Leeuwarden, Fryslân')).toBeVisible()
    await next(page)
    await expect(page).toHaveTitle(/Documenten bekijken/)
    await saved(page)
    expect((await stored(page, uuid)).main).toMatchObject({
      online_notary: false,
      notary_option: 'partner_notary',
      notary_id: 20,
      custom_notary: 'Mr. Ooms',
    })
  },
)

test(
  'nothing chosen: the way on explains, and leads to the choice',
  alsoIn('web/pages/flow/services-offer.browser.test.tsx'),
  async ({ page }) => {
    await atOffer(page, 'services', { main: { notary_option: null } })
    await next(page)
    await nextButton(page).click()
    await expect(complaints(page)).toBeFocused()
    await complaints(page).getByRole('link').first().click()
    await expect(page.getByRole('radio', { name: /^Online/ })).toBeFocused()
    await page.keyboard.press('Space')
    await next(page)
    await expect(page).toHaveTitle(/Documenten bekijken/)
  },
)

test(
  'whoever came by way of a notary has nothing to choose',
  alsoIn('web/pages/flow/services-offer.browser.test.tsx', 'server/resources/questionnaires/ownership.test.ts'),
  async ({ page }) => {
    await withConsent(page, 'necessary')
    const path = '/api/dutch_bv_incorporations'
    const made = await page.request.post(path, { data: { notary_id: 20 } })
    const { uuid } = (await made.json()) as { uuid: string }
    const main = { ...readyCompany.main, bankruptcy: false }
    await page.request.patch(`${path}/${uuid}`, {
      data: { main, p1: { ...sanne, shares: 60 }, p2: { ...bram, shares: 60 }, step: 7, temporal_step: 6 },
    })
    await page.goto(`/questionnaire/dutch-bv/${uuid}?step=6&substep=0`)
    await expect(page.getByRole('heading', { level: 2, name: 'Je notaris' })).toBeVisible()
    await expect(page.locator('form').getByText('Notariaat De Scheve Klok (voorbeeld)')).toBeVisible()
    await next(page)
    await expect(page).toHaveTitle(/Documenten bekijken/)
  },
)
