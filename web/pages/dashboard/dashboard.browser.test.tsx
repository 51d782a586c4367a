import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import { axeClean, visit } from '#web/testing/index.ts'

const me = { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me
const list = 'GET /api/api_customer_dashboard/notary_products'
const draft = (uuid: string, company_name: string | null) => ({
  ...{ uuid, company_name, flow: 'dutch-bv', api_path: 'dutch_bv_incorporations', state: 'draft', next: 'continue' },
  ...{ product_name: { nl: 'Nederlandse BV', en: 'Dutch BV' }, step: 2, final_step: 7, payment: null, case: null },
  ...{ uploads: [], changes: [], created_at: '2026-11-16T08:00:00Z', updated_at: '2026-11-16T08:00:00Z' },
})

test('several are folded, and those without a name are no landmarks that share one', async () => {
  const products = [draft('1', 'Molenwiek B.V.'), draft('2', null), draft('3', null), draft('4', 'De Vries B.V.')]
  await visit('/dashboard', { as: me, server: { [list]: { body: { notary_products: products } } } })
  await expect.element(page.getByRole('heading', { name: 'Molenwiek B.V.' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'De Vries B.V.' })).not.toBeInTheDocument()
  expect([localStorage.getItem('Company-id'), localStorage.getItem('companies-amount')]).toEqual(['1', '4'])
  await page.getByText('De Vries B.V.').first().click()
  await expect.element(page.getByRole('heading', { name: 'De Vries B.V.' })).toBeVisible()
  await axeClean()
})

test('a draft is thrown away after asking', async () => {
  let products = [draft('1', 'Molenwiek B.V.')]
  await visit('/dashboard', {
    as: me,
    server: {
      [list]: () => ({ body: { notary_products: products } }),
      'DELETE /api/drafts/:uuid': () => {
        products = []
        return { body: { removed: true } }
      },
    },
  })
  await page.getByRole('button', { name: /Concept weggooien ?: Molenwiek/ }).click()
  await axeClean()
  await page.getByRole('button', { name: 'Ja, haal het weg' }).click()
  await expect.element(page.getByRole('heading', { name: 'Je hebt nog niets lopen' })).toBeVisible()
})

test('what was paid for cannot be thrown away', async () => {
  const paid = { ...draft('1', 'Molenwiek B.V.'), state: 'paid', next: 'wait' }
  await visit('/dashboard', { as: me, server: { [list]: { body: { notary_products: [paid] } } } })
  await expect.element(page.getByRole('heading', { name: 'Molenwiek B.V.' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /weggooien/ })).not.toBeInTheDocument()
})

test('a company that exists is said to be there once, and nothing of it can be changed any more', async () => {
  const about = { status: 'finalized', since: '2026-11-16', turn: 'office', waiting_on: 'nobody', due: null }
  const paid = { ...draft('1', 'Molenwiek B.V.'), state: 'paid', next: 'none' }
  const product = { ...paid, case: { ...about, hold: null, meeting: true, unanswered: 0 } }
  await visit('/dashboard', { as: me, server: { [list]: { body: { notary_products: [product] } } } })
  await expect.element(page.getByRole('link', { name: 'Naar je dossier' })).toBeVisible()
  expect(page.getByText('Klaar', { exact: true }).elements().length).toBe(2)
  expect(page.getByRole('link', { name: 'Gegevens wijzigen' }).elements()).toEqual([])
})

test.each([
  ['used', 'Deze link is al gebruikt'],
  ['expired', 'Deze link is verlopen'],
])('a link for another password that was %s says so', async (why, words) => {
  await visit(`/questionnaire/reset-password?${why}=true`)
  await expect.element(page.getByText(words)).toBeVisible()
  await axeClean()
})
