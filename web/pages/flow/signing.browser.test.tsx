import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeClean, visit } from '#web/testing/index.ts'

const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d14'
const sanne = {
  ...{ active: true, substep: 5, type: 'natural_person', is_natural_person: true },
  ...{ firstname: 'Sanne', lastname: 'de Vries', residence_country: 'NL', nationality: 'NL' },
}

async function open(p1: object): Promise<void> {
  let kept = p1
  const answer = () => ({
    headers: { etag: '"1"' },
    body: {
      ...{ uuid, version: 1, flow: 'holding', type_id: 13, product_type: 'Holding', language: 'nl' },
      ...{ slug: 'persoonlijke-holding-oprichten', final_step: 6, holding_upsell_step: null, completed: false },
      ...{ paid: false, upsell_package: null, calculation: { uuid: null } },
      product_data: { main: {}, p1: kept, p2: {}, p3: {}, p4: {}, step: 3, temporal_step: 1, substep: 2 },
      ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
    },
  })
  await visit(`/questionnaire/holding/${uuid}?step=1&substep=2`, {
    server: {
      'GET /api/holding/:uuid': answer,
      'PATCH /api/holding/:uuid': (body) => {
        kept = { ...kept, ...(body as { readonly p1?: object }).p1 }
        return answer()
      },
      'GET /api/predefined_notary/:uuid': { body: { id: null } },
      'GET /api/notaries': { body: [] },
      'GET /api/prices': { status: 503, body: { errors: [] } },
    },
  })
}

test('how somebody signs is said at their own questions as soon as it is known, and follows the answers', async () => {
  await open(sanne)
  const licence = page.getByRole('radio', { name: 'Rijbewijs' })
  await expect.element(licence).toBeInTheDocument()
  expect(page.getByText('Zo teken je').elements()).toEqual([])
  await licence.click()
  await expect.element(page.getByText('volmacht, gelegaliseerd in Nederland', { exact: false })).toBeVisible()
  await page.getByRole('radio', { name: 'Paspoort' }).click()
  await expect.element(page.getByText('De telefoon leest de chip')).toBeVisible()
  await axeClean()
})
