import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Me } from '#contract/own-account.ts'
import { axeClean, visit } from '#web/testing/index.ts'
import { sampleCase, uuid } from './sample-case.fixture.ts'

const here = 'GET /api/api_customer_dashboard/notary_products/:uuid'
const kept = { ...sampleCase.history[0], action: 'keep_slot' }
const at = (starts: string, ends: string) => ({ way: 'online', waiting: [], starts, ends })
const agreed = { state: 'agreed', ...at('2030-12-17T13:00:00.000Z', '2030-12-17T13:45:00.000Z') }
const about = {
  ...{ ...sampleCase, status: 'scheduling_meeting', actions: [], due: '2030-12-18', appointment: agreed },
  history: [...sampleCase.history, kept],
}
const waiting = {
  office: { name: 'Notariskantoor Terpstra', city: 'Leeuwarden', notary: null, place: '' },
  ...{ mode: 'online', minutes: 45, due: '2030-12-18', open: true, people: [], days: [], next: null, agreed },
  asked: { state: 'asked', ...at('2030-12-13T10:15:00.000Z', '2030-12-13T11:00:00.000Z') },
  to_pay: { total: 6050, until: '2030-12-11T15:30:00.000Z' },
  move: { price: 6050, later: 6050, until: '2030-12-16T13:00:00.000Z' },
}

async function open(words: Record<string, unknown> = {}) {
  await visit(`/dashboard/${uuid}`, {
    as: { email: 'sanne@voorbeeld.nl', firstname: 'Sanne', lastname: 'de Vries' } as Me,
    server: {
      [here]: { body: about },
      [`${here}/appointment`]: { body: waiting },
      'GET /api/api_customer_dashboard/notary_products': { body: { notary_products: [] } },
      [`${here}/services`]: { body: { data: [] } },
      'GET /api/dutch_bv_incorporations/:uuid/documents': { body: { documents: [] } },
      ...words,
    } as never,
  })
}

test('the page of the company says until when another moment is kept, and what stands if nobody pays', async () => {
  let left = false
  await open({
    [`${here}/appointment`]: () => ({ body: left ? { ...waiting, asked: null, to_pay: null } : waiting }),
    'POST /api/api_customer_dashboard/notary_products/:uuid/actions': (body: { action: string }) => {
      left = body.action === 'drop_slot'
      return { body: { ...about, version: 2 } }
    },
  })
  await expect.element(page.getByText('Bijna verzet naar vrijdag 13 december, 11:15')).toBeVisible()
  await expect.element(page.getByText(/We houden dit moment vast tot woensdag 11 december, 16:30/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Betaal € 60,50/ })).toBeVisible()
  await axeClean()
  await page.getByRole('button', { name: 'Laat de afspraak zoals hij is' }).click()
  await expect.element(page.getByText('Alles blijft zoals het was')).toBeVisible()
  await expect.element(page.getByText(/Bijna verzet/)).not.toBeInTheDocument()
})

test('what came free meanwhile is said when somebody goes to pay it', async () => {
  const refused = { errors: [{ code: 'conflict', message: '' }], missing: [{ kind: 'slot' }] }
  await open({
    'POST /api/api_customer_dashboard/notary_products/:uuid/appointment/payment': { status: 409, body: refused },
  })
  await page.getByRole('button', { name: /Betaal € 60,50/ }).click()
  await expect.element(page.getByText('Dat moment is net weg. Kies een ander.')).toBeVisible()
})
