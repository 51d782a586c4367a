import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { maker, sampleAllowance, sampleCompany, sampleContract, sampleSummary } from '#web/contracts/samples/index.ts'
import { address, axeClean, fits, visit } from '#web/testing/index.ts'

const companies = 'GET /api/api_customer_dashboard/companies'
const list = 'GET /api/api_customer_dashboard/contracts'
const create = 'POST /api/api_customer_dashboard/contracts'
const remove = 'DELETE /api/api_customer_dashboard/contracts/:uuid'

type Server = NonNullable<Parameters<typeof visit>[1]>['server']

const open = (path: string, server: Server = {}, locale: 'nl' | 'en' = 'nl') =>
  visit(path, {
    as: maker,
    locale,
    server: {
      [companies]: { body: { companies: [sampleCompany] } },
      [list]: { body: { contracts: [sampleSummary], next_cursor: null } },
      'GET /api/api_customer_dashboard/memberships': { body: sampleAllowance },
      ...server,
    },
  })

test('who has none is told what they could make', async () => {
  await open('/contracts', { [list]: { body: { contracts: [], next_cursor: null } } })
  await expect.element(page.getByRole('heading', { name: 'Je hebt nog geen contracten' })).toBeVisible()
  await axeClean()
})

test('each says where it stands, and the next ones come when asked for', async () => {
  const other = { ...sampleSummary, uuid: 'b', title: 'Bakkerij Brug', status: 'sent_for_signing' as const }
  const pages = [
    { contracts: [sampleSummary], next_cursor: 'x' },
    { contracts: [{ ...other, signed: { count: 1, of: 2 } }], next_cursor: null },
  ]
  await open('/contracts', { [list]: () => ({ body: pages.shift() }) })
  await expect.element(page.getByRole('link', { name: 'Wad & Wal B.V.' })).toBeVisible()
  await page.getByRole('button', { name: 'Toon meer' }).click()
  await expect.element(page.getByText(/1 van 2 getekend/)).toBeVisible()
  await expect.element(page.getByText('Geheimhoudingsovereenkomst (NDA)').first()).toBeVisible()
  await axeClean()
})

test('what is looked for stands in the address', async () => {
  await open('/contracts')
  await page.getByLabelText('Zoek op naam of partij').fill('brug')
  await page.getByRole('button', { name: 'Zoek' }).click()
  await address().toBe('/contracts?search=brug')
  await page.getByLabelText('Status').selectOptions('Van kracht')
  await address().toBe('/contracts?search=brug&status=active')
})

test('a draft is thrown away after asking', async () => {
  let contracts = [sampleSummary]
  await open('/contracts', {
    [list]: () => ({ body: { contracts, next_cursor: null } }),
    [remove]: () => {
      contracts = []
      return { body: { success: true } }
    },
  })
  await page.getByRole('button', { name: 'Wad & Wal B.V. weggooien' }).click()
  await axeClean()
  await page.getByRole('button', { name: 'Ja, gooi het weg' }).click()
  await expect.element(page.getByRole('heading', { name: 'Je hebt nog geen contracten' })).toBeVisible()
})

test('without a company there is a way to one', async () => {
  await open('/contracts?new=1', { [companies]: { body: { companies: [] } } })
  await expect.element(page.getByRole('link', { name: 'Gegevens invullen' })).toBeVisible()
  await axeClean()
})

test('in English on a phone: a kind is chosen and begun, for the only company there is', async () => {
  await page.viewport(390, 800)
  const sent: unknown[] = []
  await open(
    '/contracts?new=1',
    {
      [create]: (body) => {
        sent.push(body)
        return { status: 201, body: sampleContract }
      },
      'GET /api/api_customer_dashboard/contracts/:uuid': { body: sampleContract },
      'GET /api/api_customer_dashboard/companies/:uuid': { body: sampleCompany },
    },
    'en',
  )
  await expect.element(page.getByRole('heading', { name: /Non-disclosure/ })).toBeVisible()
  await fits()
  await axeClean()
  await page.getByRole('button', { name: /Make this one: Non-disclosure/ }).click()
  await address().toBe(`/contracts/${sampleContract.uuid}`)
  expect(sent).toMatchObject([{ name: 'nda', language: 'en', company: sampleCompany.uuid }])
})
