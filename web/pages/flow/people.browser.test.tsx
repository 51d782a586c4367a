import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import { axeClean, visit } from '#web/testing/index.ts'

const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d15'
const me = { uuid: 'a1', email: 'anna@voorbeeld.nl', firstname: 'Anna', lastname: 'Bos', phone: null } as Me
const person = { active: true, substep: 5, type: 'natural_person', is_natural_person: true, lastname: 'Bos' }
const bram = { ...person, firstname: 'Bram', email: 'bram@voorbeeld.nl', filled_in_by: 'self' }

const questionnaire = (main: object) => ({
  ...{ uuid, version: 1, flow: 'dutch-bv', type_id: 1, product_type: 'DutchBV', slug: 'bv-oprichten', language: 'nl' },
  ...{ final_step: 7, holding_upsell_step: null, completed: false, paid: false, upsell_package: null },
  product_data: {
    ...{ main, p1: { ...person, firstname: 'Anna' }, p2: bram, p3: {}, p4: {} },
    ...{ step: 7, temporal_step: 1, substep: 0 },
  },
  calculation: { uuid: null },
  ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
})

const refusal = { errors: [{ code: 'part_complete', path: 'p2', message: 'This part is complete.' }] }

/** `known`: whether the list already says that Bram is done. */
async function open(known: boolean): Promise<unknown[]> {
  const sent: unknown[] = []
  const participants = [{ person: 'p2', state: known ? 'complete' : 'began' }]
  await visit(`/questionnaire/dutch-bv/${uuid}?step=1&substep=0`, {
    as: me,
    server: {
      'GET /api/dutch_bv_incorporations/:uuid': { body: questionnaire({}), headers: { etag: '"1"' } },
      'PATCH /api/dutch_bv_incorporations/:uuid': (body) => {
        sent.push(body)
        const { p2, main } = body as { readonly p2?: null; readonly main?: object }
        return p2 === null
          ? { status: 403, body: refusal }
          : { body: questionnaire(main ?? {}), headers: { etag: '"1"' } }
      },
      'GET /api/predefined_notary/:uuid': { body: { id: null } },
      'GET /api/notaries': { body: [] },
      'GET /api/prices': { status: 503, body: { errors: [] } },
      'GET /api/known_people': { body: { people: [] } },
      'GET /api/api_customer_dashboard/shareholders': { body: { participants } },
    },
  })
  return sent
}

const isRemoval = (body: unknown) => 'p2' in (body as object)
const stays = 'Bram heeft het eigen deel klaar en blijft dus staan.'
const remove = page.getByRole('button', { name: 'Verwijder Bram' })
const dialog = page.getByRole('dialog')

test('who finished their own part while somebody takes them out is back, and it is said', async () => {
  const sent = await open(false)
  await remove.click()
  await dialog.getByRole('button', { name: 'Ja, verwijderen' }).click()
  await expect.element(page.getByRole('status').getByText(stays)).toBeVisible()
  await expect.element(remove).toBeVisible()
  await axeClean()
  expect(sent.filter(isRemoval)).toHaveLength(1)
  // From here on it is known.
  await remove.click()
  await expect.element(dialog.getByText(stays)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Ja, verwijderen' })).not.toBeInTheDocument()
})

test('who is known to be done is not taken out at all', async () => {
  const sent = await open(true)
  await remove.click()
  await expect.element(dialog.getByText(stays)).toBeVisible()
  await axeClean()
  await dialog.getByRole('button', { name: 'Sluiten' }).first().click()
  expect(sent.filter(isRemoval)).toEqual([])
})
