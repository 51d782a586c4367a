import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '#web/testing/index.ts'

const bar = page.getByRole('region', { name: 'Cookies' })

async function ask(): Promise<void> {
  localStorage.removeItem('consent')
  await visit('/questionnaire/')
  await expect.element(bar).toBeVisible()
}

test('the two answers weigh the same', async () => {
  await ask()
  const [no, yes] = ['Alleen wat nodig is', 'Ja, dat mag'].map((name) => {
    const button = page.getByRole('button', { name }).element()
    const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button)
    return { backgroundColor, color, fontSize, fontWeight, borderColor, width: button.clientWidth }
  })
  expect(no).toEqual(yes)
})

test('the question never covers what has the focus', async () => {
  await page.viewport(390, 844)
  await ask()
  const top = bar.element().getBoundingClientRect().top
  const stops = document.querySelectorAll<HTMLElement>('main a, main button, footer a, footer button')
  const covered = [...stops].filter((stop) => {
    stop.focus()
    const box = stop.getBoundingClientRect()
    return box.top >= top || box.bottom < 0
  })
  expect(stops.length).toBeGreaterThan(5)
  expect(covered.map(({ textContent }) => textContent)).toEqual([])
})
