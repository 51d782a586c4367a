import { axeClean, breadth, expect, test } from '../fixtures.ts'
import { atHolding } from '../questionnaire/holding.ts'
import { begin } from '../questionnaire/walking.ts'

test('a holding in Dutch begins with its name', breadth(), async ({ page }) => {
  await begin(page, 'holding')
  await expect(page.getByRole('heading', { level: 1, name: 'Hoe gaat je holding eruitzien?' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Hoe gaat je holding heten/ }).fill('Terp Beheer')
  await expect(page.getByText('Akte van oprichting van Terp Beheer B.V.')).toBeVisible()
  const speeds = page.getByRole('radiogroup', { name: 'Hoe snel wil je dat het klaar is?' })
  await expect(speeds.getByRole('radio', { name: /^Binnen 20 werkdagen\s*inbegrepen/ })).toBeChecked()
  await speeds.getByRole('radio', { name: /^Binnen 5 werkdagen\s*\+\s*€/ }).check()
  await axeClean(page)
})

test('a holding is of one person, with at least a hundred shares', async ({ page }) => {
  const open = await atHolding(page)
  await open(1, 3)
  await expect(page.getByRole('heading', { level: 1, name: 'Nu over jou' })).toBeVisible()
  await axeClean(page)
  await open(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Hoeveel aandelen krijgt je holding?' })).toBeVisible()
  const count = page.getByRole('textbox', { name: /^Hoeveel aandelen krijgt de holding/ })
  await count.fill('99')
  await count.blur()
  await expect(page.getByText('Neem minstens 100 aandelen')).toBeVisible()
  await axeClean(page)
  await count.fill('100')
  await count.blur()
  await expect(page.getByText('Neem minstens 100 aandelen')).toHaveCount(0)
})

test('a holding has its documents', breadth(), async ({ page }) => {
  const open = await atHolding(page)
  await open(6)
  await expect(page.getByRole('button', { name: 'Aandeelhoudersregister' })).toBeVisible()
  await expect(page.getByText('Akte van oprichting van De Vries Holding B.V.').first()).toBeVisible()
  await axeClean(page)
})

test('a holding in English, with its deed in two languages', breadth(), async ({ page }) => {
  const open = await atHolding(page, { flow: 'incorporate-holding' })
  await open(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Now about you' })).toBeVisible()
  await open(6)
  await expect(page.getByText('Deed of incorporation of De Vries Holding B.V.').first()).toBeVisible()
  await axeClean(page)
})

test('an exposed position: other services, with everything kept', breadth(), async ({ page }) => {
  const open = await atHolding(page)
  await open(1, 3)
  await page
    .getByRole('radiogroup', { name: /politiek prominente functie/ })
    .getByRole('radio', { name: 'Ja' })
    .check()
  const dialog = page.getByRole('dialog', { name: 'Hiervoor heb je een notaris op kantoor nodig' })
  await expect(dialog).toBeVisible()
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Bekijk onze andere diensten' }).click()
  await expect(page).toHaveURL('/questionnaire/')
})

test('no Dutch but English: the English holding, with the answers along', breadth(), async ({ page }) => {
  const open = await atHolding(page, { over: { dutch_proficient: false, english_proficient: null } })
  await open(1)
  await page
    .getByRole('radiogroup', { name: /begrijp je Engels/ })
    .getByRole('radio', { name: 'Ja' })
    .check()
  await page
    .getByRole('dialog', { name: 'Ga verder met de holding in het Engels' })
    .getByRole('button', { name: 'Verder met de Engelse holding' })
    .click()
  await page.waitForURL(/incorporate-holding\/[0-9a-f-]{36}/)
  await expect(page.getByText('De Vries Holding B.V.').first()).toBeVisible()
})
