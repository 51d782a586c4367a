import { test } from '../cases/with-back-office.ts'
import { axeClean, expect } from '../fixtures.ts'

/** A day to come, in the words of the field. */
const nextYear = `01-01-${new Date().getFullYear() + 1}`

test('prices are written, planned and taken back, and the site goes on with those of today', async ({ at, page }) => {
  const asked = async () => {
    const answer = await page.request.get('/api/prices?notary_product_type_slug=dutch-bv')
    return (await answer.json()).base_price
  }
  await page.goto('/bv-oprichten')
  const card = await page.getByRole('main').textContent()
  const today = await asked()

  const { page: desk } = await at('admin')
  await desk.goto('/admin/prices')
  await desk.getByRole('button', { name: 'Nieuwe versie' }).click()
  await desk.getByRole('dialog').getByLabel('Gaat in op').fill(nextYear)
  await desk.keyboard.press('Enter')
  // It gives the focus back when it goes.
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  const price = desk.getByRole('textbox', { name: 'Basisprijs Nederlandse BV' })
  await price.fill('1.419,-')
  await desk.keyboard.press('Tab')
  await expect(price).toHaveValue('1.419,00')
  await expect(desk.getByText('Concept bewaard')).toBeVisible()
  await axeClean(desk)

  // What was kept is there for whoever comes next.
  await desk.reload()
  await expect(price).toHaveValue('1.419,00')
  await desk.getByLabel('Waarom').fill('Een proef')
  await desk.getByRole('button', { name: 'Plan 1 wijziging vanaf 1 januari' }).click()
  await expect(desk.getByText(`Gepland: vanaf ${nextYear} gelden deze prijzen.`)).toBeVisible()
  await expect(desk.getByText('“Een proef”').first()).toBeVisible()

  expect(await asked()).toBe(today)
  await page.reload()
  expect(await page.getByRole('main').textContent()).toBe(card)

  await desk
    .getByRole('region', { name: 'Deze versie plannen' })
    .getByRole('button', { name: 'Trek in' })
    .press('Enter')
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Waarom').fill('Toch niet')
  await dialog.getByRole('button', { name: 'Trek in' }).click()
  await expect(desk.getByText('Ingetrokken. De versie staat weer in bewerking.')).toBeVisible()
  await desk.getByRole('button', { name: 'Verwerp' }).click()
  await desk.getByRole('button', { name: 'Verwerp de versie' }).click()
  await expect(desk.getByText('De versie is verworpen.')).toBeVisible()

  await desk.getByRole('link', { name: 'Hele logboek' }).click()
  await expect(desk.getByText('Plande prijzen vanaf').first()).toBeVisible()
  await expect(desk.getByText('“Toch niet”')).toBeVisible()
})
