import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { axeClean, visit } from '#web/testing/index.ts'

const me = { uuid: 'u', user_hash: 'h', firstname: 'Sanne', lastname: 'de Vries', email: 'sanne@example.nl' } as never

const ordered = (next: string, status: string) => ({
  ...{ uuid: 'q1', flow: 'dutch-bv', api_path: 'dutch_bv_incorporations', company_name: 'Molenwiek B.V.' },
  ...{ product_name: { nl: 'BV oprichten', en: 'Dutch BV' }, state: 'ordered', step: 9, final_step: 7, next },
  payment: { uuid: 'o1', status, payable_price: 57_789, paid_at: null, invoice: null },
  ...{ case: null, uploads: [], changes: [], updated_at: '2026-11-15T12:00:00.000Z' },
})

test.each([
  ['wait_for_payment', 'pending', 'Betaling in behandeling', /nog niet bevestigd/],
  ['pay_again', 'refused', 'Betaling niet gelukt', /geweigerd.*Te betalen: € 577,89/],
  ['pay_again', 'cancelled', 'Betaling niet gelukt', /afgebroken/],
  ['pay_again', 'error', 'Betaling niet gelukt', /verlopen/],
  ['pay', 'open', 'Klaar om te betalen', /Te betalen: € 577,89, met btw en alle kosten/],
])('%s after %s says so', async (next, status, tag, words) => {
  const products = { body: { notary_products: [ordered(next, status)] } }
  await visit('/dashboard', { as: me, server: { 'GET /api/api_customer_dashboard/notary_products': products } })
  const card = page.getByRole('region', { name: 'Molenwiek B.V.' })
  await expect.element(card.getByText(tag, { exact: true })).toBeVisible()
  await expect.element(card).toMatchTextContent(words)
  await axeClean()
})
