import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, axeClean, draftServer, founder, onward, openDraft, write } from '#web/testing/index.ts'

const dialogNamed = (name: string) => page.getByRole('dialog', { name })
const within = page.getByRole('navigation', { name: 'Onderdelen van deze stap' })
const section = (name: string) => within.getByRole('button', { name }).click()
const choose = (question: RegExp, option: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: option }).click()
const at = { step: 1, at: [1, 0] as const }

test('a politically exposed person: calmly, with what can be done, and nothing lost', async () => {
  const kept = await openDraft({ p1: founder('Sanne'), ...at })
  await section('Overige vragen')
  await choose(/politiek prominente functie/, 'Ja')
  const dialog = dialogNamed('Hiervoor heb je een notaris op kantoor nodig')
  await expect.element(dialog).toMatchTextContent(/Liever iemand spreken\?/)
  await axeClean()
  await dialog.getByRole('button', { name: 'Antwoord aanpassen' }).click()
  await expect.element(page.getByRole('button', { name: /^Jij Persoon · dit kan zo niet/ })).toBeVisible()
  await onward.click()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Neem contact op' }).click()
  await expect.element(page.getByRole('dialog').getByLabelText('Je naam')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => kept.answers().p1.pep).toBe(true)
})

test('no Dutch but English: the English BV, with the answers along', async () => {
  const kept = await openDraft({ p1: founder('Sanne', { english_proficient: null }), ...at })
  await section('Adres en taal')
  await choose(/begrijp je Nederlands/, 'Nee')
  await choose(/begrijp je Engels/, 'Ja')
  await dialogNamed('Ga verder met de BV in het Engels')
    .getByRole('button', { name: 'Verder met de Engelse BV' })
    .click()
  await address().toMatch(/english-bv\/[0-9a-f-]{36}/)
  await expect.poll(() => document.documentElement.lang).toBe('en')
  expect(kept.answers().p1).toMatchObject({ firstname: 'Sanne', dutch_proficient: false })
})

test('the English BV waits for what could not be saved yet', async () => {
  const path = 'PATCH /api/dutch_bv_incorporations/:uuid'
  let isDown = true
  const kept = await openDraft({
    ...{ p1: founder('Sanne', { english_proficient: null }), ...at },
    server({ [path]: save }) {
      const down = { status: 503, body: { errors: [] } }
      return { [path]: (body, query) => (isDown || typeof save !== 'function' ? down : save(body, query)) }
    },
  })
  await section('Adres en taal')
  await choose(/begrijp je Nederlands/, 'Nee')
  await choose(/begrijp je Engels/, 'Ja')
  const move = page.getByRole('button', { name: 'Verder met de Engelse BV' })
  await move.click()
  await expect.element(page.getByText('Dat lukte nu even niet.')).toBeVisible()
  expect(location.pathname).toContain('/dutch-bv/')
  isDown = false
  await move.click()
  await address().toMatch(/english-bv\/[0-9a-f-]{36}/)
  await expect.poll(() => document.documentElement.lang).toBe('en')
  expect(kept.answers().p1).toMatchObject({ dutch_proficient: false })
})

test('neither language, a foreign company, someone under 18', async () => {
  await openDraft({ p1: founder('Sanne', { english_proficient: null }), ...at })
  await section('Adres en taal')
  await choose(/begrijp je Nederlands/, 'Nee')
  await choose(/begrijp je Engels/, 'Nee')
  await dialogNamed('Er moet een tolk bij de notaris zijn').getByRole('button', { name: 'Antwoord aanpassen' }).click()
  await section('Persoonlijk')
  const birthdate = page.getByRole('textbox', { name: /^Geboortedatum/ })
  await write(birthdate, '14-03-2015')
  const minor = dialogNamed('Aandeelhouders zijn bij ons 18 jaar of ouder')
  await minor.getByRole('button', { name: 'Geboortedatum nakijken' }).click()
  await expect.element(birthdate).toHaveFocus()
  await section('Basis')
  await choose(/^Wie wordt aandeelhouder/, 'Een BV die al bestaat')
  await page.getByRole('radio', { name: 'Nee' }).first().click()
  const foreign = dialogNamed('Een buitenlands bedrijf kan hier geen aandeelhouder worden')
  await foreign.getByRole('button', { name: 'Antwoord aanpassen' }).click()
  await expect.element(page.getByRole('radio', { name: 'Nee' }).first()).toHaveFocus()
})

test('a sole proprietorship: kept is a remark, brought in is another flow', async () => {
  const p1 = founder('Sanne', { has_proprietorship: true, kvk_proprietorship: '68908248' })
  const { server } = draftServer({ flow: 'omzetting', empty: true })
  await openDraft({ p1, ...at, server: (own) => ({ ...server, ...own }) })
  await section('Overige vragen')
  await choose(/eenmanszaak\?$/, 'Die blijft bestaan')
  await expect.element(page.getByText('Je eenmanszaak blijft bestaan')).toBeVisible()
  await choose(/eenmanszaak\?$/, 'Die gaat over in de BV')
  await dialogNamed('Je eenmanszaak meenemen? Kies dan de omzetting')
    .getByRole('button', { name: 'Naar de omzetting' })
    .click()
  await address().toMatch(/\/questionnaire\/omzetting/)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welk bedrijf zet je om?' })).toBeVisible()
  await address().toMatch(/omzetting\/.*step=0/)
})

test('nobody becomes director: "next" explains, and goes back to the question', async () => {
  await openDraft({ p1: founder('Sanne', { become_director: false }), ...at })
  await page.getByRole('button', { name: 'Overige vragen' }).click()
  await onward.click()
  await dialogNamed('Wie wordt de bestuurder?').getByRole('button', { name: 'Oké, ga terug' }).click()
  await choose(/^Word je zelf bestuurder/, 'Ja')
  await onward.click()
  await expect.poll(() => document.title).toMatch(/^Stap 3 van 8/)
})
