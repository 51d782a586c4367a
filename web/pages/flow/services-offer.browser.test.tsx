import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { complaints, onward, openOffer, press } from '#web/testing/index.ts'

const panel = page.getByRole('region', { name: 'Je prijs tot nu toe' })
const total = panel.getByText(/^€\s?[\d.,]+$/).first()
const way = (name: RegExp) => page.getByRole('radio', { name })
const title = () => expect.poll(() => document.title)

test('payroll is switched on per person, with the norm of this year and the price per month', async () => {
  const kept = await openOffer('dga')
  await expect
    .element(page.getByText('In 2026 is een gebruikelijk loon meestal minstens € 58.000 bruto per jaar'))
    .toBeVisible()
  const salary = page.getByRole('switch', { name: 'Salaris voor Bram' })
  await expect
    .element(salary)
    .toHaveAccessibleDescription(
      /^Eerst €\s214,00 nu €\s150,00 excl\.\sbtw \+\s€\s181,50 op je totaal €\s12,50 per maand/,
    )
  await press(salary, ' ')
  await expect.element(total).toMatchTextContent(/^€\s939,68$/)
  await onward.click()
  await expect.poll(() => kept.answers().p2.dga_plan).toBe(true)
  expect(kept.answers().p1.dga_plan).toBe(undefined)
})

test('speed and services: a price where there is one, and the tax adviser instead of quotes', async () => {
  const kept = await openOffer('services')
  await page.getByRole('radio', { name: /^Binnen 5 werkdagen/ }).click()
  await expect.element(total).toMatchTextContent(/^€\s1\.363,18$/)
  const quotes = page.getByRole('checkbox', { name: 'Drie offertes van boekhouders' })
  await quotes.click()
  await page.getByRole('checkbox', { name: 'Merkcheck' }).click()
  await page.getByRole('checkbox', { name: 'Gratis gesprek met een belastingadviseur' }).click()
  await expect.element(quotes).not.toBeInTheDocument()
  await expect.element(page.getByText('Zit in je lidmaatschap Starter')).toBeVisible()
  await onward.click()
  await expect
    .poll(() => kept.answers().main)
    .toMatchObject({
      incorporation_speed: 'fast',
      lead_approval: false,
      upsell_package_type_product_ids: ['trademark-check', 'free-intake-smart-tax-accounting'],
    })
})

test('contracts that come with no membership are bought by themselves, as a line of the price', async () => {
  const kept = await openOffer('services', { main: { upsell_package: 'none' } })
  await expect.element(total).toMatchTextContent(/^€\s577,89$/)
  await page.getByRole('checkbox', { name: '5 contracten los kopen' }).click()
  await expect.element(total).toMatchTextContent(/^€\s733,98$/)
  await onward.click()
  await expect.poll(() => kept.answers().main).toMatchObject({ upsell_package_type_product_ids: ['contracts-5'] })
})

test('each way to the notary asks what it needs and says what it costs there', async () => {
  const kept = await openOffer('notary', { main: { notary_option: 'help_finding', custom_notary_city: 'Sneek' } })
  await way(/^Online/).click()
  await expect.element(page.getByText('Dit kost je niets extra.')).toBeVisible()

  await way(/^Een notaris die ik al ken/).click()
  await expect.element(page.getByText(/meestal €\s25,00 tot €\s50,00 per persoon/)).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Hoe heet je notaris?' })
  await expect.element(page.getByRole('textbox', { name: 'In welke plaats?' })).toHaveValue('Sneek')
  await onward.click()
  await expect.element(complaints).toHaveFocus()
  await name.fill('Mr. Ooms')

  await way(/^Een notaris met wie wij samenwerken/).click()
  await expect.element(name).not.toBeInTheDocument()
  const search = page.getByRole('combobox', { name: /^Bij welke notaris\?/ })
  await search.fill('leeuwarden')
  await page.getByRole('option', { name: 'Leeuwarden: Notariaat De Scheve Klok (voorbeeld)' }).click()
  await expect.element(page.getByText('Leeuwarden, Fryslân')).toBeVisible()
  await onward.click()
  await title().toMatch(/Documenten bekijken/)
  await expect
    .poll(() => kept.answers().main)
    .toMatchObject({
      ...{ online_notary: false, notary_option: 'partner_notary', notary_id: 20, custom_notary: 'Mr. Ooms' },
    })
})

test('nothing chosen: the way on explains, and leads to the choice', async () => {
  await openOffer('services', { main: { notary_option: null } })
  await onward.click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welke notaris wil je?' })).toHaveFocus()
  await onward.click()
  await expect.element(complaints).toHaveFocus()
  await complaints.getByRole('link').first().click()
  await expect.element(way(/^Online/)).toHaveFocus()
  await press(way(/^Online/), ' ')
  await onward.click()
  await title().toMatch(/Documenten bekijken/)
})

test('whoever came by way of a notary has nothing to choose', async () => {
  await openOffer('services', { main: { notary_id: 20, online_notary: false }, referred: 20 })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Je notaris' })).toBeVisible()
  await expect.element(page.getByRole('main').getByText('Notariaat De Scheve Klok (voorbeeld)').first()).toBeVisible()
  await onward.click()
  await title().toMatch(/Documenten bekijken/)
})
