import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ShownComment } from '#contract/cases.ts'
import type { Me } from '#contract/own-account.ts'
import { address, axeClean, visit } from '#web/testing/index.ts'

const uuid = '0c3f6a3e-7a4f-4c0e-9f3c-3b1f0a6f7d11'
const me = { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me

const said = (over: Partial<ShownComment>): ShownComment => ({
  ...{ id: 1, path: 'main.company_name', reply_to: null, flag: true, role: 'notary', author: 'Jelle Hoekstra' },
  ...{ mine: false, text: 'Weet je zeker dat dit de naam is?', at: '2026-11-17T08:12:00Z' },
  ...{ closed_at: null, seen_at: null, changed: false },
  ...over,
})

const answers = { main: { company_name: 'De Vries Zuivel' }, p1: { firstname: 'Sanne' }, p2: {}, p3: {}, p4: {} }
const questionnaire = {
  ...{ uuid, version: 3, flow: 'dutch-bv', type_id: 1, product_type: 'DutchBV', slug: 'bv-oprichten', language: 'nl' },
  ...{ final_step: 7, holding_upsell_step: null, completed: true, paid: true, upsell_package: null },
  product_data: { ...answers, step: 9, temporal_step: 0, substep: 0 },
  calculation: { uuid: null },
  ...{ created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
}

const name = page.getByRole('textbox', { name: 'Hoe gaat je BV heten?', exact: true })

/** As long as nobody looks at it, a change is saved as it is made. */
const atOnce = {
  'GET /api/api_customer_dashboard/notary_products/:uuid/changes': {
    body: { at_once: true, asked: [], closed: false, open: null, last: null },
  },
} as const

async function open(
  hash: string,
  comments: readonly ShownComment[],
  reply: readonly ShownComment[] = [],
): Promise<void> {
  await visit(`/questionnaire/dutch-bv/${uuid}${hash}`, {
    as: me,
    server: {
      'GET /api/dutch_bv_incorporations/:uuid': { body: questionnaire, headers: { etag: '"3"' } },
      'PATCH /api/dutch_bv_incorporations/:uuid': { body: questionnaire, headers: { etag: '"3"' } },
      'GET /api/predefined_notary/:uuid': { body: { id: null } },
      'GET /api/notaries': { body: [] },
      // What it costs is said elsewhere.
      'GET /api/prices': { status: 503, body: { errors: [] } },
      ...atOnce,
      'GET /api/api_customer_dashboard/notary_products': {
        body: { notary_products: [{ uuid, state: 'paid', changes: [] }] },
      },
      'GET /api/api_customer_dashboard/notary_products/:uuid': { body: { comments } },
      'POST /api/api_customer_dashboard/notary_products/:uuid/comments': {
        status: 201,
        body: { comments: [...comments, ...reply] },
      },
    },
  })
}

test('what the notary asks stands under its question, and a link in the mail leads there', async () => {
  const answer = said({ id: 2, flag: false, reply_to: 1, role: 'customer', mine: true, text: 'Ja' })
  await open('#q-main-company_name', [said({})], [answer])
  await expect.element(name).toHaveFocus()
  await expect.element(page.getByText('De notaris heeft hier een vraag over')).toBeVisible()
  await axeClean()
  await page.getByLabelText('Je antwoord op de vraag over: Hoe gaat je BV heten?').fill('Ja')
  await page.getByRole('button', { name: 'Stuur antwoord' }).click()
  await expect.element(page.getByText('Beantwoord: de notaris kijkt ernaar').first()).toBeVisible()
})

test('from elsewhere the list leads to the question, and says what was changed', async () => {
  await open('?step=1&substep=0', [said({ changed: true })])
  await expect.element(page.getByText('Vragen van de notaris')).toBeVisible()
  await expect.element(page.getByText('Aangepast: de notaris kijkt ernaar').first()).toBeVisible()
  await page.getByRole('link', { name: 'Hoe gaat je BV heten?' }).first().click()
  await expect.element(name).toHaveFocus()
  await expect.element(page.getByText('De notaris heeft hier een vraag over')).toBeVisible()
})

test('who was asked nothing sees nothing of it', async () => {
  await open('', [said({ closed_at: '2026-11-17T09:00:00Z' })])
  await expect.element(page.getByText('Je hebt al betaald')).toBeVisible()
  // To the page of this company, not to the list of all.
  await expect
    .element(page.getByRole('link', { name: 'Naar je dashboard' }))
    .toHaveAttribute('href', `/dashboard/${uuid}`)
  await expect.element(page.getByText('Vragen van de notaris')).not.toBeInTheDocument()
})

test('an address that names a question leads to where it is asked', async () => {
  await open('#q-p1-firstname', [])
  await address().toMatch(/step=1/)
})

test('who looks at the questions after paying stands past them, and a change says that it is kept and what it does', async () => {
  let changes: object[] = []
  const product = () => ({ uuid, state: 'paid', changes, case: { status: 'open_mix' } })
  const saved = { body: { ...questionnaire, version: 4 }, headers: { etag: '"4"' } }
  await visit(`/questionnaire/dutch-bv/${uuid}`, {
    as: me,
    server: {
      'GET /api/dutch_bv_incorporations/:uuid': { body: questionnaire, headers: { etag: '"3"' } },
      'PATCH /api/dutch_bv_incorporations/:uuid': () => {
        changes = [
          { at: '2026-11-17T08:12:00Z', fields: ['main.company_name'], version: 2, documents: ['Akte van oprichting'] },
        ]
        return saved
      },
      'GET /api/predefined_notary/:uuid': { body: { id: null } },
      'GET /api/notaries': { body: [] },
      // What it costs is said elsewhere.
      'GET /api/prices': { status: 503, body: { errors: [] } },
      ...atOnce,
      'GET /api/api_customer_dashboard/notary_products': () => ({ body: { notary_products: [product()] } }),
      'GET /api/api_customer_dashboard/notary_products/:uuid': { body: { comments: [] } },
    },
  })
  const progress = page.getByRole('navigation', { name: 'Jouw weg naar een bedrijf' })
  await expect.element(progress.getByRole('listitem').nth(3)).toHaveAttribute('aria-current', 'step')
  await expect.element(page.getByText('Je hebt al betaald')).toBeVisible()
  await name.fill('De Vries Boter')
  await userEvent.tab()
  await expect
    .element(page.getByRole('region', { name: 'Meldingen' }))
    .toMatchTextContent(/Je wijziging is opgeslagen.*Akte van oprichting/)
  await axeClean()
})

test('when the company is there, the last of the five is the current one', async () => {
  await visit(`/questionnaire/dutch-bv/${uuid}`, {
    as: me,
    server: {
      'GET /api/dutch_bv_incorporations/:uuid': { body: questionnaire, headers: { etag: '"3"' } },
      'GET /api/predefined_notary/:uuid': { body: { id: null } },
      'GET /api/notaries': { body: [] },
      // What it costs is said elsewhere.
      'GET /api/prices': { status: 503, body: { errors: [] } },
      ...atOnce,
      'GET /api/api_customer_dashboard/notary_products': {
        body: { notary_products: [{ uuid, state: 'paid', changes: [], case: { status: 'finalized' } }] },
      },
      'GET /api/api_customer_dashboard/notary_products/:uuid': { body: { comments: [] } },
    },
  })
  const progress = page.getByRole('navigation', { name: 'Jouw weg naar een bedrijf' })
  await expect.element(progress.getByRole('listitem').nth(4)).toHaveAttribute('aria-current', 'step')
})
