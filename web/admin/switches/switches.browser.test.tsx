import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { switchNames } from '#contract/admin-switches.ts'
import { axeClean, fits, visit } from '#web/testing/index.ts'
import { admin } from '../samples.ts'

const row = (name: string, more: object = {}) => ({
  ...{ name, is_on: false, by_setting: false, note: null, changed_at: null },
  ...more,
})
const data = switchNames.map((name) => row(name))

test('a switch is turned at once, and says when it did not work', async () => {
  const turned = row('foundations', { is_on: true, changed_at: '2026-12-03T09:00:00.000Z' })
  const answers = [{ body: turned }, { status: 500, body: { errors: [] } }]
  await visit('/admin/switches', {
    as: admin,
    server: {
      'GET /api/admin/switches': { body: { data } },
      'PUT /api/admin/switches/:switch': () => answers.shift() ?? {},
    },
  })
  const foundations = page.getByRole('switch', { name: 'Stichtingen' })
  await foundations.click()
  await expect.element(foundations).toBeChecked()
  await expect.element(page.getByText('Terug naar standaard: uit')).toBeVisible()
  await page.getByRole('switch', { name: 'Herinneringen' }).click()
  await expect.element(page.getByText(/Er is niets veranderd/)).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Herinneringen' })).not.toBeChecked()
  await axeClean()
  await page.viewport(390, 800)
  await fits()
})

test('closing the site asks first, and for both languages or none', async () => {
  await visit('/admin/switches', {
    as: admin,
    server: {
      'GET /api/admin/switches': { body: { data } },
      'PUT /api/admin/switches/:switch': { body: row('maintenance', { is_on: true }) },
    },
  })
  const maintenance = page.getByRole('switch', { name: 'Onderhoud' })
  await maintenance.click()
  await expect.element(page.getByRole('heading', { name: 'De site dichtdoen?' })).toBeVisible()
  await expect.element(maintenance).not.toBeChecked()
  await page.getByLabelText('Wat Nederlandse bezoekers lezen').fill('Om 14.00 uur zijn we terug.')
  await page.getByRole('button', { name: 'Doe de site dicht' }).click()
  await expect.element(page.getByText('Schrijf het in beide talen, of laat allebei leeg.')).toBeVisible()
  await page.getByLabelText('Wat Engelse bezoekers lezen').fill('We are back at 2 pm.')
  await page.getByRole('button', { name: 'Doe de site dicht' }).click()
  await expect.element(page.getByText('de site is dicht')).toBeVisible()
  await userEvent.keyboard('{Escape}')
})
