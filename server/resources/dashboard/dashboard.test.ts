import { afterAll, beforeAll, expect, it } from 'vitest'
import type { NotaryProduct } from '#contract/dashboard.ts'
import type { Database } from '#server/db/index.ts'
import { buildTestApp } from '#server/testing/app.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { founderWhoPaid } from '#server/testing/orders.ts'
import { signedIn } from '#server/testing/signed-in.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const path = '/api/api_customer_dashboard/notary_products'
const listOf = async (browser: Browser) =>
  (await browser.call('GET', path)).json<{ notary_products: NotaryProduct[] }>().notary_products

async function begin(browser: Browser, at = 'dutch_bv_incorporations', answers: object = {}): Promise<string> {
  const { uuid } = (await browser.call('POST', `/api/${at}`)).json<{ uuid: string }>()
  expect((await browser.call('PATCH', `/api/${at}/${uuid}`, { payload: answers })).statusCode).toBe(200)
  return uuid
}

it('shows what one is making, the newest change first, and nothing of anybody else', async () => {
  const { app, clock } = await buildTestApp({ database })
  const anna = await signedIn(openBrowser(app))
  expect(await listOf(anna)).toEqual([])
  const first = await begin(anna, 'dutch_bv_incorporations', { main: { company_name: 'De Gouden Lepel B.V.' } })
  clock.advance(60_000)
  const second = await begin(anna, 'english_bv')
  await begin(await signedIn(openBrowser(app)))
  expect(await listOf(anna)).toMatchObject([
    {
      uuid: second,
      flow: 'english-bv',
      product_name: { nl: 'Engelstalige BV', en: 'BV in English' },
      company_name: null,
      ...{ state: 'draft', next: 'continue', payment: null, case: null, step: 0, final_step: 7 },
    },
    { uuid: first, company_name: 'De Gouden Lepel B.V.', uploads: [], changes: [] },
  ])
})

it('shows what was made before signing in and taken along', async () => {
  const { app } = await buildTestApp({ database })
  const browser = openBrowser(app)
  const uuid = await begin(browser)
  const left = await begin(browser)
  const anna = await signedIn(browser, { fields: { drafts: [uuid] } })
  expect((await listOf(anna)).map((one) => one.uuid)).toEqual([uuid])
  expect(left).not.toBe(uuid)
})

it('shows how a paid order stands, and which documents a change after it touches', async () => {
  const service = await buildTestApp({ database })
  const anna = await founderWhoPaid(service)
  const { payable_price, invoice } = await anna.read()
  await anna.call('PATCH', anna.path, { payload: { p1: { bsn: '123456782' } } })
  const [product] = await listOf(anna)
  expect(product).toMatchObject({
    state: 'paid',
    next: 'upload',
    payment: { uuid: anna.order, status: 'authorized', payable_price, invoice, method: 'ideal', supplements: [] },
    case: { status: 'open_mix', waiting_on: 'customer', turn: 'office', hold: null, meeting: false, unanswered: 0 },
    changes: [{ fields: ['p1.bsn'], version: 2 }],
  })
  // A BSN stands in the declaration and never in the deed.
  expect(product?.changes[0]?.documents).toHaveLength(1)
  expect(product?.changes[0]?.documents[0]).toContain('erklaring')
})

it('names documents that a change makes superfluous as well', async () => {
  const service = await buildTestApp({ database })
  const anna = await founderWhoPaid(service, { patch: { p1: { holding: true, holding_name: 'Anna Holding' } } })
  const changes = `${path}/${anna.questionnaire}/changes`
  const patch = { p1: { holding: false } }
  const { cost } = (await anna.call('POST', `${changes}/preview`, { payload: { patch } })).json()
  await anna.call('POST', changes, { payload: { patch, total: cost.total } })
  const [product] = await listOf(anna)
  expect(product?.changes.flatMap(({ documents }) => documents).join()).toContain('Anna Holding B.V.')
  // What went back for it stands beside what was paid, with an invoice of its own.
  const back = { reason: 'change', payable_price: cost.total, method: null, invoice: { number: expect.any(String) } }
  expect(product?.payment?.supplements).toMatchObject([back])
})
