import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NotaryProduct } from '#contract/dashboard.ts'
import type { DocumentAnswer, DocumentList } from '#contract/documents.ts'
import { gapsIn } from '#domain/documents/index.ts'
import { createFakeProvider } from '#server/adapters/payments/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { atTheProvider, beginPayment, happens } from '#server/testing/at-the-provider.ts'
import { mailsTo } from '#server/testing/mails.ts'
import type { Founder } from '#server/testing/orders.ts'

// What is paid is what the attempt confirmed, whatever happened to the answers meanwhile.

const provider = createFakeProvider()
let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ provider, settings: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => service.close())

const paid = (id: string) => happens(provider, service, id, { status: 'paid' })

async function change(founder: Founder, payload: object): Promise<void> {
  const saved = await founder.call('PATCH', founder.path, { payload })
  if (saved.statusCode !== 200) throw new Error(`Answers were refused: ${saved.body}`)
}

const documentsOf = async (founder: Founder) =>
  (await founder.call('GET', `${founder.path}/documents`)).json<DocumentList>().documents

const documentOf = async (founder: Founder, index: number) =>
  (await founder.call('GET', `${founder.path}/documents/${index}`)).json<DocumentAnswer>().document

async function changesOf(founder: Founder): Promise<NotaryProduct['changes']> {
  const answer = await founder.call('GET', '/api/api_customer_dashboard/notary_products')
  const [product] = answer.json<{ notary_products: NotaryProduct[] }>().notary_products
  return product?.changes ?? []
}

const holdings = {
  p1: { holding: true, holding_name: 'Anna Holding' },
  p2: { holding: true, holding_name: 'Bram Holding' },
}

describe('answers that grew while somebody was at their bank', () => {
  test('two holdings added, completed, and the old link paid: the small order, and the rest is a change after payment', async () => {
    const { founder, id } = await atTheProvider(service)
    const before = await founder.read()
    await change(founder, holdings)
    expect((await founder.call('POST', `${founder.path}/complete`)).statusCode).toBe(200)
    expect((await founder.read()).payable_price).toBeGreaterThan(before.payable_price)
    await paid(id)
    await service.jobs.drain()

    expect(await founder.read()).toMatchObject({ paid: true, payable_price: before.payable_price, stale: false })
    const documents = await documentsOf(founder)
    expect(documents.map(({ key }) => key)).toEqual([
      'deed',
      'poa',
      'register',
      'declaration',
      'letter',
      'company_power',
    ])
    expect(documents.map(({ status, up_to_date }) => [status, up_to_date])).toEqual(
      documents.map(() => ['issued', false]),
    )
    expect(JSON.stringify(await documentOf(founder, 0))).not.toContain('Anna Holding')
    const [changes] = await changesOf(founder)
    expect(changes?.fields).toEqual(
      expect.arrayContaining(['p1.holding', 'p1.holding_name', 'p2.holding', 'p2.holding_name']),
    )
  })

  test('another name for the same price: the link of before is not handed out again, and whoever pays it buys the name of before', async () => {
    const { founder, id: old } = await atTheProvider(service)
    await change(founder, { main: { company_name: 'De Houten Lepel' } })
    expect((await founder.pay({ revision: 1 })).statusCode).toBe(409)
    expect(await beginPayment(founder, { revision: 2 })).not.toBe(old)
    await paid(old)
    await service.jobs.drain()
    expect((await documentsOf(founder))[0]?.title).toContain('De Gouden Lepel')
    expect((await changesOf(founder)).map(({ fields }) => fields)).toEqual([['main.company_name']])
  })

  test('answers that `complete` refuses: nothing final has a gap in it', async () => {
    const { founder, id } = await atTheProvider(service)
    await change(founder, { main: { company_name: null, activities: null }, p1: { lastname: null } })
    expect((await founder.call('POST', `${founder.path}/complete`)).statusCode).toBe(422)
    await paid(id)
    await service.jobs.drain()
    for (const { index, status, title } of await documentsOf(founder)) {
      const document = await documentOf(founder, index)
      expect([status, gapsIn(document as never)], title).toEqual(['issued', []])
    }
    expect((await founder.call('GET', `${founder.path}/documents/0.pdf`)).body).toContain('De Gouden Lepel')
  })
})

describe('answers that change between the payment and what it sets going', () => {
  test('documents, invoice and mail are of what was paid for', async () => {
    const { founder, id } = await atTheProvider(service)
    await paid(id)
    await change(founder, { main: { company_name: 'De Zilveren Lepel' } })
    // What was not paid for cannot be had by answering.
    await expect(change(founder, holdings)).rejects.toThrow('costs_more')
    await service.jobs.drain()

    const documents = await documentsOf(founder)
    expect(documents).toHaveLength(6)
    for (const { title } of documents) expect(title).not.toContain('Zilveren')
    for (const ending of ['pdf', 'docx']) {
      const { body } = await founder.call('GET', `${founder.path}/documents/0.${ending}`)
      expect(body).not.toContain('Zilveren')
    }
    const invoice = await founder.call('GET', `/api/payments/${founder.order}/invoice.pdf`)
    expect(invoice.body).toContain('De Gouden Lepel')
    const mail = (await mailsTo(service, founder.email)).find(({ kind }) => kind === 'order_confirmation')
    expect(mail?.text).toContain('De Gouden Lepel')
    expect((await changesOf(founder)).flatMap(({ fields }) => fields)).toContain('main.company_name')
  })

  test('a document that is asked for before the job made it is of what was paid for too', async () => {
    const { founder, id } = await atTheProvider(service)
    await paid(id)
    await change(founder, { main: { company_name: null } })
    const [deed] = await documentsOf(founder)
    expect(deed).toMatchObject({ title: 'Akte van oprichting van De Gouden Lepel B.V.', status: 'issued', gaps: [] })
  })
})

test('to whom the invoice goes is confirmed with the payment', async () => {
  const { founder, id } = await atTheProvider(service)
  await founder.call('PATCH', '/api/billings', { payload: { name: null, city: null } })
  await paid(id)
  expect((await founder.read()).billing).toMatchObject({ name: 'Anna de Vries', city: 'Utrecht' })
})
