import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { type Founder, founderWithOrder } from '#server/testing/orders.ts'
import { vatOf } from './sheet.ts'

const provider = createFakeProvider()
let service: TestApp
beforeAll(async () => {
  service = await openTestApp({
    provider,
    settings: { INVOICE_SENDER: 'Oprecht B.V. | Voorbeeldstraat 1 | KVK 12345678' },
  })
})
afterAll(() => service.close())

async function paid(options?: Parameters<typeof founderWithOrder>[1]): Promise<Founder> {
  const founder = await founderWithOrder(service, options)
  const id =
    String((await founder.pay()).json().payment_link)
      .split('/')
      .at(-1) ?? ''
  provider.set(id, { status: 'paid' })
  await service.payments.payments.hear(id)
  return founder
}

const invoiceOf = (founder: Founder) => founder.call('GET', `/api/payments/${founder.order}/invoice.pdf`)

describe('an order that was paid', () => {
  test.each([
    ['dutch_bv_incorporations', 'nl', 'Bedankt voor je bestelling', 'Factuur'],
    ['english_bv', 'en', 'Thank you for your order', 'Invoice'],
  ] as const)('%s: one mail with the invoice that can be downloaded', async (path, locale, subject, title) => {
    const founder = await paid({ path })
    const mails = async () =>
      (await mailsTo(service, founder.email)).filter(({ kind }) => kind === 'order_confirmation')
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    const { invoice } = await founder.read()
    expect(mail).toMatchObject({ locale, subject: expect.stringContaining(subject) })
    expect(mail?.text).toContain('Anna')
    expect(mail?.text).toContain(
      `/questionnaire/${locale === 'nl' ? 'dutch-bv' : 'english-bv'}/${founder.questionnaire}/paid`,
    )
    expect(mail?.attachments).toEqual([
      { name: `${invoice?.number}.pdf`, media_type: 'application/pdf', base64: expect.any(String) },
    ])
    const download = await invoiceOf(founder)
    expect([download.statusCode, download.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(download.rawPayload.toString('base64')).toBe(mail?.attachments?.[0]?.base64)
    expect(download.body).toContain(`${title} ${invoice?.number}`)
    for (const words of [
      'Oprecht B.V.',
      'KVK 12345678',
      'Anna de Vries',
      'Voorbeeldlaan 3',
      '3512 CD Utrecht',
      '21%',
    ]) {
      expect(download.body).toContain(words)
    }
    await service.jobs.drain()
    expect(await mails()).toHaveLength(1)
  })

  test('its invoice stays what it was, whatever is changed afterwards', async () => {
    const founder = await paid()
    const before = await invoiceOf(founder)
    await founder.call('PATCH', '/api/billings', { payload: { name: 'Iemand anders', city: 'Delft' } })
    await founder.call('PATCH', founder.path, { payload: { main: { company_name: 'De Zilveren Lepel' } } })
    const after = await invoiceOf(founder)
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true)
    expect((await founder.read()).billing.name).toBe('Anna de Vries')
  })

  test('its file is kept sealed, under a name of its own', async () => {
    const founder = await paid()
    await invoiceOf(founder)
    expect([...service.files.kept.keys()].filter((key) => key.startsWith(`invoices/${founder.order}/`))).toHaveLength(1)
  })
})

test('before it is paid there is none', async () => {
  const founder = await founderWithOrder(service)
  expect((await invoiceOf(founder)).statusCode).toBe(404)
})

test('the VAT, what it is charged over and what is passed on make the total', async () => {
  const founder = await founderWithOrder(service, {
    patch: { p1: { holding: true, holding_name: 'Lepel Holding', dga_plan: true } },
  })
  const { quote } = await founder.read()
  const { base, charged, untaxed } = vatOf(quote as never)
  expect(base + charged + untaxed).toBe(quote.total)
  // Two companies are registered, which bears no VAT.
  expect(untaxed).toBe(2 * 8_515)
  expect(charged).toBeGreaterThan(quote.vat)
})
