import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, axeClean, fits, visit } from '#web/testing/index.ts'
import { admin } from '../../samples.ts'
import { holderOf, livePage, pageContent, pageList, uuid } from '../pages.fixture.ts'

type Server = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>
const open = (server: Server = {}, path = '/admin/pages') =>
  visit(path, { as: admin, server: { 'GET /api/admin/stories': { body: pageList }, ...server } })

const preview = { 'POST /api/admin/stories/:story/preview': { body: { html: '<p>Voorbeeld</p>', issues: [] } } }

test('every page with where it stands and where it is found', async () => {
  await open()
  const first = page.getByRole('listitem').filter({ hasText: 'BV oprichten' })
  for (const words of ['Online', 'Concept', '/bv-oprichten', '/en/incorporate-dutch-bv']) {
    await expect.element(first.getByText(words, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByText(/Gepland ma 7 dec/)).toBeVisible()
  await axeClean()
  await page.viewport(390, 800)
  await fits()
  await axeClean()
})

test('who writes while the site comes from elsewhere is told so', async () => {
  await open({ 'GET /api/admin/stories': { body: { ...pageList, shown: false } } })
  await expect.element(page.getByText('De site komt nu uit een Storyblok-ruimte', { exact: false })).toBeVisible()
  await axeClean()
})

test('a page is found by a part of its name or its address, and by where it stands', async () => {
  await open()
  const names = () =>
    page
      .getByRole('main')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
  await page.getByRole('searchbox').fill('bv-starten')
  await expect.poll(names).toEqual(['BV oprichten'])
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Van de site' }).click()
  await expect.poll(names).toEqual(['Oud'])
  await page.getByRole('searchbox').fill('niets van dat al')
  await expect.element(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible()
})

test('a new page begins as a copy of another, under names of its own', async () => {
  const sent: unknown[] = []
  await open({
    'GET /api/admin/stories/:story': { body: livePage() },
    'GET /api/admin/stories/:story/versions/:number': {
      body: { version: livePage().versions[0], content: pageContent },
    },
    'POST /api/admin/stories': (body) => {
      sent.push(body)
      return { status: 201, body: livePage() }
    },
    ...preview,
  })
  await page.getByRole('button', { name: 'Nieuwe pagina' }).click()
  await page.getByLabelText('Hoe heet ze?').fill('Flex-BV oprichten')
  await expect.element(page.getByLabelText('Adres in het Nederlands')).toHaveValue('flex-bv-oprichten')
  await page.getByLabelText('Waarmee begin je?').selectOptions('Een kopie van BV oprichten')
  await axeClean()
  await page.getByRole('button', { name: 'Maak de pagina' }).click()
  await address().toBe(`/admin/pages/${uuid}`)
  expect(sent).toMatchObject([
    { name: 'Flex-BV oprichten', nl: 'flex-bv-oprichten', en: null, content: { component: 'page' } },
  ])
  expect(JSON.stringify(sent)).not.toContain('"_uid":"h"')
})

test('an address that is taken is refused with what has it, and one of our own with why', async () => {
  await open({
    'POST /api/admin/stories': () => ({
      status: 409,
      body: { errors: [{ code: 'conflict', path: 'nl', message: '', taken_by: holderOf }] },
    }),
  })
  await page.getByRole('button', { name: 'Nieuwe pagina' }).click()
  const make = page.getByRole('button', { name: 'Maak de pagina' })
  await make.click()
  await expect.element(page.getByText('Geef de pagina een naam.')).toBeVisible()
  await page.getByLabelText('Hoe heet ze?').fill('Holding')
  await page.getByLabelText('Adres in het Nederlands').fill('admin')
  await make.click()
  await expect.element(page.getByText(/Dit adres gebruiken we zelf/)).toBeVisible()
  await page.getByLabelText('Adres in het Nederlands').fill('holding-oprichten')
  await make.click()
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: 'Holding oprichten' }))
    .toHaveAttribute('href', expect.stringContaining(holderOf.uuid))
  await axeClean()
})

test('a page that is not there says so', async () => {
  await open({}, '/admin/pages/nergens')
  await expect.element(page.getByRole('heading', { name: 'Deze pagina is er niet' })).toBeVisible()
})
