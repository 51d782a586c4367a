import { axeClean, breadth, expect, test } from '../fixtures.ts'
import { atConversion } from '../questionnaire/conversion.ts'
import { begin, saved } from '../questionnaire/walking.ts'

test('a conversion begins with the business there is', async ({ page }) => {
  await begin(page, 'omzetting')
  await expect(page.getByRole('heading', { level: 1, name: 'Welk bedrijf zet je om?' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /KVK-nummer van je huidige bedrijf/ })).toBeVisible()
  await axeClean(page)
})

test('another way than a sale: it takes longer, and it brings papers of its own', async ({ page }) => {
  const open = await atConversion(page)
  await open(0, 5)
  await page.getByRole('radio', { name: /^Geruisloos/ }).check()
  const dialog = page.getByRole('dialog', { name: 'Deze manier vraagt meer tijd' })
  await expect(dialog).toBeVisible()
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Oké' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('radiogroup', { name: /Wil je er meteen een holding bij/ })).toHaveCount(0)
  await axeClean(page)
  await saved(page)
  await open(7)
  await page.getByRole('button', { name: 'Akte van inbreng' }).click()
  await expect(page.getByText('Akte van inbreng in De Vries Zuivel B.V.').first()).toBeVisible()
  await axeClean(page)
})

test('without an accountant there is no conversion, but there are other services', breadth(), async ({ page }) => {
  const open = await atConversion(page)
  await open(0, 5)
  await page
    .getByRole('radiogroup', { name: /accountant of belastingadviseur/ })
    .getByRole('radio', { name: 'Nee', exact: true })
    .check()
  const dialog = page.getByRole('dialog', { name: 'Omzetten kan alleen met een accountant' })
  await expect(dialog).toBeVisible()
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Naar onze andere diensten' }).click()
  await expect(page).toHaveURL('/questionnaire/')
})
