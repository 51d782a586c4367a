import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import { axeClean, visit } from '#web/testing/index.ts'

const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d13'
const person = { active: true, substep: 5, type: 'natural_person', is_natural_person: true }
const buyer = {
  active: true,
  substep: 5,
  type: 'existing_company',
  is_existing_company: true,
  company_name: 'Koper Beheer',
}
const sanne = {
  firstname: 'Sanne',
  lastname: 'de Vries',
  birthdate: '14-03-1985',
  birthplace: 'Sneek',
  email: 's@v.nl',
}
const me = { uuid: 'a1', email: 'anna@voorbeeld.nl', firstname: 'Anna', lastname: 'Bos', phone: null } as Me

const questionnaire = (p1: object, p2: object) => ({
  ...{ uuid, version: 1, flow: 'transfer_of_shares', type_id: 2, product_type: 'TransferOfShares', language: 'nl' },
  ...{ slug: 'aandelenoverdracht', final_step: 4, holding_upsell_step: null, completed: false, paid: false },
  ...{ upsell_package: null, calculation: { uuid: null } },
  product_data: { main: {}, p1, p2, p3: {}, p4: {}, step: 4, temporal_step: 1, substep: 0 },
  ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
})

async function open(p1: object, p2: object, as?: Me): Promise<void> {
  const kept = { p1, p2 }
  const answer = () => ({ body: questionnaire(kept.p1, kept.p2), headers: { etag: '"1"' } })
  await visit(`/questionnaire/transfer_of_shares/${uuid}?step=1&substep=0`, {
    ...(as && { as }),
    server: {
      'GET /api/transfer_of_shares/:uuid': answer,
      'PATCH /api/transfer_of_shares/:uuid': (body) => {
        const sent = body as Partial<typeof kept>
        kept.p1 = { ...kept.p1, ...sent.p1 }
        kept.p2 = { ...kept.p2, ...sent.p2 }
        return answer()
      },
      'GET /api/predefined_notary/:uuid': { body: { id: null } },
      'GET /api/notaries': { body: [] },
      'GET /api/prices': { status: 503, body: { errors: [] } },
      'GET /api/known_people': {
        body: { people: [{ company: 'Molenwiek', details: { firstname: 'Bo', lastname: 'Li', birthplace: 'Delft' } }] },
      },
    },
  })
}

const first = page.getByRole('textbox', { name: 'Voornamen' })
const personal = page.getByRole('button', { name: 'Persoonlijk', exact: true })
const company = page.getByRole('button', { name: /^Koper Beheer/ })

test('who signs for the buyer may be the same person as the seller', async () => {
  await open({ ...person, ...sanne }, buyer)
  await personal.click()
  await expect.element(first).toHaveValue('Sanne')
  await expect.element(page.getByText('Iemand die we al kennen?')).not.toBeInTheDocument()
  await company.click()
  await personal.click()
  await axeClean()
  await page.getByRole('button', { name: 'Sanne de Vries', exact: true }).click()
  await expect.element(first).toHaveValue('Sanne')
  await expect.element(page.getByRole('textbox', { name: 'Geboorteplaats van degene die tekent' })).toHaveValue('Sneek')
  await expect.element(page.getByText('De gegevens van Sanne de Vries staan erin.').first()).toBeVisible()
})

test('“this is me”, and people of earlier companies', async () => {
  await open(person, buyer, me)
  await personal.click()
  await page.getByRole('button', { name: 'Dit ben ik: Anna Bos' }).click()
  await expect.element(first).toHaveValue('Anna')
  await company.click()
  await personal.click()
  await page.getByRole('button', { name: 'Bo Li, van Molenwiek' }).click()
  await expect.element(first).toHaveValue('Bo')
})

test('who is not signed in and is the first to be named is asked nothing', async () => {
  await open(person, buyer)
  await personal.click()
  await expect.element(first).toBeVisible()
  await expect.element(page.getByText('Iemand die we al kennen?')).not.toBeInTheDocument()
})
