import { alsoIn, axeClean, expect, test } from '../fixtures.ts'
import { openAt, prepared, readyCompany, readyPerson, stored } from '../questionnaire/prepared.ts'
import { saved } from '../questionnaire/walking.ts'
import { withSite } from '../with-site.ts'

const atContact = { main: { company_name: 'De Vries Zuivel' }, step: 0, temporal_step: 0, substep: 1 }
const street = 'Op welk adres is het kantoor?'

test(
  'postal code and house number find the street and the town; typing goes over it',
  alsoIn('web/pages/flow/addresses.browser.test.tsx'),
  async ({ page }) => {
    await withSite(page, { address_lookup: true })
    await page.route('**/api/addresses?*', (route) => {
      const query = new URL(route.request().url()).searchParams
      const known = query.get('postal_code') === '8911 AB' && query.get('house_number') === '12'
      return known
        ? route.fulfill({
            json: { street: 'Nieuwestad', town: 'Leeuwarden', postal_code: '8911 AB', house_number: 12 },
          })
        : route.fulfill({ status: 404, json: { errors: [{ code: 'not_found', message: '' }] } })
    })
    const uuid = await prepared(page, atContact)
    await openAt(page, uuid, '?step=0&substep=1')

    await page.getByRole('textbox', { name: 'Postcode van het kantoor' }).fill('8911ab')
    await page.getByRole('textbox', { name: /^Huisnummer/ }).fill('12 B')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Gevonden in Leeuwarden.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: street })).toHaveValue('Nieuwestad 12 B')
    await expect(page.getByRole('textbox', { name: 'Plaats van het kantoor' })).toHaveValue('Leeuwarden')
    await axeClean(page)

    await page.getByRole('textbox', { name: street }).fill('Oude Oosterstraat 3')
    await page.keyboard.press('Tab')
    await saved(page)
    expect((await stored(page, uuid)).main).toMatchObject({
      office_address: 'Oude Oosterstraat 3',
      postal_code: '8911 AB',
      place_of_business: 'Leeuwarden',
    })

    await page.getByRole('textbox', { name: /^Huisnummer/ }).fill('99')
    await page.keyboard.press('Tab')
    await expect(page.getByText(/^Dit adres vinden we niet/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: street })).toHaveValue('Oude Oosterstraat 3')
  },
)

test(
  'without a look-up nothing is shown of it',
  alsoIn('web/pages/flow/addresses.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await prepared(page, atContact)
    await openAt(page, uuid, '?step=0&substep=1')
    await expect(page.getByRole('textbox', { name: street })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Huisnummer/ })).toHaveCount(0)
  },
)

test(
  'a country that was taken off the list is found, says why, and cannot be chosen',
  alsoIn('web/pages/flow/addresses.browser.test.tsx'),
  async ({ page }) => {
    await withSite(page, { unserved_countries: ['BE'] })
    const uuid = await prepared(page, { ...readyCompany, p1: readyPerson('Sanne'), step: 1, temporal_step: 1 })
    await openAt(page, uuid, '?step=1&substep=3&person=p1')
    const country = page.getByRole('combobox', { name: 'In welk land woon je?' })
    await country.fill('Iran')
    await expect(page.getByRole('option', { name: 'Iran', exact: true })).toBeEnabled()
    await country.fill('België')
    const unserved = page.getByRole('option', { name: /^België.*Neem contact met ons op/ })
    await expect(unserved).toBeDisabled()
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(unserved).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Persoonlijk', exact: true }).click()
    const born = page.getByRole('combobox', { name: 'Geboorteland' })
    await born.fill('België')
    await expect(page.getByRole('option', { name: 'België', exact: true })).toBeVisible()
  },
)
