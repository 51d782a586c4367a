import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { someOf } from '#testing/laws.ts'
import { press, visit } from '#web/testing/index.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const list = page.getByRole('listbox')
const country = page.getByRole('combobox', { name: 'In welk land woon je?' }).first()
const { keyboard } = userEvent

beforeEach(() => visit('/questionnaire/ui'))

test('a list with search: opens, filters from one character, forgives accents, picks and reverts', async () => {
  await press(country, '{ArrowDown}')
  await expect.element(list.getByRole('option').first()).toHaveTextContent('Nederland')
  expect(list.element().querySelectorAll('[aria-hidden=true]')).toHaveLength(1)
  await keyboard('b')
  await expect.element(list.getByRole('option').first()).toHaveTextContent('België')
  await country.fill('belgie')
  await expect.poll(() => list.getByRole('option').elements().length).toBe(1)
  await expect.element(page.getByText('1 keuze', { exact: true })).toBeInTheDocument()
  await expect.element(country).toHaveFocus()
  await keyboard('{Enter}')
  await expect.element(country).toHaveValue('België')
  await expect.element(list).not.toBeInTheDocument()

  await country.fill('duits')
  await keyboard('{ArrowDown}{Enter}')
  await expect.element(country).toHaveValue('Duitsland')

  await country.fill('xyzzy')
  await keyboard('{Escape}')
  await expect.element(country).toHaveValue('Duitsland')

  await country.fill('')
  await keyboard('{Tab}')
  await expect.element(country).toHaveValue('')
})

test.each(someOf(['{Tab}', '{Enter}{Tab}'], { oneIn: 2 }))('%s chooses nothing that was not picked', async (keys) => {
  await country.fill('duits')
  await keyboard(keys)
  await expect.element(country).toHaveValue('duits')
  await expect.element(page.getByText('Nog niets gekozen', { exact: false })).toBeVisible()

  // Nothing fits: what may have been meant stands under that, and waits to be picked.
  await country.fill('frankriik')
  await expect.element(list).toHaveTextContent('Niets gevonden. Bedoel je een van deze?Frankrijk')
  await keyboard(keys)
  await expect.element(country).toHaveValue('frankriik')
  await press(country, '{ArrowDown}{ArrowDown}{Enter}{Tab}')
  await expect.element(country).toHaveValue('Frankrijk')
})

test('a list with search works by touch', async () => {
  await country.click()
  await list.getByRole('option').filter({ hasText: 'Frankrijk' }).click()
  await expect.element(country).toHaveValue('Frankrijk')
  await expect.element(country).toHaveFocus()
})

test('the calendar offers valid days only, moves by arrows and gives the focus back', async () => {
  const date = page.getByRole('textbox', { name: 'Geldig tot' })
  const pick = button('Kies een datum in de kalender').first()
  const day = (name: string) => page.getByRole('grid').getByRole('button', { name })
  await press(pick, '{Enter}')
  await expect.element(page.getByRole('grid', { name: 'november 2026' })).toBeVisible()
  await expect.element(day('maandag 16 november 2026')).toHaveFocus()
  await expect.element(day('zondag 15 november 2026')).not.toBeInTheDocument()
  await keyboard('{ArrowLeft}')
  await expect.element(day('maandag 16 november 2026')).toHaveFocus()
  await keyboard('{PageDown}{End}')
  await expect.element(day('zondag 20 december 2026')).toHaveFocus()
  await keyboard('{Enter}')
  await expect.element(date).toHaveValue('20-12-2026')
  await expect.element(date).toHaveFocus()

  await press(pick, '{Enter}')
  await expect.element(day('zondag 20 december 2026')).toHaveFocus()
  await keyboard('{Escape}')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(pick).toHaveFocus()
})

const dialogs: readonly (readonly [button: string, width: number])[] = [
  ['Open een smal venster', 700],
  ['Open een gewoon venster', 900],
  ['Open een breed venster', 1080],
]
test.each(someOf(dialogs, { oneIn: 3 }))(
  'a dialog takes the focus, keeps it and gives it back: %s',
  async (name, width) => {
    await press(button(name), '{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Terug naar het begin?' })
    await expect.element(dialog.getByRole('heading')).toHaveFocus()
    await expect.poll(() => dialog.element().getBoundingClientRect().width).toBe(width)
    for (let stop = 0; stop < 6; stop += 1) {
      await keyboard('{Tab}')
      const at = document.activeElement
      expect(at === null || at === document.body || at.closest('dialog') !== null).toBe(true)
    }
    await press(dialog.getByRole('button').first(), '{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button(name)).toHaveFocus()
  },
)

test('tabs move by arrows and show at once', async () => {
  const tab = (name: string) => page.getByRole('tab', { name })
  await press(tab('Persoonlijk'), '{ArrowRight}')
  await expect.element(tab('Identiteitsbewijs')).toHaveFocus()
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Je bekijkt nu: Identiteitsbewijs.')
  await keyboard('{End}{ArrowRight}')
  await expect.element(tab('Basis')).toHaveAttribute('aria-selected', 'true')
  await keyboard('{Tab}')
  await expect.element(tab('Basis')).not.toHaveFocus()
})

test('a hint shows on focus, goes with Escape, and by itself after it is left', async () => {
  const trigger = button('Wat is een aandeel?')
  const hint = page.getByRole('tooltip')
  trigger.element().focus()
  await expect.element(hint).toBeVisible()
  await keyboard('{Escape}')
  await expect.element(hint).not.toBeInTheDocument()
  await trigger.hover()
  await expect.element(hint).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.element(hint).not.toBeInTheDocument()
})

test('a menu opens, moves and closes', async () => {
  const account = button('Je account, Sanne de Vries')
  const item = (name: string) => page.getByRole('menuitem', { name })
  await press(account, '{ArrowDown}')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  await keyboard('{ArrowDown}')
  await expect.element(item('Uitloggen')).toHaveFocus()
  await keyboard('n')
  await expect.element(item('Naar je dossier')).toHaveFocus()
  await keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(account).toHaveFocus()
})

test('cards are radios: arrows choose', async () => {
  const group = page.getByRole('radiogroup', { name: 'Wat is je burgerlijke staat?' })
  await press(group.getByRole('radio', { name: 'Gehuwd', exact: true }), '{ArrowRight}')
  await expect.element(group.getByRole('radio', { name: 'Geregistreerd partner' })).toBeChecked()
  await keyboard('{ArrowRight}')
  await expect.element(group.getByRole('radio', { name: 'Ongehuwd' })).toBeChecked()
})

test('dots have their sizes and go no further than one may', async () => {
  const dots = page.getByRole('navigation', { name: 'Stappen', exact: true })
  const dot = (number: number) => dots.getByRole('button', { name: new RegExp(`^Stap ${number} van 4`) })
  const width = (number: number) => dot(number).element().querySelector('span')?.getBoundingClientRect().width
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'step')
  expect([width(1), width(2)]).toEqual([8, 10])
  await dot(1).hover()
  await expect.poll(() => width(1)).toBe(12)
  await press(dots.getByRole('button', { name: 'Volgende stap' }), '{Enter}')
  await expect.element(dot(3)).toHaveAttribute('aria-current', 'step')
  await expect.element(dots.getByRole('button', { name: 'Volgende stap' })).toBeDisabled()
  await expect.element(dot(4)).toBeDisabled()
})

test('a summary of errors takes the focus and leads to each field', async () => {
  await press(button('Controleer het formulier'), '{Enter}')
  const summary = page.getByRole('region', { name: 'Er zijn nog 3 dingen nodig' })
  await expect.element(summary).toHaveFocus()
  await press(summary.getByRole('link').first(), '{Enter}')
  await expect.poll(() => document.activeElement?.id).toBe('ui-birthplace')
  await press(summary.getByRole('link').last(), '{Enter}')
  await expect
    .poll(() => document.activeElement)
    .toBe(document.querySelector('#ui-speed-error input[type=radio], #ui-speed-error [role=radio]'))
})
