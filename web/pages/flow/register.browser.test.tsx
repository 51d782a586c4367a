import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visit, write } from '#web/testing/index.ts'

const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d12'
const answers = { main: { headquarters: 'Utrecht' }, p1: { active: true }, p2: { active: true }, p3: {}, p4: {} }
const questionnaire = {
  ...{ uuid, version: 1, flow: 'transfer_of_shares', type_id: 2, product_type: 'TransferOfShares', language: 'nl' },
  ...{ slug: 'aandelenoverdracht', final_step: 4, holding_upsell_step: null, completed: false, paid: false },
  ...{ upsell_package: null, calculation: { uuid: null } },
  product_data: { ...answers, step: 0, temporal_step: 0, substep: 0 },
  ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
}
const company = {
  ...{ kvk: '68750110', name: 'Test BV Donald', trade_name: 'Test BV Donald' },
  address: { street: 'Nieuwestad 12', postal_code: '8911 AB', town: 'Leeuwarden', municipality: 'Leeuwarden' },
}

const kvk = page.getByRole('textbox', { name: /KVK-nummer van de BV/ })
const name = page.getByRole('textbox', { name: /^Van welke BV worden de aandelen/ })

async function open(status: number, company_lookup: boolean): Promise<object[]> {
  const saved: object[] = []
  const main = { ...answers.main }
  await visit(`/questionnaire/transfer_of_shares/${uuid}`, {
    site: { company_lookup },
    server: {
      'GET /api/transfer_of_shares/:uuid': { body: questionnaire, headers: { etag: '"1"' } },
      'PATCH /api/transfer_of_shares/:uuid': (body) => {
        saved.push(body as object)
        Object.assign(main, (body as { main?: object }).main)
        const product_data = { ...questionnaire.product_data, main }
        return { body: { ...questionnaire, product_data }, headers: { etag: '"1"' } }
      },
      'GET /api/predefined_notary/:uuid': { body: { id: null } },
      'GET /api/notaries': { body: [] },
      'GET /api/prices': { status: 503, body: { errors: [] } },
      'GET /api/trade_register': { status, body: status === 200 ? company : { errors: [] } },
    },
  })
  return saved
}

test('a KVK number fills in what is open, and leaves what was answered', async () => {
  const saved = await open(200, true)
  await write(kvk, '68750110')
  await expect.element(page.getByText('Bij KVK gevonden: Test BV Donald')).toBeVisible()
  await expect.element(name).toHaveValue('Test BV Donald')
  // What is asked on another screen is there when one comes to it; the seat was answered.
  await expect.poll(() => JSON.stringify(saved)).toContain('Nieuwestad 12')
  expect(JSON.stringify(saved)).not.toContain('headquarters')
})

test.each([
  ['a number that nobody has says so', 404, true, 'Dit nummer vinden we niet bij KVK'],
  ['a register that is out says nothing', 503, true, null],
  ['without a register there is only the question', 200, false, null],
] as const)('%s, and everything can be typed', async (_name, status, lookup, said) => {
  await open(status, lookup)
  await write(kvk, '68750110')
  await write(name, 'Terp Beheer')
  await expect.element(name).toHaveValue('Terp Beheer')
  if (said !== null) await expect.element(page.getByText(said)).toBeVisible()
  else await expect.element(page.getByText('KVK gevonden')).not.toBeInTheDocument()
})
