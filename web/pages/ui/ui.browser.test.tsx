import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeClean, fits, press, visit } from '#web/testing/index.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

/** With the questions of the catalogue, which bring their own words after the page itself. */
async function open(locale: 'nl' | 'en' = 'nl') {
  await visit('/questionnaire/ui', { locale })
  const title = { nl: 'Alle onderdelen', en: 'All components' }[locale]
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect
    .element(
      page
        .getByRole('region', { name: /catalog/ })
        .getByRole('textbox')
        .first(),
    )
    .toBeVisible()
}

// The same elements in either language: axe need not see them twice.
const country = page.getByRole('combobox', { name: 'In welk land woon je?' }).first()

test('axe finds nothing among errors, notices, answers to why and an open list, and in a dialog', async () => {
  await open()
  await button('Controleer het formulier').click()
  await button('Toon een fout').click()
  await page.getByText('Waarom vragen we dit?').first().click()
  await country.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await axeClean()
  await userEvent.keyboard('{Escape}')
  // Notices outlive a screen.
  await page.getByRole('alert').getByRole('button').last().click()
  await button('Open een smal venster').click()
  await expect.element(dialog).toBeVisible()
  await axeClean()
})

test('axe finds nothing while the calendar and a hint are open and a search finds nothing', async () => {
  await open()
  await country.fill('xyzzy')
  await button('Wat is een aandeel?').hover()
  await press(button('Kies een datum in de kalender').first(), '{Enter}')
  await expect.element(page.getByRole('grid')).toBeVisible()
  await axeClean()
})

test.each(['nl', 'en'] as const)(
  'in %s it fits 320 pixels, and a window with the text twice as large',
  async (locale) => {
    await open(locale)
    await page.viewport(320, 700)
    await fits()
    await page.viewport(1280, 800)
    document.documentElement.style.fontSize = '200%'
    await fits()
  },
)

test('axe finds nothing in the menu, in a drawer and in a sheet', async () => {
  await open()
  await button('Je account, Sanne de Vries').click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await axeClean()
  await userEvent.keyboard('{Escape}')
  await page.viewport(390, 800)
  for (const name of ['Open de la', 'Open je akte']) {
    await button(name).click()
    await expect.element(dialog).toBeVisible()
    await axeClean()
    await dialog.getByRole('button', { name: 'Sluiten' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  }
})
