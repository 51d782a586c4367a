import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CaseChanges } from '#contract/changes.ts'
import type { Me } from '#contract/own-account.ts'
import { axeClean, visit } from '#web/testing/index.ts'
import { sampleCase, uuid } from './sample-case.fixture.ts'

const waiting: CaseChanges = {
  ...{ at_once: false, asked: [], closed: false, last: null },
  open: {
    ...{ uuid: 'c', order: 'o', fields: ['main.company_name'], total: 9_075, revision: 1, status: 'open' },
    ...{ made_at: '2026-11-17T10:00:00Z', until: '2026-11-30T23:30:00Z' },
  },
}

test('on the page of the company it waits to be paid, and can be withdrawn', async () => {
  let asked: CaseChanges = waiting
  const asking = { ...sampleCase.history[0], action: 'change_asked' }
  await visit(`/dashboard/${uuid}`, {
    as: { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me,
    server: {
      'GET /api/api_customer_dashboard/notary_products/:uuid': {
        body: { ...sampleCase, history: [...sampleCase.history, asking] },
      },
      'GET /api/api_customer_dashboard/notary_products/:uuid/changes': () => ({ body: asked }),
      'DELETE /api/api_customer_dashboard/notary_products/:uuid/changes': () => {
        asked = { ...waiting, open: null }
        return { body: asked }
      },
      'GET /api/api_customer_dashboard/notary_products': { body: { notary_products: [] } },
      'GET /api/api_customer_dashboard/notary_products/:uuid/services': { body: { data: [] } },
      'GET /api/dutch_bv_incorporations/:uuid/documents': { body: { documents: [] } },
    } as never,
  })
  await expect.element(page.getByRole('button', { name: /Betaal € 90,75/ })).toBeVisible()
  // Half past eleven by UTC is past midnight in Amsterdam.
  await expect.element(page.getByText(/Op dinsdag 1 december vervalt/)).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Trek de wijziging in' }).click()
  await expect.element(page.getByText('De wijziging is ingetrokken.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Er wacht een wijziging op betaling')).not.toBeInTheDocument()
})
