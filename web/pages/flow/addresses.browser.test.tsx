import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeClean, founder, openDraft, write } from '#web/testing/index.ts'

const street = page.getByRole('textbox', { name: 'Op welk adres is het kantoor?' })
const number = page.getByRole('textbox', { name: /^Huisnummer/ })
const postalCode = page.getByRole('textbox', { name: 'Postcode van het kantoor' })
const open = { main: { office_address: null, postal_code: null, place_of_business: null }, at: [0, 1] as const }

test('postal code and house number find the street and the town; typing goes over it', async () => {
  const nobody = { status: 404, body: { errors: [{ code: 'not_found', message: '' }] } }
  const found = { street: 'Nieuwestad', town: 'Leeuwarden', postal_code: '8911 AB', house_number: 12 }
  const kept = await openDraft({
    ...open,
    site: { address_lookup: true },
    server: {
      'GET /api/addresses': (_body, query) =>
        query.get('postal_code') === '8911 AB' && query.get('house_number') === '12' ? { body: found } : nobody,
    },
  })
  await postalCode.fill('8911ab')
  await write(number, '12 B')
  await expect.element(page.getByText('Gevonden in Leeuwarden.')).toBeVisible()
  await expect.element(street).toHaveValue('Nieuwestad 12 B')
  await expect.element(page.getByRole('textbox', { name: 'Plaats van het kantoor' })).toHaveValue('Leeuwarden')
  await axeClean()

  await write(street, 'Oude Oosterstraat 3')
  await expect
    .poll(() => kept.answers().main)
    .toMatchObject({
      ...{ office_address: 'Oude Oosterstraat 3', postal_code: '8911 AB', place_of_business: 'Leeuwarden' },
    })
  await write(number, '99')
  await expect.element(page.getByText(/^Dit adres vinden we niet/)).toBeVisible()
  await expect.element(street).toHaveValue('Oude Oosterstraat 3')
})

test('without a look-up nothing is shown of it', async () => {
  await openDraft(open)
  await expect.element(street).toBeVisible()
  await expect.element(number).not.toBeInTheDocument()
})

test('a country that was taken off the list is found, says why, and cannot be chosen', async () => {
  await openDraft({ p1: founder('Sanne'), step: 1, at: [1, 3, 'p1'], site: { unserved_countries: ['BE'] } })
  const country = page.getByRole('combobox', { name: 'In welk land woon je?' })
  await country.fill('Iran')
  await expect.element(page.getByRole('option', { name: 'Iran', exact: true })).toBeEnabled()
  await country.fill('België')
  const unserved = page.getByRole('option', { name: /^België.*Neem contact met ons op/ })
  await expect.element(unserved).toHaveAttribute('aria-disabled', 'true')
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(unserved).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Persoonlijk', exact: true }).click()
  await page.getByRole('combobox', { name: 'Geboorteland' }).fill('België')
  await expect.element(page.getByRole('option', { name: 'België', exact: true })).toBeVisible()
})
