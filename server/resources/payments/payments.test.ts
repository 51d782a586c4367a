import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { endPayment, founderWithOrder } from '#server/testing/orders.ts'
import { signedIn } from '#server/testing/signed-in.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const downloads = ['pdf', 'docx'] as const

describe('from order to documents', () => {
  test('everything opens once the sandbox says that it is paid', async () => {
    const founder = await founderWithOrder(service)
    const before = await founder.read()
    expect(before).toMatchObject({
      status: 'open',
      paid: false,
      stale: false,
      revision: 1,
      changes: [],
      // Asked among the extra services already.
      asks: { lead_approval: false, ubo: false },
      invoice: null,
      questionnaire: { uuid: founder.questionnaire, flow: 'dutch-bv', company_name: 'De Gouden Lepel B.V.' },
      billing: { name: 'Anna de Vries', street: 'Voorbeeldlaan', house_number: '3', zip: '3512 CD', city: 'Utrecht' },
    })
    expect(before.payable_price).toBe(before.quote.total)
    for (const format of downloads) {
      expect((await founder.call('GET', `${founder.path}/documents/0.${format}`)).statusCode).toBe(403)
    }

    const paying = await founder.pay({ revision: 1 })
    expect(paying.statusCode).toBe(201)
    const { payment_link } = paying.json()
    const back = await endPayment(service, payment_link, 'paid')
    expect(back).toBe(`http://localhost:3000/questionnaire/dutch-bv/${founder.questionnaire}/paid`)
    await service.jobs.drain()

    const after = await founder.read()
    expect(after).toMatchObject({
      status: 'authorized',
      paid: true,
      invoice: { number: expect.stringMatching(/^2026-/) },
    })
    for (const format of downloads) {
      expect((await founder.call('GET', `${founder.path}/documents/0.${format}`)).statusCode).toBe(200)
    }
    expect((await founder.pay()).json()).toMatchObject({ errors: [{ code: 'already_paid' }], current: { paid: true } })
  })

  test.each([
    ['pending', 'pending'],
    ['failed', 'refused'],
    ['canceled', 'cancelled'],
    ['expired', 'error'],
  ])('one that ends as %s is told as %s, and can be paid again', async (choice, status) => {
    const founder = await founderWithOrder(service)
    const { payment_link } = (await founder.pay()).json()
    await endPayment(service, payment_link, choice)
    await service.jobs.drain()
    expect(await founder.read()).toMatchObject({ status, paid: false })
    const again = await founder.call('POST', `/api/api_customer_dashboard/payments/${founder.order}/mollie_payment`)
    expect(again.statusCode).toBe(201)
    expect(again.json().payment_link === payment_link).toBe(choice === 'pending')
    await endPayment(service, again.json().payment_link, 'paid')
    await service.jobs.drain()
    expect(await founder.read()).toMatchObject({ status: 'authorized', paid: true })
  })
})

describe('the boxes', () => {
  test.each([
    [{ criminal_record_status: false }, ['criminal_record_status']],
    [{ terms_of_service: false }, ['terms_of_service']],
    [{ criminal_record_status: false, terms_of_service: false }, ['criminal_record_status', 'terms_of_service']],
  ])('without %o nothing is paid', async (change, paths) => {
    const founder = await founderWithOrder(service)
    const answer = await founder.pay(change)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(paths)
    expect((await founder.read()).status).toBe('open')
  })

  test('what was ticked is kept with the answers, and changes nothing of the order', async () => {
    const founder = await founderWithOrder(service)
    expect((await founder.pay({ lead_approval: true })).statusCode).toBe(201)
    const { product_data, completed } = (await founder.call('GET', founder.path)).json()
    expect(product_data.main).toMatchObject({ criminal_record_status: true, lead_approval: true })
    expect(completed).toBe(true)
    expect(await founder.read()).toMatchObject({ revision: 1, stale: false, lead_approval: true })
    expect((await founder.pay({ revision: 1, lead_approval: true })).statusCode).toBe(201)
  })
})

describe('who may see it', () => {
  test('others find nothing, and who is not signed in must', async () => {
    const founder = await founderWithOrder(service)
    const other = await signedIn(openBrowser(service.app))
    const calls = [
      ['GET', `/api/payments/${founder.order}`],
      ['GET', `/api/payments/${founder.order}/gtm_format`],
      ['GET', `/api/payments/${founder.order}/invoice.pdf`],
      ['POST', `/api/api_customer_dashboard/payments/${founder.order}/mollie_payment`],
    ] as const
    for (const [method, url] of calls) {
      expect((await other.call(method, url)).statusCode).toBe(404)
      expect((await openBrowser(service.app).call(method, url)).statusCode).toBe(401)
    }
    expect((await other.call('GET', `/api/payments?questionnaire_uuid=${founder.questionnaire}`)).json()).toEqual({
      payments: [],
    })
    expect((await founder.call('GET', '/api/payments')).json().payments).toHaveLength(1)
  })

  test('who is not signed in orders nothing', async () => {
    const browser = openBrowser(service.app)
    const { uuid } = (await browser.call('POST', '/api/dutch_bv_incorporations')).json()
    const { completeAnswers: payload } = await import('#server/testing/answers.ts')
    await browser.call('PATCH', `/api/dutch_bv_incorporations/${uuid}`, { payload })
    const completed = await browser.call('POST', `/api/dutch_bv_incorporations/${uuid}/complete`)
    expect([completed.statusCode, completed.json().payment]).toEqual([200, null])
  })
})

test('a tag manager hears what was bought, not by whom', async () => {
  const founder = await founderWithOrder(service)
  const { payable_price } = await founder.read()
  const answer = await founder.call('GET', `/api/payments/${founder.order}/gtm_format`)
  expect(answer.json()).toMatchObject({
    event: 'purchase',
    ecommerce: { currency: 'EUR', value: payable_price / 100, items: expect.arrayContaining([]) },
  })
  for (const { item_id } of answer.json().ecommerce.items) expect(item_id).toMatch(/^NP-/)
  expect(answer.body).not.toMatch(/Anna|Vries|Lepel|voorbeeld/)
})
