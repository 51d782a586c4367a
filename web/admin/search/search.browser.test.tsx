import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeClean, fits, visit } from '#web/testing/index.ts'
import { admin } from '../samples.ts'

const nothing = { body: { data: [], next: null, people: [] } }

test('a page, an office or a question is found by its name and gone to, by keys alone', async () => {
  await visit('/admin/log', {
    as: admin,
    server: {
      'GET /api/admin/audit': nothing,
      'GET /api/admin/switches': nothing,
      'GET /api/admin/price_books': { status: 500, body: { errors: [] } },
      'GET /api/admin/stories': { body: { shown: true, data: [] } },
      'GET /api/admin/staff': { body: { data: [] } },
      'GET /api/admin/offices': {
        body: { today: '2026-12-03', data: [{ id: 3, name: 'Notariskantoor Terpstra', city: 'Leeuwarden' }] },
      },
      'GET /api/admin/offices/:office': { status: 404, body: { errors: [] } },
    },
  })
  await expect.element(page.getByText('Hier staat nog niets')).toBeVisible()
  await userEvent.keyboard('/')
  const box = page.getByRole('combobox', { name: 'Zoek in het beheer' })
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('bedrijfsnaam die er niet is')
  await expect.element(page.getByText('Niets gevonden.')).toBeVisible()
  await userEvent.clear(box)
  await userEvent.keyboard('leeuw')
  await expect.element(page.getByRole('option', { name: /Terpstra/ })).toHaveAttribute('aria-selected', 'true')
  await axeClean()
  await page.viewport(390, 800)
  await fits()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/admin/offices/3')
})
