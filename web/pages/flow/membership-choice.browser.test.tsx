import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import type { Membership } from '#contract/reference.ts'
import { axeClean, site, visit } from '#web/testing/index.ts'

const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d12'
const me = { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me

const words = (package_name: string): Membership['translation_json']['nl'] => ({
  ...{ package_name, value_tag: '', incorporation_days: '20', features: ['Vijf contracten per jaar'] },
  ...{ contracts: '5 contracten', support: '', package_strikethrough_price: null },
})
const membership = (id: number, name: string, called: string): Membership => ({
  ...{
    id,
    name,
    preselected: false,
    price: 14_900,
    per: 'year',
    strikethrough_price: null,
    notary_product_price: 39_900,
  },
  ...{ package_price: 54_800, package_strikethrough_price: null, button: null, upsell_package_type_products: [] },
  translation_json: { nl: words(called), en: words(called) },
})

/** The step of the memberships, on a server with PRESELECT_MEMBERSHIP=false. */
async function open(): Promise<void> {
  const main = { company_name: 'De Vries Zuivel' }
  const person = { active: true, type: 'natural_person', is_natural_person: true, firstname: 'Sanne', shares: 120 }
  const questionnaire = {
    ...{ uuid, version: 3, flow: 'dutch-bv', type_id: 1, product_type: 'DutchBV', slug: 'bv-oprichten' },
    ...{ language: 'nl', final_step: 7, holding_upsell_step: 2, completed: false, paid: false },
    ...{ upsell_package: null, calculation: { uuid: null } },
    product_data: { main, p1: person, p2: {}, p3: {}, p4: {}, step: 7, temporal_step: 4, substep: 0 },
    ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
  }
  const answer = { body: questionnaire, headers: { etag: '"3"' } }
  await visit(`/questionnaire/dutch-bv/${uuid}?step=4&substep=0`, {
    as: me,
    site: { flags: { ...site.flags, preselect_membership: false } },
    server: {
      'GET /api/dutch_bv_incorporations/:uuid': answer,
      'PATCH /api/dutch_bv_incorporations/:uuid': answer,
      'GET /api/predefined_notary/:uuid': { body: { id: null } },
      'GET /api/notaries': { body: [] },
      'GET /api/extra_services': { body: [] },
      'GET /api/upsell_package_types': {
        body: [membership(1, 'oprecht_membership_monthly', 'Flex'), membership(2, 'starter_yearly', 'Starter')],
      },
      // What it costs is said elsewhere.
      'GET /api/prices': { status: 503, body: { errors: [] } },
    },
  })
}

test('where nothing is chosen beforehand nobody has a membership until they choose one, and none stands beside it', async () => {
  await open()
  await expect.element(page.getByRole('radio', { name: 'Kies Starter' })).not.toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Kies geen lidmaatschap' })).not.toBeChecked()
  await expect.element(page.getByText(/staat alvast aangevinkt/)).not.toBeInTheDocument()
  await axeClean()
})
