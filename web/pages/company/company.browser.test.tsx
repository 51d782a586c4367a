import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { maker, sampleAllowance, sampleCompany, sampleSummary } from '#web/contracts/samples/index.ts'
import { address, axeClean, fits, visit } from '#web/testing/index.ts'

const read = 'GET /api/api_customer_dashboard/companies/:uuid'
const save = 'PATCH /api/api_customer_dashboard/companies/:uuid'
const list = 'GET /api/api_customer_dashboard/contracts'
const path = `/companies/${sampleCompany.uuid}`

const listed = { [list]: { body: { contracts: [sampleSummary], next_cursor: null } } }

test('its data are shown with its contracts, and changed', async () => {
  const sent: unknown[] = []
  await visit(path, {
    as: maker,
    server: {
      ...listed,
      [read]: { body: sampleCompany },
      [save]: (body) => {
        sent.push(body)
        return { body: { ...sampleCompany, version: 2, street: 'Nieuwestad 12' } }
      },
    },
  })
  await expect.element(page.getByText('Nieuwestad 10, 8911 CA Leeuwarden')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Wad & Wal B.V.' })).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Wijzigen' }).click()
  await page.getByLabelText('Straat en huisnummer').fill('Nieuwestad 12')
  await axeClean()
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect.element(page.getByText('Nieuwestad 12, 8911 CA Leeuwarden')).toBeVisible()
  expect(sent).toMatchObject([{ street: 'Nieuwestad 12', name: 'Terp B.V.' }])
})

test('changed in another window: what is newer is shown', async () => {
  const current = { ...sampleCompany, version: 2, town: 'Sneek' }
  await visit(path, {
    as: maker,
    server: {
      ...listed,
      [read]: { body: sampleCompany },
      [save]: { status: 409, body: { errors: [{ code: 'conflict', message: '' }], current } },
    },
  })
  await page.getByRole('button', { name: 'Wijzigen' }).click()
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect.element(page.getByText(/in een ander venster gewijzigd/)).toBeVisible()
  await expect.element(page.getByLabelText('Plaats', { exact: true })).toHaveValue('Sneek')
})

test('in English on a phone one that exists is typed in, and leads on to a contract', async () => {
  await page.viewport(390, 800)
  await visit('/companies', {
    as: maker,
    locale: 'en',
    server: {
      'POST /api/api_customer_dashboard/companies': { status: 201, body: sampleCompany },
      'GET /api/api_customer_dashboard/companies': { body: { companies: [sampleCompany] } },
      'GET /api/api_customer_dashboard/memberships': { body: sampleAllowance },
    },
  })
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await expect.element(page.getByRole('link', { name: 'Fill in the name of your company.' })).toBeVisible()
  await fits()
  await axeClean()
  await page.getByLabelText('Name, with its legal form').fill('Terp B.V.')
  await page.getByRole('button', { name: 'Add a shareholder' }).click()
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await address().toBe(`/contracts?new=1&company=${sampleCompany.uuid}`)
})
