import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DataChanges } from '#contract/admin-data.ts'
import { axeClean, fits, visit } from '#web/testing/index.ts'
import { admin } from '../samples.ts'

const seen: DataChanges = {
  fingerprint: 'f',
  changes: [
    { path: 'stories/nieuwer.json', what: 'added', label: 'Nieuwer', places: [] },
    {
      ...{ path: 'stories/bv-oprichten.json', what: 'changed', label: 'BV oprichten' },
      places: ['versions.0.content.meta.title', 'versions.0.content.body.3.questions.0.answer'],
    },
  ],
  same: 31,
  only_here: ['switches/participants.json'],
  refused: [],
}

const zip = () => new File([new Uint8Array([80, 75])], 'gegevens.zip', { type: 'application/zip' })
const choose = () => userEvent.upload(page.getByLabelText('Kies een zip'), zip())

test('what changes is shown first, and then done', async () => {
  await visit('/admin/data', {
    as: admin,
    server: {
      'POST /api/admin/data/preview': { body: seen },
      'POST /api/admin/data/import': { body: seen },
    },
  })
  await axeClean()
  await choose()
  await expect.element(page.getByRole('heading', { name: 'Dit verandert' })).toHaveFocus()
  await expect.element(page.getByText('1 anders, 1 nieuw, 31 gelijk, 1 alleen hier')).toBeVisible()
  await expect.element(page.getByText(/versions\.0\.content\.meta\.title/)).toBeVisible()
  await axeClean()
  await page.viewport(390, 800)
  await fits()
  await page.getByRole('button', { name: 'Lees dit in' }).click()
  await expect.element(page.getByText(/In het logboek staat een regel/)).toBeVisible()
  await axeClean()
  await page.viewport(1440, 900)
})

test('what cannot be used is said with its place, and cannot be brought in', async () => {
  const refused = [{ path: 'prices/2027-01-01.json', place: 'book.vat', message: 'Too small' }]
  await visit('/admin/data', {
    ...{ as: admin, locale: 'en' },
    server: { 'POST /api/admin/data/preview': { body: { ...seen, refused } } },
  })
  await userEvent.upload(page.getByLabelText('Choose a zip'), zip())
  await expect.element(page.getByRole('heading', { name: 'This cannot be brought in' })).toBeVisible()
  await expect.element(page.getByText('prices/2027-01-01.json')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Bring this in' })).not.toBeInTheDocument()
  await axeClean()
})

test('what changed in the meantime is shown again before anything is done', async () => {
  const errors = [{ code: 'conflict', message: 'x', current: { ...seen, changes: seen.changes.slice(0, 1) } }]
  await visit('/admin/data', {
    as: admin,
    server: {
      'POST /api/admin/data/preview': { body: seen },
      'POST /api/admin/data/import': { status: 409, body: { errors } },
    },
  })
  await choose()
  await page.getByRole('button', { name: 'Lees dit in' }).click()
  await expect.element(page.getByText(/intussen iets veranderd/)).toBeVisible()
  await expect.element(page.getByText('0 anders, 1 nieuw, 31 gelijk, 1 alleen hier')).toBeVisible()
})

test('what is no zip is said at the file, and a failure can be tried again', async () => {
  const answers = [{ status: 422, body: { errors: [] } }, { status: 500, body: { errors: [] } }, { body: seen }]
  await visit('/admin/data', {
    as: admin,
    server: { 'POST /api/admin/data/preview': () => answers.shift() ?? {} },
  })
  await choose()
  await expect.element(page.getByText(/kunnen we niet lezen/)).toBeVisible()
  await axeClean()
  await choose()
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect.element(page.getByRole('heading', { name: 'Dit verandert' })).toBeVisible()
})
