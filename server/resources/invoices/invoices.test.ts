import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatEuros } from '#domain/money/index.ts'
import { listedPrice, splitOf } from '#domain/pricing/index.ts'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { type Founder, founderWithOrder } from '#server/testing/orders.ts'

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
    // The company in full, every line without VAT, all VAT, and what was paid: it adds up, as checkout did.
    const { quote } = await founder.read()
    const { vat } = splitOf(quote)
    expect(quote.lines.reduce((sum, line) => sum + listedPrice(line), 0) + vat).toBe(quote.total)
    const amounts = [...quote.lines.filter(({ free }) => !free).map(listedPrice), vat, quote.total]
    for (const amount of amounts) expect(mail?.text).toContain(formatEuros(amount, locale))
    expect(mail?.text).toMatch(/ B\.V\./)
    // The button stands before the greeting.
    const at = (words: string) => mail?.text.indexOf(words) ?? -1
    expect(at('/paid')).toBeLessThan(at(locale === 'nl' ? 'Hartelijke groet' : 'Kind regards'))
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
      'B.V.',
      formatEuros(vat, locale),
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
  const { taxed, vat, untaxed } = splitOf(quote as never)
  expect(taxed + vat + untaxed).toBe(quote.total)
  // Two companies are registered, which bears no VAT.
  expect(untaxed).toBe(2 * 8_515)
  expect(vat).toBeGreaterThan(quote.vat)
})
