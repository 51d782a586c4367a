import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentToDraw } from '#contract/content-page.ts'
import { firstBook } from '#domain/pricing/index.ts'
import { fakeClock } from '#server/adapters/clock/index.ts'
import type { Screens } from '#server/adapters/screens/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { createContentPages } from './pages.ts'
import { ownContent } from './source.ts'

let drawn: ContentToDraw[] = []
let fails = false
/** Screens that only say what they were asked to draw. */
const screens: Screens = {
  folder: import.meta.dirname,
  page: async ({ path, chosen }) => ({ status: 404, locale: chosen, html: `<p>niets op ${path}</p>` }),
  content: async (wanted) => {
    if (fails) throw new Error('this page cannot be drawn')
    drawn.push(wanted)
    return { html: `<h1>${wanted.page.meta.title}</h1>` }
  },
}

let service: TestApp
beforeAll(async () => {
  service = await openTestApp({ screens })
})
afterAll(() => service.close())
beforeEach(() => {
  drawn = []
  fails = false
})

const html = { accept: 'text/html' }
const get = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ url, headers: { ...html, ...headers } })
let count = 0

type Written = {
  readonly nl: string
  readonly en?: string
  readonly was?: readonly string[]
  readonly title?: string
  readonly more?: object
  readonly live_from?: Date | null
}

/** A page as the back office would have written it. */
async function write({ nl, en, was = [], title = 'Titel', more = {}, live_from = service.clock.now() }: Written) {
  const { db } = service.database
  const now = new Date(service.clock.now().getTime() + ++count)
  const { uuid: story } = await db
    .insertInto('stories')
    .values({ created_at: now, changed_at: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const meta = { _uid: 'm', component: 'meta', title, title__i18n__en: 'Title' }
  const words = { description: 'Waarover', description__i18n__en: 'About what' }
  const content = { _uid: 'p', component: 'page', meta: { ...meta, ...words }, body: [], ...more }
  const version = { story, number: 1, name: 'Pagina', live_from, made_at: now }
  await db
    .insertInto('story_versions')
    .values({ ...version, content: JSON.stringify(content) })
    .execute()
  await db
    .insertInto('story_addresses')
    .values([
      { locale: 'nl', slug: nl, story },
      ...(en === undefined ? [] : [{ locale: 'en' as const, slug: en, story }]),
      ...was.map((slug) => ({ locale: 'nl' as const, slug, story, is_current: false })),
    ])
    .execute()
  // As if a moment passed: another page of this process was drawn before.
  service.clock.advance(1)
  return story
}

describe('a page that people wrote', () => {
  test('is shown at its address in each language, and names the other', async () => {
    await write({ nl: 'proef/een', en: 'trial/one' })
    const [dutch, english] = [await get('/proef/een'), await get('/en/trial/one/')]
    expect([dutch.statusCode, dutch.body, dutch.headers['content-language']]).toEqual([200, '<h1>Titel</h1>', 'nl'])
    expect([english.body, english.headers['content-language']]).toEqual(['<h1>Title</h1>', 'en'])
    expect(drawn[0]).toMatchObject({
      ...{ path: '/proef/een', preview: false },
      alternates: { nl: '/proef/een', en: '/en/trial/one' },
    })
  })

  test('is known by its mark afterwards, and sent small to who takes that', async () => {
    await write({ nl: 'eens' })
    const first = await get('/eens')
    const again = await get('/eens', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const small = await get('/eens', { 'accept-encoding': 'gzip, br' })
    expect(small.headers['content-encoding']).toBe('br')
  })

  test('is drawn anew when something changed, and not before', async () => {
    const written = { site: (await get('/api/site', { accept: '*/*' })).json(), log: service.app.log }
    const pages = createContentPages({
      source: ownContent(service),
      ...{ ...service, ...written, screens, site: async () => written.site, priceBook: async () => firstBook },
      freshFor: Number.POSITIVE_INFINITY,
    })
    await write({ nl: 'bewaard' })
    const first = await pages.at('/bewaard')
    expect([await pages.at('/bewaard'), drawn.length]).toEqual([first, 1])
    await write({ nl: 'iets-anders' })
    pages.forget()
    await pages.at('/bewaard')
    expect(drawn.length).toBe(2)
  })

  test('at an address it had before leads on, and that is counted', async () => {
    const story = await write({ nl: 'nieuw-adres', was: ['oud-adres'] })
    const answer = await get('/oud-adres')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/nieuw-adres'])
    const visits = () =>
      service.database.db.selectFrom('story_addresses').select('visits').where('slug', '=', 'oud-adres').execute()
    await expect.poll(visits).toEqual([{ visits: 1 }])
    expect(story).toBeTruthy()
  })

  test('of one language sends who asks for the other to it', async () => {
    await write({ nl: 'alleen-nl', en: 'dutch-only', more: { forcedLocale: 'nl' } })
    const answer = await get('/en/dutch-only')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/alleen-nl'])
  })

  test.each([
    ['is a draft', { live_from: null }],
    ['comes later', { live_from: new Date('2027-01-01T00:00:00Z') }],
    ['has no name', { title: '' }],
  ])('that %s is not there', async (name, more) => {
    const nl = `niet-${name.replaceAll(' ', '-')}`
    await write({ nl, ...more })
    expect((await get(`/${nl}`)).statusCode).toBe(404)
  })

  test('that cannot be drawn is a page that is not there, and the log says so', async () => {
    await write({ nl: 'stuk' })
    fails = true
    expect((await get('/stuk')).body).toBe('<p>niets op /stuk</p>')
    expect(service.logged.join()).toContain('a page could not be drawn')
    fails = false
    expect((await get('/stuk')).statusCode).toBe(200)
  })

  test('comes at its moment', async () => {
    const moment = new Date(service.clock.now().getTime() + 60_000)
    await write({ nl: 'straks', live_from: moment })
    expect((await get('/straks')).statusCode).toBe(404)
    service.clock.set(moment)
    expect((await get('/straks')).statusCode).toBe(200)
  })

  test('has the prices of today, and changes with the book', async () => {
    const card = { _uid: 'k', component: 'price_card', product: 'dutch-bv', holding: true, speed: true, buttons: [] }
    const text = { _uid: 't', component: 'call_to_action', title: 'Vanaf {price.dutch-bv}' }
    const button = { _uid: 'b', component: 'button', label: 'L', address: '/questionnaire/' }
    await write({ nl: 'prijzen', more: { body: [card, { ...text, buttons: [button] }] } })
    await get('/prijzen')
    expect(drawn[0]?.prices.k).toMatchObject({
      total_cents: 57_789,
      vat: { percentage: 21 },
      often: [{ name: 'Persoonlijke holding' }, { name: 'Klaar binnen 10 werkdagen' }],
    })
    expect(drawn[0]?.page.body[1]).toMatchObject({ title: 'Vanaf €\u00a0577,89' })
  })

  test.each(['/nergens', '/en/nowhere', '/a/b/c/d/e/f', '/.env', '/%00', '/%E0%A4%A'])('%s is no page', async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
    expect(drawn).toEqual([])
  })
})

test.each([
  ['/questionnaire/terms', '/voorwaarden', 200],
  ['/questionnaire/privacy?lang=nl', '/privacy', 200],
  ['/questionnaire/complaints?lang=en-us', '/en/complaints', 200],
  ['/questionnaire/accessibility?lang=en', '/en/accessibility', 200],
])('%s leads to %s, which is there', async (from, to, status) => {
  const answer = await get(from)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, to])
  expect((await get(to)).statusCode).toBe(status)
})

test('search engines find every page in each of its languages', async () => {
  await write({ nl: 'te-vinden', en: 'to-be-found' })
  const { body, headers } = await get('/sitemap.xml')
  const origin = service.config.PUBLIC_URL
  expect(headers['content-type']).toContain('application/xml')
  expect(body).toContain(`<loc>${origin}/te-vinden</loc>`)
  expect(body).toContain(`hreflang="en" href="${origin}/en/to-be-found"`)
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

describe('the picture with which a page is shared', () => {
  const hero = { _uid: 'h', component: 'hero', title: 'Gewone vragen', title__i18n__en: 'Plain questions' }

  test('is drawn from what the page says first, one for each language', async () => {
    await write({ nl: 'gedeeld', en: 'shared', more: { body: [hero] } })
    await get('/gedeeld')
    await get('/en/shared')
    const [dutch = '', english = ''] = drawn.map(({ share_picture }) => share_picture ?? '')
    expect(dutch).not.toBe(english)
    for (const path of [dutch, english]) {
      const answer = await service.app.inject(path)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
      expect(answer.headers['cache-control']).toContain('immutable')
    }
  })

  test('that no page has any more is the one of the whole site', async () => {
    for (const name of [`${'0'.repeat(24)}.png`, 'iets.png']) {
      const answer = await service.app.inject(`/pictures/share/${name}`)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/share.png'])
    }
  })
})

test('what others wrote is on a page with its day in words, and nothing before anybody wrote', async () => {
  await write({ nl: 'oordelen-hier', en: 'reviews-here' })
  await get('/oordelen-hier')
  expect(drawn.at(-1)?.reviews?.newest).toEqual([])
  const said = { name: 'Marieke', place: null, text: 'Snel geregeld.', language: 'nl', source: 'Google', address: null }
  const site = (await service.app.inject('/api/site')).json()
  const pages = createContentPages({
    ...{ ...service, screens, source: ownContent(service), log: service.app.log, priceBook: async () => firstBook },
    site: async () => site,
    quotes: async () => [{ ...said, language: 'nl', score: 5, scale: 5, day: new Date('2026-11-02T12:00:00Z') }],
  })
  await pages.at('/oordelen-hier')
  expect(drawn.at(-1)?.reviews?.newest).toMatchObject([{ ...said, date: '2 november 2026' }])
  await pages.at('/en/reviews-here')
  expect(drawn.at(-1)?.reviews?.newest).toMatchObject([{ ...said, date: expect.stringMatching(/November/) }])
})

test('a price that was read just before midnight is not that of the day after', async () => {
  const clock = fakeClock('2026-11-15T22:59:59Z')
  const site = (await service.app.inject('/api/site')).json()
  const read: string[] = []
  const pages = createContentPages({
    ...{ ...service, clock, screens, source: ownContent(service), log: service.app.log, site: async () => site },
    freshFor: Number.POSITIVE_INFINITY,
    async priceBook() {
      read.push(clock.today())
      clock.set(new Date('2026-11-15T23:00:01Z'))
      return firstBook
    },
  })
  for (let time = 1; time <= 3; time++) await pages.at('/bv-oprichten')
  expect(read).toEqual(['15-11-2026', '16-11-2026'])
})

test('the page about assistants names their address, or says that none can be connected', async () => {
  const config = { ...service.config, ASSISTANTS_ENABLED: true }
  const site = (await service.app.inject('/api/site')).json()
  const pages = createContentPages({
    ...{ ...service, config, screens, source: ownContent(service), log: service.app.log },
    ...{ site: async () => site, priceBook: async () => firstBook, freshFor: 0 },
  })
  const address = `${config.PUBLIC_URL}/mcp`
  const shown = async () => {
    await pages.at('/assistenten')
    const { body = [] } = drawn.at(-1)?.page ?? {}
    const isSaid = body.some(({ component }) => component === 'notice')
    return { isSaid, isNamed: JSON.stringify(body).includes(address) }
  }
  expect(await shown()).toEqual({ isSaid: false, isNamed: true })
  // Turned in the back office: the page follows.
  config.ASSISTANTS_ENABLED = false
  expect(await shown()).toEqual({ isSaid: true, isNamed: false })
  expect((await get('/sitemap.xml')).body).toContain('/en/assistants')
})
