import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { visit, write } from '#web/testing/index.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('questions of the catalogue', () => {
  beforeEach(async () => {
    await visit('/questionnaire/ui')
    await expect
      .element(
        page
          .getByRole('region', { name: /catalog/ })
          .getByRole('textbox')
          .first(),
      )
      .toBeVisible()
  })

  test('a date is typed as one likes and normalised on leaving', async () => {
    const date = page.getByRole('textbox', { name: 'Tot welke dag werkt het terug?' })
    for (const typed of ['31122026', '31/12/2026', '2026-12-31', '31 dec 2026']) {
      await write(date, typed)
      await expect.element(date).toHaveValue('31-12-2026')
    }
    await write(date, '30-02-2026')
    await expect.element(date).toHaveValue('30-02-2026')
    await expect.element(date).toHaveAttribute('aria-invalid', 'true')
    await date.fill('28-02-2026')
    await expect.element(date).not.toHaveAttribute('aria-invalid')
  })

  test('the caret stays while typing, and the value is tidied on leaving', async () => {
    const name = page.getByRole('textbox', { name: 'Hoe gaat je BV heten?' }).last()
    await name.fill('De Vries BV')
    const box = name.element() as HTMLInputElement
    box.setSelectionRange(3, 3)
    await userEvent.keyboard('Oude ')
    expect(box.selectionStart).toBe(8)
    box.blur()
    await expect.element(name).toHaveValue('De Oude Vries')
  })

  test('a phone number is read in its country and shown as it is written there', async () => {
    const phone = page.getByRole('textbox', { name: /telefoon/i }).last()
    const from = page.getByRole('combobox', { name: 'Land van het telefoonnummer' }).last()
    await write(phone, '0031612345678')
    await expect.element(phone).toHaveValue('06 12345678')
    await expect.element(from).toHaveValue('NL')
    await write(phone, '+32 470 12 34 56')
    await expect.element(from).toHaveValue('BE')
    await expect.element(phone).toHaveValue('0470 12 34 56')
    await write(phone, '12')
    await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
  })

  test('numbers and money take commas, points and spaces', async () => {
    const shares = page.getByRole('textbox', { name: 'Hoeveel aandelen krijgt de BV?' })
    await write(shares, '1.000')
    await expect.element(shares).toHaveValue('1000')
  })
})

test('a notice goes by itself, waits while pointed at, and can be dismissed', async () => {
  await visit('/questionnaire/ui')
  const notices = page.getByRole('region', { name: 'Meldingen', exact: true })
  const stored = 'Je antwoorden zijn opgeslagen.'
  const failed = 'Opslaan lukt nu niet. Er is niets verloren.'
  /** What it says after that long. What waits for something would wait for this clock too. */
  const saidAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await new Promise(requestAnimationFrame)
    return notices.element().textContent
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await button('Toon goed nieuws').click()
    await notices.getByText(stored).hover()
    expect(await saidAfter(20_000)).toContain(stored)
    await page.getByRole('heading', { level: 1 }).hover()
    expect(await saidAfter(20_000)).toBe('')

    await button('Toon een fout').click()
    expect(await saidAfter(60_000)).toContain(failed)
    await notices.getByRole('button', { name: 'Probeer opnieuw' }).click()
    expect(await saidAfter(0)).toContain(stored)
  } finally {
    vi.useRealTimers()
  }
  await notices.getByRole('button', { name: 'Melding sluiten' }).first().click()
  await notices.getByRole('button', { name: 'Melding sluiten' }).click()
  await expect.element(notices.getByRole('button')).not.toBeInTheDocument()
})

test('less motion and forced colours are respected', async () => {
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'forced-colors', value: 'active' },
  ]
  await cdp().send('Emulation.setEmulatedMedia', { features })
  try {
    await visit('/questionnaire/ui')
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    const running = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().activeDuration) > 1)
    expect(running).toEqual([])
    expect(getComputedStyle(page.getByRole('checkbox').first().element()).appearance).toBe('auto')
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  }
})
