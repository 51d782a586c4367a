import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '#contract/index.ts'
import { shareholderKeys } from '#domain/fields/index.ts'
import { relevant, startAnswers } from '#domain/flow/index.ts'
import { fromPrice, quote, quoteFor } from '#domain/pricing/index.ts'
import { type FlowName, flowNames, flows, productOf } from '#domain/products/index.ts'
import type { Answers, MainAnswers, ShareholderAnswers } from '#domain/questions/index.ts'
import { type DutchDate, parseDutchDate } from '#domain/values/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { appoint, findAdmin } from '../accounts/appoint.ts'
import { createAudit } from '../audit/actions.ts'
import { knownReferences } from '../reference/references.ts'
import { catalogueActions, PriceBookTooEarly, parsePriceBook } from './actions.ts'

let service: TestApp
let seeded: unknown
beforeAll(async () => {
  service = await openTestApp()
  seeded = (await service.database.db.selectFrom('price_books').select('book').executeTakeFirstOrThrow()).book
})
afterAll(() => service.close())
beforeEach(async () => {
  service.clock.set('2026-11-15T12:00:00Z')
  await service.database.db.deleteFrom('price_books').where('valid_from', '>', '2026-01-01').execute()
})

const ask = (slug: string) => service.app.inject({ url: '/api/prices', query: { notary_product_type_slug: slug } })
const pricesOf = async (slug: string): Promise<Api['GET /api/prices']['response']> => (await ask(slug)).json()

const day = (text: string): DutchDate => {
  const date = parseDutchDate(text)
  if (date === undefined) throw new Error(text)
  return date
}

describe('GET /api/prices', () => {
  test.each<[FlowName, object]>([
    ['dutch-bv', { base_price: 39_900, holding_upsell: { list_price: 35_000, price: 31_000 } }],
    ['english-bv', { base_price: 59_900, holding_upsell: { list_price: 35_000, price: 31_000 } }],
    ['holding', { base_price: 36_900 }],
    ['incorporate-holding', { base_price: 46_900 }],
    ['omzetting', { base_price: 54_900, holding_upsell: { list_price: 36_900, price: 33_900 } }],
    ['transfer_of_shares', { base_price: 44_900, made: { companies: 0, deeds: 1 } }],
    ['stichting', { base_price: 34_900 }],
    ['anbi_stichting_oprichten', { base_price: 44_900 }],
  ])('%s by its name and by its public slug', async (flow, expected) => {
    const prices = await pricesOf(flow)
    expect(prices).toMatchObject({
      product: flow,
      valid_from: '01-01-2026',
      vat: 2_100,
      incorporation_speeds: {
        slow: { working_days: 20, price: 0 },
        medium: { working_days: 10, price: 25_000 },
        fast: { working_days: 5, price: 50_000 },
      },
      healthcare_statutes: 99_900,
      dga_salary: { price: 15_000, old_price: 21_400, discount: 3_000, months: 12 },
      dga_norm: 5_800_000,
      contribution_deed: { price: 55_000, with_holding: { deeds: 2, price_each: 49_900 } },
      external_share_transfer: 5_000,
      shareholders_agreement: 29_900,
      identification_elsewhere: { lowest: 2_500, highest: 5_000 },
      memberships: { starter_yearly: { price: 14_900 }, professional_monthly: { price: 2_900 } },
      preselected_membership: 'starter_yearly',
      fees: { kvk_registration: 8_515, quality_fund_with_vat: 995 },
      ...expected,
    })
    expect(await pricesOf(flows[flow].slug)).toEqual(prices)
  })

  test('under the names of before the same prices stand', async () => {
    expect(await pricesOf('omzetting')).toMatchObject({
      product_type_name: 'Omzetting',
      product_price: 54_900,
      partial_price: 54_900,
      upsell_package_products: [
        { name: 'holding_upsell', original_price: 36_900, discount: 3_000 },
        { name: 'dga_salary', original_price: 21_400, discount: 6_400 },
      ],
      extra_products: {
        notary_products: expect.arrayContaining([
          { type: 'incorporation_speed_fast', price: 50_000 },
          { type: 'contribution_deed', price: 55_000 },
          { type: 'shareholders_agreement', price: 29_900 },
        ]),
        extra_services: expect.arrayContaining([
          { type: 'dga_salary', price: 15_000 },
          { type: 'trademark-check', price: 0 },
        ]),
      },
      extra_fees: {
        kvk_registration: {
          ...{ price: 8_515, amount: 1 },
          name: { nl: 'Inschrijving bij KVK', en: 'Registration with KVK' },
          payment_note: { nl: 'Doorberekend, hier komt geen btw bij', en: 'Passed on, no VAT is added' },
        },
        quality_fund: { price: 995, amount: 1 },
      },
    })
    expect((await pricesOf('transfer_of_shares')).extra_fees.kvk_registration?.amount).toBe(0)
  })

  test.each(['', 'bv', 'constructor'])('a service that does not exist: "%s"', async (slug) => {
    const answer = await ask(slug)
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'notary_product_type_slug'])
  })

  test('a product that today’s book does not sell is not found', async () => {
    const other = { ...(seeded as object), valid_from: '01-02-2026', base_prices: { 'dutch-bv': 1 } }
    await store('2026-02-01', other)
    expect([(await ask('holding')).statusCode, (await ask('dutch-bv')).statusCode]).toEqual([404, 200])
  })

  test('the memberships on sale are the ones that can be chosen, by name and by id', async () => {
    const { memberships } = await pricesOf('dutch-bv')
    const listed: Api['GET /api/upsell_package_types']['response'] = (
      await service.app.inject('/api/upsell_package_types?notary_product_type_slug=dutch-bv')
    ).json()
    const sold = Object.entries(memberships).map(([name, { type_id, price }]) => [name, type_id, price])
    expect(sold.sort()).toEqual(listed.map(({ name, id, price }) => [name, id, price]).sort())
  })

  test('every extra service has a price', async () => {
    const { extra_services } = await pricesOf('dutch-bv')
    const listed: Api['GET /api/extra_services']['response'] = (await service.app.inject('/api/extra_services')).json()
    expect(Object.keys(extra_services).sort()).toEqual(listed.map(({ slug }) => slug).sort())
  })
})

const store = (valid_from: string, book: unknown) =>
  service.database.db
    .insertInto('price_books')
    .values({ valid_from, book: JSON.stringify(book) })
    .execute()

describe('a founder’s answers', () => {
  const person: ShareholderAnswers = { active: true, type: 'natural_person', is_natural_person: true }
  const context = { today: day('15-11-2026') }

  /** As the browser does it, with what the server told; the same cents as the server itself finds. */
  async function total(flow: FlowName, main: MainAnswers, ...people: readonly ShareholderAnswers[]) {
    const product = productOf(flow)
    if (product === null) throw new Error(flow)
    const rows = Object.fromEntries(shareholderKeys.map((key, at) => [key, people[at] ?? {}]))
    const start = startAnswers(product)
    const answers: Answers = { ...start, ...rows, main: { ...start.main, ...main } }
    const counted = relevant(product, answers, context)
    const shown = quoteFor(await pricesOf(flow), counted)
    expect(shown).toEqual(quote(product, counted, parsePriceBook(seeded), context))
    return shown.total
  }

  // Starter is chosen beforehand: 399 + 149 = 548, VAT 83.79 + 31.29 = 115.08, fees 95.10.
  test('a BV as it starts', async () => expect(await total('dutch-bv', {}, person)).toBe(75_818))

  // 599, VAT 125.79, fees 95.10.
  test('an English BV without a membership', async () =>
    expect(await total('english-bv', { upsell_package: 'none' }, person)).toBe(81_989))

  // 399 + 2 x 310 + 150 + 500 + 999 = 2,668. VAT 83.79 + 130.20 + 31.50 + 105.00 + 209.79 = 560.28.
  // Three companies: 255.45 + 29.85 = 285.30. Total 3,513.58.
  test('a person with a holding and payroll, and a holding that is a shareholder itself', async () => {
    const main = { upsell_package: 'none', industry: 'health', caregiver: true, incorporation_speed: 'fast' } as const
    const founder = { ...person, holding: true, holding_name: 'Eerste', dga_plan: true }
    const company: ShareholderAnswers = { active: true, type: 'new_company', is_new_company: true }
    expect(await total('dutch-bv', main, founder, { ...company, is_natural_person: false })).toBe(351_358)
  })

  // Nothing but the BV itself: 399, VAT 83.79, fees 95.10.
  test('what was answered and no longer applies costs nothing', async () => {
    const main = {
      upsell_package: 'none',
      industry: 'retail',
      caregiver: true,
      type_of_conversion: 'tax_free_transfer',
      holding_structure: true,
      free_intake: true,
    } as const
    const gone: ShareholderAnswers = { ...person, active: false, holding: true, dga_plan: true, internal: false }
    const company: ShareholderAnswers = { active: true, type: 'existing_company', is_existing_company: true }
    const was = { ...company, is_natural_person: false, holding: true, dga_plan: true }
    expect(await total('dutch-bv', main, { ...person, internal: false }, was, gone)).toBe(57_789)
  })
})

test('the from-price is there for every flow', () => {
  const book = parsePriceBook(seeded)
  const today = day('15-11-2026')
  for (const flow of flowNames) {
    const { without_vat = 0 } = fromPrice(book, { flow, with_holding: false }, { today }) ?? {}
    expect(without_vat).toBeGreaterThan(book.base_prices[flow] ?? Number.NaN)
  }
})

describe('a stored book', () => {
  type Edit = (book: Record<string, never>) => object
  test.each<[string, Edit]>([
    ['is no book', () => []],
    ['has half a cent', (book) => ({ ...book, healthcare_statutes: 0.5 })],
    ['has a negative price', (book) => ({ ...book, base_prices: { 'dutch-bv': -1 } })],
    ['has a price in words', (book) => ({ ...book, external_share_transfer: '50' })],
    ['has a day that does not exist', (book) => ({ ...book, valid_from: '30-02-2026' })],
    ['offers above the list', (book) => ({ ...book, holding_upsell: { standard: offer(1, 2), by_product: {} } })],
    ['has no fee on its first day', (book) => ({ ...book, dga_norm: [{ from: '02-01-2026', amount: 1 }] })],
    ['has two amounts from one day', (book) => ({ ...book, dga_norm: [norm, norm] })],
    ['preselects what it does not sell', (book) => ({ ...book, preselected_membership: 'gold' })],
    ['gives everything away', (book) => ({ ...book, dga_salary: { price: 0, discount: 10_000, months: 12 } })],
    ['has a part that is more than the whole', (book) => ({ ...book, partial_prices: { 'dutch-bv': 39_901 } })],
    [
      'makes a contribution cheaper with a holding',
      (book) => ({ ...book, contribution_deed: { price: 3, with_holding: { deeds: 2, price_each: 1 } } }),
    ],
    ['lets an unknown question order', (book) => ({ ...book, extra_services: { x: { price: 0, chosen_by: 'pep' } } })],
  ])('that %s is refused', (_name, edit) => {
    expect(() => parsePriceBook(edit(seeded as never))).toThrow()
  })

  const offer = (list_price: number, price: number) => ({ list_price, price })
  const norm = { from: '01-01-2026', amount: 1 }

  test('of before the shareholders’ agreement still holds, and then that is not offered', async () => {
    const { shareholders_agreement: _price, ...before } = seeded as Record<string, unknown>
    await store('2026-11-01', { ...before, valid_from: '01-11-2026' })
    const { base_price, shareholders_agreement, extra_products } = await pricesOf('dutch-bv')
    expect([base_price, shareholders_agreement]).toEqual([39_900, null])
    expect(extra_products.notary_products.map(({ type }) => type)).not.toContain('shareholders_agreement')
    const known = await knownReferences(service).current()
    const days = ['31-10-2026', '01-11-2026', '15-11-2026'].map(day)
    expect(days.map((one) => known.sellsAgreement(one))).toEqual([true, false, false])
  })

  test('that stands under another day than its own is a fault', async () => {
    await store('2026-11-01', seeded)
    expect((await ask('dutch-bv')).statusCode).toBe(500)
  })
})

describe('new prices', () => {
  const priced = (valid_from: string, price: number) => ({
    ...(seeded as object),
    valid_from,
    base_prices: { 'dutch-bv': price },
  })

  test('are planned, planned again, and hold from their day', async () => {
    const { planPriceBook } = catalogueActions(service)
    await planPriceBook(priced('16-11-2026', 41_900))
    await planPriceBook(priced('16-11-2026', 42_900))
    expect((await pricesOf('dutch-bv')).base_price).toBe(39_900)
    service.clock.set('2026-11-16T12:00:00Z')
    expect((await pricesOf('dutch-bv')).base_price).toBe(42_900)
  })

  test('have a line in the log of who planned them', async () => {
    const audit = createAudit(service)
    const { email } = await appoint(service, 'prijzen@voorbeeld.nl', 'admin')
    const admin = await findAdmin(service.database.db, email)
    await catalogueActions(service).planPriceBook(priced('16-11-2026', 41_900), { admin, audit })
    const { data } = await audit.list({})
    expect(data).toMatchObject([{ action: 'prices.planned', subject: 'price_books:16-11-2026' }])
  })

  test('come neither in the past nor today, and not broken', async () => {
    const { planPriceBook } = catalogueActions(service)
    await expect(planPriceBook(priced('15-11-2026', 1))).rejects.toThrow(PriceBookTooEarly)
    await expect(planPriceBook(priced('01-01-2026', 1))).rejects.toThrow(PriceBookTooEarly)
    await expect(planPriceBook(priced('16-11-2026', -1))).rejects.toThrow('base_prices')
    expect(await service.database.db.selectFrom('price_books').select('valid_from').execute()).toHaveLength(1)
  })
})

describe('the books of an admin', () => {
  const planned = (valid_from: string) => ({ ...(seeded as object), valid_from })

  test('are listed, the newest first, with the one that holds', async () => {
    const { planPriceBook, listPriceBooks } = catalogueActions(service)
    await planPriceBook(planned('01-03-2027'))
    await planPriceBook(planned('01-12-2026'))
    const books = await listPriceBooks()
    expect(books.map(({ current, book }) => [book.valid_from, current])).toEqual([
      ['01-03-2027', false],
      ['01-12-2026', false],
      ['01-01-2026', true],
    ])
  })
})

test('a book from before extra services had prices is brought up to date, and a new one stays as it is', async () => {
  const { partial_prices, made, identification_elsewhere, extra_services, ...rest } = parsePriceBook(seeded)
  const old = {
    ...rest,
    valid_from: '01-02-2026',
    base_prices: { 'dutch-bv': 12_300 },
    dga_salary: { price: rest.dga_salary.price, discount: rest.dga_salary.discount },
    memberships: { starter_yearly: { price: 14_900, per: 'year' } },
  }
  await store('2026-02-01', old)
  const file = new URL('../../db/migrations/0012_price_book_parts.sql', import.meta.url)
  await sql.raw(await readFile(file, 'utf8')).execute(service.database.db)
  const books = await service.database.db.selectFrom('price_books').select('book').orderBy('valid_from').execute()
  const [first, second] = books.map(({ book }) => parsePriceBook(book))
  expect(first).toEqual(parsePriceBook(seeded))
  // What was sold by none of them yet is not sold by an old one.
  const { 'contracts-5': _five, 'contracts-100': _hundred, ...services } = extra_services
  expect(second).toEqual({
    ...parsePriceBook(seeded),
    extra_services: services,
    valid_from: '01-02-2026',
    base_prices: { 'dutch-bv': 12_300 },
    memberships: { starter_yearly: { type_id: 2, price: 14_900, per: 'year' } },
  })
})
