import type { Locator, Page } from '@playwright/test'
import { axeClean, expect, test } from '../fixtures.ts'
import { withConsent } from '../with-site.ts'

const words = {
  nl: {
    title: 'Alle onderdelen',
    dialog: 'Open een smal venster',
    drawer: 'Open de la',
    sheet: 'Open je akte',
    close: 'Sluiten',
    account: 'Je account, Sanne de Vries',
    country: 'In welk land woon je?',
    date: 'Geldig tot',
    pick: 'Kies een datum in de kalender',
    tooltip: 'Wat is een aandeel?',
    check: 'Controleer het formulier',
    why: 'Waarom vragen we dit?',
    toast: 'Toon een fout',
  },
  en: {
    title: 'All components',
    dialog: 'Open a narrow window',
    drawer: 'Open the drawer',
    sheet: 'Open your deed',
    close: 'Close',
    account: 'Your account, Sanne de Vries',
    country: 'Which country do you live in?',
    date: 'Valid until',
    pick: 'Choose a date in the calendar',
    tooltip: 'What is a share?',
    check: 'Check the form',
    why: 'Why do we ask this?',
    toast: 'Show an error',
  },
} as const
type Language = keyof typeof words

async function openPage(page: Page, language: Language = 'nl') {
  await page.addInitScript((stored) => localStorage.setItem('locale', stored), language === 'en' ? 'en-us' : 'nl')
  await withConsent(page, 'necessary')
  await page.goto('/questionnaire/ui')
  await expect(page.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible()
}

/** The questions of the catalogue bring their own words, after the page itself. */
async function openQuestions(page: Page, language: Language = 'nl') {
  await openPage(page, language)
  const questions = page.getByRole('region', { name: /catalog/ })
  await expect(questions.getByRole('textbox').first()).toBeVisible()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const country = (page: Page, language: Language = 'nl') =>
  page.getByRole('combobox', { name: words[language].country }).first()
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const wideness = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const widthOf = (dot: Locator) => dot.locator('span').evaluate((element) => element.getBoundingClientRect().width)

for (const language of ['nl', 'en'] as const) {
  const say = words[language]

  test.describe(`in ${language}`, () => {
    test.slow()
    test.beforeEach(({ page }) => openQuestions(page, language))

    test('axe finds nothing among errors, notices, answers to why and an open list', async ({ page }) => {
      await button(page, say.check).click()
      await button(page, say.toast).click()
      await page.getByText(say.why).first().click()
      await country(page, language).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByRole('listbox')).toBeVisible()
      await axeClean(page)
    })

    test('axe finds nothing in a dialog', async ({ page }) => {
      await button(page, say.dialog).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await axeClean(page)
    })

    test('axe finds nothing while the calendar and a hint are open and a search finds nothing', async ({ page }) => {
      await country(page, language).fill('xyzzy')
      await button(page, say.tooltip).hover()
      await button(page, say.pick).first().press('Enter')
      await expect(page.getByRole('grid')).toBeVisible()
      await axeClean(page)
    })

    test('fits 320 pixels, and a window with the text twice as large', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await wideness(page)).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await wideness(page)).toBeLessThanOrEqual(0)
    })
  })
}

test('axe finds nothing in the menu, in a drawer and in a sheet', async ({ page }) => {
  test.slow()
  await openPage(page)
  await button(page, words.nl.account).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await axeClean(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 800 })
  for (const name of [words.nl.drawer, words.nl.sheet]) {
    await button(page, name).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await axeClean(page)
    await page.getByRole('dialog').getByRole('button', { name: words.nl.close }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test.describe('by keyboard', () => {
  test.beforeEach(({ page }) => openPage(page))

  test('a list with search: opens, filters from one character, forgives accents, picks and reverts', async ({
    page,
  }) => {
    const input = country(page)
    await input.focus()
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveText('Nederland')
    await expect(page.getByRole('listbox').locator('[aria-hidden=true]')).toHaveCount(1)
    await page.keyboard.type('b')
    await expect(options(page).first()).toHaveText('België')
    await input.fill('belgie')
    await expect(options(page)).toHaveCount(1)
    await expect(page.getByText('1 keuze', { exact: true })).toBeAttached()
    await expect(input).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(input).toHaveValue('België')
    await expect(page.getByRole('listbox')).toBeHidden()

    await input.fill('duits')
    await page.keyboard.press('Tab')
    await expect(input).toHaveValue('Duitsland')

    await input.focus()
    await input.fill('xyzzy')
    await page.keyboard.press('Escape')
    await expect(input).toHaveValue('Duitsland')

    await input.fill('')
    await page.keyboard.press('Tab')
    await expect(input).toHaveValue('')
  })

  test('a list with search works by touch', async ({ page }) => {
    await country(page).click()
    await options(page).filter({ hasText: 'Frankrijk' }).click()
    await expect(country(page)).toHaveValue('Frankrijk')
    await expect(country(page)).toBeFocused()
  })

  test('the calendar offers valid days only, moves by arrows and gives the focus back', async ({ page }) => {
    const date = page.getByRole('textbox', { name: 'Geldig tot' })
    await button(page, words.nl.pick).first().press('Enter')
    const grid = page.getByRole('grid', { name: 'november 2026' })
    await expect(grid.getByRole('button', { name: 'maandag 16 november 2026' })).toBeFocused()
    await expect(grid.getByRole('button', { name: 'zondag 15 november 2026' })).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(grid.getByRole('button', { name: 'maandag 16 november 2026' })).toBeFocused()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: 'zondag 20 december 2026' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(date).toHaveValue('20-12-2026')
    await expect(date).toBeFocused()

    await button(page, words.nl.pick).first().press('Enter')
    await expect(page.getByRole('button', { name: 'zondag 20 december 2026' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('grid')).toBeHidden()
    await expect(button(page, words.nl.pick).first()).toBeFocused()
  })

  test('a dialog takes the focus, keeps it and gives it back', async ({ page }) => {
    for (const [name, width] of [
      ['Open een smal venster', 700],
      ['Open een gewoon venster', 900],
      ['Open een breed venster', 1080],
    ] as const) {
      await button(page, name).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Terug naar het begin?' })
      await expect(dialog.getByRole('heading')).toBeFocused()
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(width)
      for (let stop = 0; stop < 6; stop += 1) {
        await page.keyboard.press('Tab')
        const outside = await page.evaluate(() => {
          const at = document.activeElement
          return at !== null && at !== document.body && at.closest('dialog') === null
        })
        expect(outside).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button(page, name)).toBeFocused()
    }
  })

  test('tabs move by arrows and show at once', async ({ page }) => {
    await page.getByRole('tab', { name: 'Persoonlijk' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Identiteitsbewijs' })).toBeFocused()
    await expect(page.getByRole('tabpanel')).toHaveText('Je bekijkt nu: Identiteitsbewijs.')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Basis' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { name: 'Basis' })).not.toBeFocused()
  })

  test('a hint shows on focus, goes with Escape, and by itself after it is left', async ({ page }) => {
    const trigger = button(page, words.nl.tooltip)
    await trigger.focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden()
    await trigger.hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(page.getByRole('tooltip')).toBeHidden()
  })

  test('a menu opens, moves and closes', async ({ page }) => {
    const account = button(page, words.nl.account)
    await account.press('ArrowDown')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Uitloggen' })).toBeFocused()
    await page.keyboard.press('n')
    await expect(page.getByRole('menuitem', { name: 'Naar je dossier' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(account).toBeFocused()
  })

  test('cards are radios: arrows choose', async ({ page }) => {
    const group = page.getByRole('radiogroup', { name: 'Wat is je burgerlijke staat?' })
    await group.getByRole('radio', { name: 'Gehuwd', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(group.getByRole('radio', { name: 'Geregistreerd partner' })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(group.getByRole('radio', { name: 'Ongehuwd' })).toBeChecked()
  })

  test('dots have their sizes and go no further than one may', async ({ page }) => {
    const dots = page.getByRole('navigation', { name: 'Stappen', exact: true })
    const dot = (number: number) => dots.getByRole('button', { name: new RegExp(`^Stap ${number} van 4`) })
    await expect(dot(2)).toHaveAttribute('aria-current', 'step')
    expect(await widthOf(dot(1))).toBe(8)
    expect(await widthOf(dot(2))).toBe(10)
    await dot(1).hover()
    await expect.poll(() => widthOf(dot(1))).toBe(12)
    await dots.getByRole('button', { name: 'Volgende stap' }).press('Enter')
    await expect(dot(3)).toHaveAttribute('aria-current', 'step')
    await expect(dots.getByRole('button', { name: 'Volgende stap' })).toBeDisabled()
    await expect(dot(4)).toBeDisabled()
  })

  test('a summary of errors takes the focus and leads to each field', async ({ page }) => {
    await button(page, words.nl.check).press('Enter')
    const summary = page.getByRole('region', { name: 'Er zijn nog 3 dingen nodig' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link').first().press('Enter')
    await expect(page.locator('#ui-birthplace')).toBeFocused()
    await summary.getByRole('link').last().press('Enter')
    await expect(page.locator('#ui-speed-error').getByRole('radio').first()).toBeFocused()
  })
})

test('a notice goes by itself, waits while pointed at, and can be dismissed', async ({ page }) => {
  await page.clock.install()
  await openPage(page)
  const notices = page.getByRole('region', { name: 'Meldingen', exact: true })
  await button(page, 'Toon goed nieuws').click()
  await expect(notices.getByText('Je antwoorden zijn opgeslagen.')).toBeVisible()
  await notices.getByText('Je antwoorden zijn opgeslagen.').hover()
  await page.clock.runFor(20_000)
  await expect(notices.getByText('Je antwoorden zijn opgeslagen.')).toBeVisible()
  await page.mouse.move(10, 500)
  await page.clock.runFor(20_000)
  await expect(notices.getByText('Je antwoorden zijn opgeslagen.')).toBeHidden()

  await button(page, 'Toon een fout').click()
  await page.clock.runFor(60_000)
  await expect(notices.getByText('Opslaan lukt nu niet. Er is niets verloren.')).toBeVisible()
  await notices.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(notices.getByText('Je antwoorden zijn opgeslagen.')).toBeVisible()
  await notices.getByRole('button', { name: 'Melding sluiten' }).first().click()
  await notices.getByRole('button', { name: 'Melding sluiten' }).click()
  await expect(notices.getByRole('button')).toHaveCount(0)
})

test.describe('questions of the catalogue', () => {
  test.beforeEach(({ page }) => openQuestions(page))

  test('a date is typed as one likes and normalised on leaving', async ({ page }) => {
    const date = page.getByRole('textbox', { name: 'Wanneer is de BV opgericht?' })
    for (const typed of ['31121990', '31/12/1990', '1990-12-31', '31 dec 1990']) {
      await date.fill(typed)
      await date.blur()
      await expect(date).toHaveValue('31-12-1990')
    }
    await date.fill('30-02-1990')
    await date.blur()
    await expect(date).toHaveValue('30-02-1990')
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await date.fill('28-02-1990')
    await expect(date).not.toHaveAttribute('aria-invalid')
  })

  test('the caret stays while typing, and the value is tidied on leaving', async ({ page }) => {
    const name = page.getByRole('textbox', { name: 'Hoe gaat je BV heten?' }).last()
    await name.fill('De Vries BV')
    await name.evaluate((element: HTMLInputElement) => element.setSelectionRange(3, 3))
    await page.keyboard.type('Oude ')
    expect(await name.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(8)
    await name.blur()
    await expect(name).toHaveValue('De Oude Vries')
  })

  test('a phone number is read in its country and shown as it is written there', async ({ page }) => {
    const phone = page.getByRole('textbox', { name: /telefoon/i }).last()
    const from = page.getByRole('combobox', { name: 'Land van het telefoonnummer' }).last()
    await phone.fill('0031612345678')
    await phone.blur()
    await expect(phone).toHaveValue('06 12345678')
    await expect(from).toHaveValue('NL')
    await phone.fill('+32 470 12 34 56')
    await phone.blur()
    await expect(from).toHaveValue('BE')
    await expect(phone).toHaveValue('0470 12 34 56')
    await phone.fill('12')
    await phone.blur()
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
  })

  test('numbers and money take commas, points and spaces', async ({ page }) => {
    const shares = page.getByRole('textbox', { name: 'Hoeveel aandelen krijgt de BV?' })
    await shares.fill('1.000')
    await shares.blur()
    await expect(shares).toHaveValue('1000')
  })
})

test('less motion and forced colours are respected', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await openPage(page)
  const running = await page.evaluate(
    () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().activeDuration) > 1).length,
  )
  expect(running).toBe(0)
  const tick = page.getByRole('checkbox').first()
  expect(await tick.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto')
})
