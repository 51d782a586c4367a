import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locale } from '#domain/values/index.ts'
import { loadTexts } from '#web/i18n/index.ts'
import { axeClean, contentToDraw, fits } from '#web/testing/index.ts'
import { ContentPage } from './index.ts'

async function open(locale: Locale): Promise<void> {
  await loadTexts(locale, ['shell', 'content'])
  const place = document.createElement('div')
  document.documentElement.lang = locale
  document.title = 'Oprecht'
  document.body.replaceChildren(place)
  const root = createRoot(place)
  root.render(<ContentPage {...contentToDraw(locale)} />)
  onTestFinished(() => root.unmount())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.each([
  ['nl', 1440],
  ['nl', 390],
  ['en', 1440],
  ['en', 390],
  ['en', 320],
] as const)('a page in %s, %i wide, fits and is for everybody', async (locale, width) => {
  await page.viewport(width, 900)
  await open(locale)
  await fits()
  await axeClean()
})

test('a price stands beside the text before it where there is room, and under it on a phone', async () => {
  const placeOf = (name: string) => page.getByRole('region', { name }).element().getBoundingClientRect()
  await page.viewport(1440, 900)
  await open('nl')
  const [text, price] = [placeOf('Wat je krijgt'), placeOf('Wat een Nederlandse BV kost')]
  expect(price.left).toBeGreaterThan(text.right)
  expect(price.top).toBe(text.top)
  await page.viewport(390, 844)
  expect(placeOf('Wat een Nederlandse BV kost').top).toBeGreaterThan(placeOf('Wat je krijgt').bottom)
})

test('on a phone the rest of the bar unfolds, with the keyboard too', async () => {
  await page.viewport(390, 844)
  await open('nl')
  const register = page.getByRole('banner').getByRole('link', { name: 'Account maken' })
  await expect.element(register).not.toBeInTheDocument()
  const menu = document.querySelector('header summary')
  if (!(menu instanceof HTMLElement)) throw new Error('There is a menu.')
  menu.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(register).toBeVisible()
  await axeClean()
})
