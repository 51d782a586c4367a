import { wholeWay } from '../checkout/whole-way.ts'
import { axeClean, breadth, expect } from '../fixtures.ts'
import { answeredFoundation, atFoundation } from '../questionnaire/foundations.ts'
import { begin } from '../questionnaire/walking.ts'
import { test } from '../with-foundations.ts'

test(
  'a foundation, from its first question to its documents, and a role that is taken',
  breadth(),
  async ({ page }) => {
    await begin(page, 'stichting')
    await expect(page.getByRole('heading', { level: 1, name: 'Wat voor stichting wordt het?' })).toBeVisible()
    await page.getByRole('textbox', { name: /^Hoe gaat de stichting heten/ }).fill('Stichting Buurttuin')
    await expect(page.getByText('Akte van oprichting van Stichting Buurttuin').first()).toBeVisible()
    await axeClean(page)

    const open = await atFoundation(page, 'stichting')
    await open(0, 2)
    await expect(page.getByRole('heading', { level: 1, name: 'Hoe werkt het bestuur?' })).toBeVisible()
    await axeClean(page)
    await open(1)
    await expect(page.getByRole('heading', { level: 1, name: 'Wie komen er in het bestuur?' })).toBeVisible()
    await page
      .getByRole('radiogroup', { name: /^Welke rol krijg(t|) / })
      .getByRole('radio', { name: 'Secretaris' })
      .check()
    const dialog = page.getByRole('dialog', { name: 'Deze rol is al vergeven' })
    await expect(dialog).toBeVisible()
    await axeClean(page)
    await dialog.getByRole('button', { name: 'Andere rol kiezen' }).click()
    await expect(dialog).toHaveCount(0)
    await open(3)
    await expect(page.getByRole('button', { name: 'Akte van oprichting' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aandeelhoudersregister' })).toHaveCount(0)
    await axeClean(page)
  },
)

test('a charity: no relatives on the board', breadth(), async ({ page }) => {
  const open = await atFoundation(page, 'anbi_stichting_oprichten')
  await open(0, 2)
  await page
    .getByRole('radiogroup', { name: /^Zijn bestuursleden familie/ })
    .getByRole('radio', { name: 'Ja' })
    .check()
  const dialog = page.getByRole('dialog', { name: 'Familie in het bestuur past niet bij een ANBI' })
  await expect(dialog).toBeVisible()
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Antwoord aanpassen' }).click()
  await page
    .getByRole('radiogroup', { name: /^Kan één bestuurslid alleen over het geld beslissen/ })
    .getByRole('radio', { name: 'Ja' })
    .check()
  const control = page.getByRole('dialog', { name: 'Niemand mag alleen over het geld beslissen' })
  await expect(control).toBeVisible()
  await axeClean(page)
  await control.getByRole('button', { name: 'Antwoord aanpassen' }).click()
  await open(0, 3)
  await expect(page.getByRole('textbox', { name: /^Wat is de website van de stichting/ })).toBeVisible()
  await axeClean(page)
})

for (const flow of ['stichting', 'anbi_stichting_oprichten'] as const) {
  test(`${flow}: from the first question to a paid and downloaded paper`, breadth(), async ({ page }) => {
    test.slow()
    const paper = /^Akte van oprichting van Stichting Buurttuin Oost.*PDF$/i
    await wholeWay(page, { flow, answers: answeredFoundation(flow), paper, sections: 9 })
  })
}
