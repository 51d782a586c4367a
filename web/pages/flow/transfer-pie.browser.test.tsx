import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import { axeClean, fits, visit } from '#web/testing/index.ts'

const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d12'
const me = { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me

const person = (firstname: string, party: string, shares?: number) => ({
  ...{ active: true, type: 'natural_person', is_natural_person: true, party, firstname, lastname: 'Bakker' },
  ...(shares !== undefined && { shares }),
})

/** The step of a transfer in which the shares are counted. */
async function open(buyers: Readonly<Record<string, object>>): Promise<void> {
  const main = { share_type: 'common_stock', total_shares: 100, number_shares: 60 }
  const people = { p1: person('Sanne', 'seller'), p2: {}, p3: {}, p4: {}, ...buyers }
  const questionnaire = {
    ...{ uuid, version: 3, flow: 'transfer_of_shares', type_id: 2, product_type: 'TransferOfShares' },
    ...{ slug: 'aandelenoverdracht', language: 'nl', final_step: 4, holding_upsell_step: null },
    ...{ completed: false, paid: false, upsell_package: null, calculation: { uuid: null } },
    product_data: { main, ...people, step: 4, temporal_step: 2, substep: 0 },
    ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
  }
  const answer = { body: questionnaire, headers: { etag: '"3"' } }
  await visit(`/questionnaire/transfer_of_shares/${uuid}?step=2&substep=0`, {
    as: me,
    server: {
      'GET /api/transfer_of_shares/:uuid': answer,
      'PATCH /api/transfer_of_shares/:uuid': answer,
      'GET /api/predefined_notary/:uuid': { body: { id: null } },
      'GET /api/notaries': { body: [] },
      'GET /api/upsell_package_types': { body: [] },
      'GET /api/extra_services': { body: [] },
      // What it costs is said elsewhere.
      'GET /api/prices': { status: 503, body: { errors: [] } },
    },
  })
}

const pie = page.getByRole('group', { name: 'Van wie de BV straks is' })

test('one buyer sees the part of the company that they get, and what stays', async () => {
  await open({ p2: person('Bram', 'buyer', 60) })
  await expect.element(pie).toBeVisible()
  await expect.element(page.getByText('Bram 60 aandelen, 60%')).toBeVisible()
  await expect.element(page.getByText('40 aandelen (40%) gaan niet over.')).toBeVisible()
  await axeClean()
})

test('between buyers the border is moved, and the numbers follow; on a phone too', async () => {
  await page.viewport(390, 844)
  await open({ p2: person('Bram', 'buyer', 30), p3: person('Kim', 'buyer', 30) })
  const border = pie.getByRole('slider')
  await expect.element(border).toHaveAccessibleName('Grens tussen Bram en Kim')
  ;(border.element() as unknown as SVGElement).focus()
  await userEvent.keyboard('{PageUp}')
  await expect.element(page.getByRole('textbox', { name: 'Aandelen van Bram' })).toHaveValue('40')
  await expect.element(page.getByRole('row', { name: /Kim/ })).toMatchTextContent(/20%/)
  await axeClean()
  await fits()
})
