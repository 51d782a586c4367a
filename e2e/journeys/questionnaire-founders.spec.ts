import { alsoIn, breadth, expect, test } from '../fixtures.ts'
import { answer } from '../questionnaire/answering.ts'
import { company, existingCompany, newHolding, person } from '../questionnaire/founders.ts'
import { atShareholders, readyPerson, stored } from '../questionnaire/prepared.ts'
import { begin, fillIn, flows, saved } from '../questionnaire/walking.ts'

test(
  'one person: every question of the company and the shareholder, to the offer of a holding',
  breadth(),
  async ({ page }) => {
    const uuid = await begin(page)
    await expect(page).toHaveTitle('Stap 1 van 8: Bedrijfsgegevens · Oprecht')
    await fillIn(page, 'main', company)
    await expect(page).toHaveTitle('Stap 2 van 8: Aandeelhouders · Oprecht')
    await fillIn(page, 'shareholder', person('Sanne', 'de Vries'))
    await expect(page).toHaveTitle('Stap 3 van 8: Holding erbij · Oprecht')
    await saved(page)
    const { main, p1 } = await stored(page, uuid)
    expect(main).toMatchObject({
      company_name: 'De Vries Zuivel',
      postal_code: '8911 AB',
      place_of_business: 'Leeuwarden',
    })
    expect(p1).toMatchObject({ birthdate: '14-03-1985', bsn: '111222333', phone_number: '+31612345678' })
  },
)

test('two persons and a company that exists', breadth(), async ({ page }) => {
  const uuid = await atShareholders(page, { p1: readyPerson('Sanne'), p2: readyPerson('Bram') })
  await expect(page.getByRole('button', { name: /^Bram Persoon · klaar/ })).toBeVisible()
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(page.getByRole('radio', { name: /^Een persoon/ })).toBeFocused()
  await fillIn(page, 'shareholder', existingCompany)
  await expect(page).toHaveTitle('Stap 3 van 8: Holding erbij · Oprecht')
  await saved(page)
  const { p3 } = await stored(page, uuid)
  expect(p3).toMatchObject({
    company_name: 'Friese Boter',
    is_existing_company: true,
    address: 'Blokhuisplein 40',
    ubos: 2,
  })
})

test('a new holding alone skips the offer of a holding', breadth(), async ({ page }) => {
  const uuid = await atShareholders(page)
  await fillIn(page, 'shareholder', newHolding)
  await expect(page).toHaveTitle('Stap 3 van 7: Verdeling aandelen · Oprecht')
  await saved(page)
  expect((await stored(page, uuid)).p1).toMatchObject({
    is_new_company: true,
    holding: true,
    holding_name: 'Vries Beheer',
  })
})

test(
  'a shareholder is removed after asking, and the focus goes on',
  alsoIn('web/pages/flow/moving.browser.test.tsx', 'server/resources/questionnaires/questionnaires.test.ts'),
  async ({ page }) => {
    const uuid = await atShareholders(page, {
      p1: readyPerson('Sanne'),
      p2: readyPerson('Bram'),
      p3: readyPerson('Cor'),
    })
    await page.getByRole('button', { name: 'Verwijder Bram' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bram verwijderen?' })
    await dialog.getByRole('button', { name: 'Nee, laten staan' }).click()
    await page.getByRole('button', { name: 'Verwijder Bram' }).click()
    await dialog.getByRole('button', { name: 'Ja, verwijderen' }).click()
    await expect(page.getByRole('button', { name: 'Verwijder Cor' })).toBeFocused()
    await page.getByRole('button', { name: 'Verwijder Cor' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ja, verwijderen' }).click()
    await expect(page.getByRole('button', { name: 'Toevoegen' })).toBeFocused()
    await saved(page)
    const { p2, p3 } = await stored(page, uuid)
    expect([p2?.active, p3?.active, p2?.firstname]).toEqual([false, false, undefined])
  },
)

test(
  'a question that an answer brings up stands right under it and is announced',
  alsoIn('web/pages/flow/moving.browser.test.tsx'),
  async ({ page }) => {
    await begin(page)
    const asker = { page, messages: flows['dutch-bv'], scope: 'main' } as const
    await answer(asker, { industry: 'health' })
    const caregiver = page.getByRole('radiogroup', { name: 'Ga je zelf zorg verlenen?' })
    await expect(caregiver).toBeVisible()
    await expect(page.getByText(/^Er zijn 2 vragen bij gekomen/)).toBeAttached()
    await answer(asker, { caregiver: true })
    await expect(page.getByText('Voor zorg gelden extra regels')).toBeVisible()
  },
)
