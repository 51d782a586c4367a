import { test } from '../cases/with-back-office.ts'
import { axeClean, expect } from '../fixtures.ts'

test('a switch is turned, and everybody sees it at once; the log says who', async ({ at, page }) => {
  const { page: desk } = await at('admin')
  await page.goto('/questionnaire/stichting')
  await expect(page.getByRole('main')).toBeVisible()
  const before = await page.getByRole('heading', { level: 1 }).textContent()

  await desk.goto('/admin/switches')
  await desk.getByRole('switch', { name: 'Stichtingen' }).click()
  await expect(desk.getByText('Terug naar standaard: uit')).toBeVisible()
  await axeClean(desk)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '')

  await desk.getByRole('button', { name: 'Terug naar standaard: uit' }).click()
  await expect(desk.getByText('Terug naar standaard: uit')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before ?? '')

  await desk.getByRole('link', { name: 'Logboek' }).click()
  await expect(desk.getByText('uit → aan')).toBeVisible()
  await expect(desk.getByText('aan → uit')).toBeVisible()
  await axeClean(desk)
})

test('the site is closed and opened again by who runs it', async ({ at, page }) => {
  const { page: desk } = await at('admin')
  await desk.goto('/admin/switches')
  await desk.getByRole('switch', { name: 'Onderhoud' }).click()
  await desk.getByLabel('Wat Nederlandse bezoekers lezen').fill('Om 14.00 uur zijn we er weer.')
  await desk.getByLabel('Wat Engelse bezoekers lezen').fill('We are back at 2 pm.')
  await desk.getByRole('button', { name: 'Doe de site dicht' }).click()
  await expect(desk.getByText('de site is dicht')).toBeVisible()

  const closed = await page.goto('/questionnaire/calculator')
  expect(closed?.status()).toBe(503)
  await expect(page.getByText('Om 14.00 uur zijn we er weer.')).toBeVisible()

  // Also who comes in anew.
  await desk.reload()
  await desk.getByRole('switch', { name: 'Onderhoud' }).click()
  await expect(desk.getByText('de site is dicht')).toBeHidden()
  expect((await page.goto('/questionnaire/calculator'))?.status()).toBe(200)
})
