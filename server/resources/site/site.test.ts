import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Site } from '#contract/site.ts'
import type { Database } from '#server/db/index.ts'
import { buildTestApp as build } from '#server/testing/app.ts'
import { openTestDatabase } from '#server/testing/database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  // Building the app plants them again.
  for (const table of ['services', 'price_books', 'stories', 'seeded_rows'] as const) {
    await database.db.deleteFrom(table).execute()
  }
})

const buildTestApp = (settings: Record<string, string> = {}) => build({ database, settings })

const siteOf = async ({ app }: Awaited<ReturnType<typeof buildTestApp>>): Promise<Site> => {
  const answer = await app.inject('/api/site')
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

test('tells the names, the cards with their prices and the ratings', async () => {
  const site = await siteOf(await buildTestApp())
  expect(site).toMatchObject({ brand: 'Oprecht', dashboard_url: '/dashboard', home_url: null, development: true })
  expect(site.services.map(({ slug, flow, enabled, from_price }) => [slug, flow, enabled, from_price?.total])).toEqual([
    ['bv_plus_holding', 'dutch-bv', true, 104_809],
    ['dutch-bv', 'dutch-bv', true, 57_789],
    ['holding', 'holding', true, 54_159],
    ['english-bv', 'english-bv', true, 81_989],
    ['incorporate-holding', 'incorporate-holding', true, 66_259],
    ['omzetting', 'omzetting', true, 75_939],
    ['transfer_of_shares', 'transfer_of_shares', true, 55_324],
    ['stichting', 'stichting', false, undefined],
    ['anbi_stichting_oprichten', 'anbi_stichting_oprichten', false, undefined],
    ['statute_change', null, true, undefined],
    ['third_party_funds_foundation', null, true, undefined],
  ])
  expect(site.services[0]).toMatchObject({ with_holding: true, featured: true, screens: ['home', 'bv'] })
  // Who reads English is not led to questions in Dutch by a card that names no language.
  expect(site.services.flatMap(({ slug, in_english }) => (in_english ? [[slug, in_english]] : []))).toEqual([
    ['bv_plus_holding', { flow: 'english-bv', from_price: { total: 129_009, vat: 19_434, without_vat: 109_575 } }],
  ])
  expect(site.services.filter(({ screens }) => screens.includes('bv')).map(({ slug }) => slug)).toEqual([
    'bv_plus_holding',
    'dutch-bv',
    'english-bv',
    'omzetting',
  ])
  expect(site.external_services).toHaveLength(6)
  expect(site.reviews).toEqual([
    { name: 'Kiyoh', text: '272 reviews', score: 4.8, base: 5, count: 272, url: null },
    { name: 'Google', text: null, score: 4.5, base: 5, count: null, url: null },
  ])
})

test('settings open the foundations and fill in the links', async () => {
  const settings = {
    FOUNDATIONS_ENABLED: 'true',
    BRAND_NAME: 'Ander',
    HOME_URL: 'https://www.example.nl/',
    DEBT_COLLECTION_URL: 'https://incasso.example/',
    CHAT_URL: 'https://chat.example/widget.js',
  }
  const site = await siteOf(await buildTestApp(settings))
  expect(site).toMatchObject({
    brand: 'Ander',
    home_url: 'https://www.example.nl/',
    chat_url: 'https://chat.example/widget.js',
    flags: { foundations: true },
  })
  expect(site.services.find(({ slug }) => slug === 'stichting')).toMatchObject({
    enabled: true,
    from_price: { total: 51_739 },
  })
  expect(site.external_services.at(-1)).toEqual({ slug: 'debt_collection', url: 'https://incasso.example/' })
})

test('in maintenance the API is closed, while the server tells that it is well', async () => {
  const { app } = await buildTestApp({ MAINTENANCE: 'true' })
  const statuses = ['/api/site', '/api/openapi.json', '/api/docs', '/health/live', '/health/ready'].map(async (url) => {
    return (await app.inject(url)).statusCode
  })
  expect(await Promise.all(statuses)).toEqual([503, 503, 503, 200, 200])
})

describe('edited data', () => {
  test('cards follow their rows, and a flow that does not exist closes its card', async () => {
    const service = await buildTestApp()
    const { db } = database
    await db.updateTable('services').set({ enabled: false }).where('slug', '=', 'holding').execute()
    await db.updateTable('services').set({ flow: 'no-such-flow' }).where('slug', '=', 'omzetting').execute()
    await db.updateTable('services').set({ position: 1 }).where('slug', '=', 'statute_change').execute()
    const { services } = await siteOf(service)
    expect(services[0]?.slug).toBe('statute_change')
    expect(services.find(({ slug }) => slug === 'holding')).toMatchObject({ enabled: false, from_price: null })
    expect(services.find(({ slug }) => slug === 'omzetting')).toMatchObject({ enabled: false, flow: null })
  })

  test('a new price book holds from its day in Amsterdam', async () => {
    const service = await buildTestApp()
    const { db } = database
    const { book } = await db.selectFrom('price_books').select('book').executeTakeFirstOrThrow()
    const dearer = { ...(book as object), valid_from: '16-11-2026', base_prices: { 'dutch-bv': 41_900 } }
    await db
      .insertInto('price_books')
      .values({ valid_from: '2026-11-16', book: JSON.stringify(dearer) })
      .execute()
    const price = async () => (await siteOf(service)).services[1]?.from_price?.total
    service.clock.set('2026-11-15T22:59:59Z')
    expect(await price()).toBe(57_789)
    service.clock.set('2026-11-15T23:00:00Z')
    expect(await price()).toBe(60_209)
  })

  test('a price book that cannot be read is a fault of ours, never a price', async () => {
    const service = await buildTestApp()
    const broken = JSON.stringify({ base_prices: { 'dutch-bv': -1 } })
    await database.db.updateTable('price_books').set({ book: broken }).execute()
    const answer = await service.app.inject('/api/site')
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([500, 'internal_error'])
  })

  test.each([
    ['missing', undefined],
    ['broken', '{"_uid":"x","component":"reviews","engineReviews":[{"name":"A","score":"11","scale":"10"}]}'],
    ['no story', '{}'],
  ])('with a reviews story that is %s the fallbacks stand and the log says so', async (_name, content) => {
    const service = await buildTestApp()
    const { db } = database
    const named = db.selectFrom('story_addresses').select('story').where('slug', '=', 'reviews')
    if (content === undefined) await db.deleteFrom('stories').where('uuid', 'in', named).execute()
    else await db.updateTable('story_versions').set({ content }).where('story', 'in', named).execute()
    const { reviews } = await siteOf(service)
    expect(reviews.map(({ score, count }) => [score, count])).toEqual([
      [4.8, 272],
      [4.5, null],
    ])
    const line = service.logged.map((text) => JSON.parse(text)).find(({ level }) => level === 'warn')
    expect(line).toMatchObject({ story: 'reviews', err: { type: expect.any(String) } })
  })
})
