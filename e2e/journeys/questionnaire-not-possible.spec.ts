import type { Page } from '@playwright/test'
import { alsoIn, axeClean, breadth, expect, test } from '../fixtures.ts'
import { answer, type Given, question } from '../questionnaire/answering.ts'
import { atShareholders, readyPerson, stored } from '../questionnaire/prepared.ts'
import { flows, nextButton, saved } from '../questionnaire/walking.ts'

const asker = (page: Page) => ({ page, messages: flows['dutch-bv'], scope: 'shareholder' }) as const
const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name })

async function openSection(page: Page, name: string, given: Given): Promise<void> {
  await page.getByRole('navigation', { name: 'Onderdelen van deze stap' }).getByRole('button', { name }).click()
  await answer(asker(page), given)
}

test(
  'a politically exposed person: calmly, with what can be done, and nothing lost',
  alsoIn('web/pages/flow/not-possible.browser.test.tsx'),
  async ({ page }) => {
    const uuid = await atShareholders(page, { p1: readyPerson('Sanne') })
    await openSection(page, 'Overige vragen', { pep: true })
    const dialog = dialogNamed(page, 'Hiervoor heb je een notaris op kantoor nodig')
    await expect(dialog).toContainText('Liever iemand spreken?')
    await axeClean(page)
    await dialog.getByRole('button', { name: 'Antwoord aanpassen' }).click()
    await expect(page.getByRole('button', { name: /^Jij Persoon · dit kan zo niet/ })).toBeVisible()
    await nextButton(page).click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Neem contact op' }).click()
    await expect(page.getByRole('dialog').getByLabel('Je naam')).toBeVisible()
    await page.keyboard.press('Escape')
    await saved(page)
    expect((await stored(page, uuid)).p1.pep).toBe(true)
  },
)

test(
  'no Dutch but English: the English BV, with the answers along',
  alsoIn('web/pages/flow/not-possible.browser.test.tsx', 'server/resources/questionnaires/questionnaires.test.ts'),
  async ({ page }) => {
    await atShareholders(page, { p1: readyPerson('Sanne', { english_proficient: null }) })
    await openSection(page, 'Adres en taal', { dutch_proficient: false, english_proficient: true })
    await dialogNamed(page, 'Ga verder met de BV in het Engels')
      .getByRole('button', { name: 'Verder met de Engelse BV' })
      .click()
    await page.waitForURL(/english-bv\/[0-9a-f-]{36}/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect((await stored(page, uuid, 'english-bv')).p1).toMatchObject({ firstname: 'Sanne', dutch_proficient: false })
  },
)

test(
  'the English BV waits for what could not be saved yet',
  alsoIn('web/pages/flow/not-possible.browser.test.tsx', 'server/resources/questionnaires/questionnaires.test.ts'),
  async ({ page }) => {
    await atShareholders(page, { p1: readyPerson('Sanne', { english_proficient: null }) })
    await page.route('**/api/dutch_bv_incorporations/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: { errors: [] } }) : route.fallback(),
    )
    await openSection(page, 'Adres en taal', { dutch_proficient: false, english_proficient: true })
    const move = page.getByRole('button', { name: 'Verder met de Engelse BV' })
    await move.click()
    await expect(page.getByText('Dat lukte nu even niet.')).toBeVisible()
    expect(page.url()).toContain('/dutch-bv/')
    await page.unrouteAll()
    await move.click()
    await page.waitForURL(/english-bv\/[0-9a-f-]{36}/)
    const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect((await stored(page, uuid, 'english-bv')).p1).toMatchObject({ dutch_proficient: false })
  },
)

test(
  'neither language, a foreign company, someone under 18',
  alsoIn('web/pages/flow/not-possible.browser.test.tsx'),
  async ({ page }) => {
    await atShareholders(page, { p1: readyPerson('Sanne', { english_proficient: null }) })
    await openSection(page, 'Adres en taal', { dutch_proficient: false, english_proficient: false })
    await dialogNamed(page, 'Er moet een tolk bij de notaris zijn')
      .getByRole('button', { name: 'Antwoord aanpassen' })
      .click()
    await openSection(page, 'Persoonlijk', { birthdate: '14-03-2015' })
    const minor = dialogNamed(page, 'Aandeelhouders zijn bij ons 18 jaar of ouder')
    await minor.getByRole('button', { name: 'Geboortedatum nakijken' }).click()
    await expect(page.getByRole('textbox', { name: /^Geboortedatum/ })).toBeFocused()
    await openSection(page, 'Basis', { type: 'existing_company', incorporated_in_netherlands: false })
    const foreign = dialogNamed(page, 'Een buitenlands bedrijf kan hier geen aandeelhouder worden')
    await foreign.getByRole('button', { name: 'Antwoord aanpassen' }).click()
    await expect(page.getByRole('radio', { name: 'Nee' }).first()).toBeFocused()
  },
)

test(
  'a foundation as shareholder: said when its name is left',
  alsoIn('domain/products/blockers.test.ts'),
  async ({ page }) => {
    await atShareholders(page, { p1: readyPerson('Sanne', { type: 'existing_company' }) })
    await answer(asker(page), { company_name: 'Stichting Terp' })
    await page.keyboard.press('Tab')
    const dialog = dialogNamed(page, 'Een stichting kan hier geen aandeelhouder zijn')
    await expect(dialog).toBeVisible()
    await axeClean(page)
    await dialog.getByRole('button', { name: 'Naam aanpassen' }).click()
    await expect(dialog).toHaveCount(0)
  },
)

test(
  'a sole proprietorship: kept is a remark, brought in is another flow',
  alsoIn('web/pages/flow/not-possible.browser.test.tsx'),
  async ({ page }) => {
    await atShareholders(page, {
      p1: readyPerson('Sanne', { has_proprietorship: true, kvk_proprietorship: '68908248' }),
    })
    await openSection(page, 'Overige vragen', { proprietorship_action: 'keep' })
    await expect(page.getByText('Je eenmanszaak blijft bestaan')).toBeVisible()
    await answer(asker(page), { proprietorship_action: 'transfer' })
    await dialogNamed(page, 'Je eenmanszaak meenemen? Kies dan de omzetting')
      .getByRole('button', { name: 'Naar de omzetting' })
      .click()
    await expect(page).toHaveURL(/\/questionnaire\/omzetting/)
    await expect(page.getByRole('heading', { level: 1, name: 'Welk bedrijf zet je om?' })).toBeVisible()
  },
)

test(
  'nobody becomes director: "next" explains, and goes back to the question',
  alsoIn('web/pages/flow/not-possible.browser.test.tsx'),
  async ({ page }) => {
    await atShareholders(page, { p1: readyPerson('Sanne', { become_director: false }) })
    await page.getByRole('button', { name: 'Overige vragen' }).click()
    await nextButton(page).click()
    await dialogNamed(page, 'Wie wordt de bestuurder?').getByRole('button', { name: 'Oké, ga terug' }).click()
    await answer(asker(page), { become_director: true })
    await nextButton(page).click()
    await expect(page).toHaveTitle(/^Stap 3 van 8/)
    await saved(page)
  },
)

test('nobody of two becomes director: back is to the first who was asked', breadth(), async ({ page }) => {
  const people = {
    p1: readyPerson('Sanne', { become_director: false }),
    p2: readyPerson('Bram', { become_director: false }),
  }
  await atShareholders(page, people)
  await page.getByRole('button', { name: /^Bram Persoon/ }).click()
  await page.getByRole('button', { name: 'Overige vragen' }).click()
  await nextButton(page).click()
  await dialogNamed(page, 'Wie wordt de bestuurder?').getByRole('button', { name: 'Oké, ga terug' }).click()
  await expect(page).toHaveURL(/person=p1/)
  await expect(question(asker(page), 'become_director').getByRole('radio', { name: 'Nee' })).toBeFocused()
})
