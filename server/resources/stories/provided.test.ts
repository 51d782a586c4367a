import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentToDraw } from '#contract/content-page.ts'
import { fakeClock } from '#server/adapters/clock/index.ts'
import { storyblokContent } from '#server/adapters/content/index.ts'
import { createFakeFiles } from '#server/adapters/files/index.ts'
import type { Screens } from '#server/adapters/screens/index.ts'
import { createMetrics } from '#server/http/index.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'
import { providedSource } from './provided.ts'
import { recordedStories } from './space.fixture.ts'

// A space at the provider, on this machine: what it answers is as its documentation shows it.

const token = 'een-openbaar-teken'
type Mood = 'well' | 'slow' | 'down' | 'limited' | 'malformed' | 'no json'
let mood: Mood
let version: number
let title: string | undefined
let asked: string[]
let more: number
const unanswered: ServerResponse[] = []
let provider: Server
let endpoint: string

beforeAll(async () => {
  provider = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    asked.push(`${url.pathname.replace('/v2/cdn/', '')}?${url.searchParams.get('language') ?? ''}`)
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (mood === 'slow') return void unanswered.push(reply)
    if (mood === 'down') return void request.socket.destroy()
    if (mood === 'limited') return void send(429, { error: 'Rate limit exceeded' }, { 'retry-after': '60' })
    if (mood === 'no json') return void reply.writeHead(200).end('<html>')
    if (url.searchParams.get('token') !== token) return void send(401, { error: 'Unauthorized' })
    if (url.pathname === '/v2/cdn/spaces/me') {
      const space = { id: 123456, name: 'Oprecht', domain: 'https://oprecht.example/', version, language_codes: ['en'] }
      return void send(200, { space })
    }
    if (mood === 'malformed') return void send(200, { stories: [{ id: 1 }], cv: version, rels: [], links: [] })
    const language = url.searchParams.get('language') === 'en' ? 'en' : 'default'
    const recorded = recordedStories(language, title)
    const others = Array.from({ length: more }, (_, index) => ({
      ...{ ...recorded[1], uuid: `ander-${index}`, full_slug: `ander-${index}`, default_full_slug: `ander-${index}` },
    }))
    const all = [...recorded, ...others]
    const page = Number(url.searchParams.get('page') ?? 1)
    const size = Number(url.searchParams.get('per_page') ?? 25)
    const stories = all.slice((page - 1) * size, page * size)
    return void send(
      200,
      { stories, cv: version, rels: [], links: [] },
      { total: String(all.length), 'per-page': '100' },
    )
  })
  await new Promise<void>((done) => {
    provider.listen(0, '127.0.0.1', done)
  })
  endpoint = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v2/cdn`
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})
beforeEach(() => {
  mood = 'well'
  version = 1735645795
  title = undefined
  asked = []
  more = 0
})
afterEach(() => {
  for (const reply of unanswered.splice(0)) reply.destroy()
})

function open(files = createFakeFiles(), timeout?: number) {
  const clock = fakeClock('2026-11-15T12:00:00Z')
  const metrics = createMetrics({ ofProcess: false })
  const logged: unknown[] = []
  const log = { warn: (line: unknown) => void logged.push(line), info: () => undefined }
  const options = { token, endpoint, version: 'published' as const, ...(timeout !== undefined && { timeout }) }
  const source = providedSource({ provider: storyblokContent(options), files, clock, log, metrics })
  const titleNow = async () => {
    const story = await source.at('nl', 'bv-oprichten')
    return (story?.contentIn('nl') as { meta?: { title?: string } } | undefined)?.meta?.title
  }
  return { source, clock, metrics, files, logged, titleNow }
}

const firstTitle = 'BV oprichten · Oprecht'

test('a space is read once, in both languages, and not again until something was published', async () => {
  const { source, clock, titleNow } = open()
  expect(await titleNow()).toBe(firstTitle)
  expect(asked).toEqual(['spaces/me?', 'stories?', 'stories?en'])
  await titleNow()
  expect(asked).toHaveLength(3)
  clock.advance(31_000)
  await source.refresh()
  expect(asked.slice(3)).toEqual(['spaces/me?'])
  const before = await source.moments()
  ;[version, title] = [version + 1, 'Anders']
  clock.advance(31_000)
  // Who comes now sees what was there, and the next one what is new.
  expect(await titleNow()).toBe(firstTitle)
  await source.refresh()
  expect(await titleNow()).toBe('Anders')
  expect(await source.moments()).not.toEqual(before)
})

describe.each(['slow', 'down', 'limited', 'malformed', 'no json'] as const)('a provider that is %s', (trouble) => {
  test('is not noticed by readers, also after a restart, and counted', async () => {
    const { source, clock, files, metrics, titleNow, logged } = open(undefined, 200)
    await titleNow()
    mood = trouble
    version += 1
    clock.advance(31_000)
    await source.refresh()
    expect(await titleNow()).toBe(firstTitle)
    expect(await metrics.registry.metrics()).toContain('content_provider_reads_total{result="failed"} 1')
    expect(JSON.stringify(logged)).not.toContain(token)
    const restarted = open(files, 200)
    expect(await restarted.titleNow()).toBe(firstTitle)
    await restarted.source.refresh()
    expect(await restarted.titleNow()).toBe(firstTitle)
    mood = 'well'
    title = 'Weer terug'
    await restarted.source.refresh()
    expect(await restarted.titleNow()).toBe('Weer terug')
  })

  test('has no pages when nothing was ever read, and is left alone for a while', async () => {
    mood = trouble
    const { clock, titleNow } = open(undefined, 200)
    await expect(titleNow()).rejects.toThrow('Nothing was read')
    const tries = asked.length
    await expect(titleNow()).rejects.toThrow()
    expect(asked).toHaveLength(tries)
    mood = 'well'
    clock.advance(61_000)
    expect(await titleNow()).toBe(firstTitle)
  })
})

test('a large space is read page by page', async () => {
  more = 200
  const { source } = open()
  expect(await source.list()).toHaveLength(204)
  expect(await source.at('nl', 'ander-199')).toMatchObject({ nl: 'ander-199' })
  expect(asked.filter((path) => path === 'stories?')).toHaveLength(3)
})

test('a provider that asks to wait is waited for', async () => {
  const { source, clock, titleNow } = open()
  await titleNow()
  mood = 'limited'
  clock.advance(31_000)
  await source.refresh()
  const tries = asked.length
  clock.advance(59_000)
  await titleNow()
  expect(asked).toHaveLength(tries)
})

describe('our own pages from that space', () => {
  const drawn: ContentToDraw[] = []
  const screens: Screens = {
    folder: import.meta.dirname,
    page: async ({ chosen }) => ({ status: 404, locale: chosen, html: '' }),
    content: async (wanted) => {
      drawn.push(wanted)
      return { html: wanted.page.meta.title }
    },
  }
  let service: TestApp
  beforeAll(async () => {
    service = await openTestApp({ screens, settings: { STORYBLOK_TOKEN: token, STORYBLOK_URL: endpoint } })
  })
  afterAll(() => service.close())

  const get = (url: string) => service.app.inject({ url, headers: { accept: 'text/html' } })
  const drawnAt = async (url: string) => {
    const answer = await get(url)
    expect([url, answer.statusCode]).toEqual([url, 200])
    return drawn.at(-1)
  }

  test('are drawn with its links, pictures and our prices; what we do not know is nothing', async () => {
    const page = await drawnAt('/bv-oprichten')
    const [hero, text, card, ...more] = page?.page.body ?? []
    expect(more).toEqual([])
    expect(hero).toMatchObject({
      component: 'hero',
      title: 'Een BV in gewone taal',
      picture: { file: 'https://a.storyblok.com/f/123456/1600x1067/0c8f0a5f1b/notaris.jpg', alt: 'Een notaris' },
      buttons: [{ address: '/questionnaire/calculator' }, { address: '/over-ons#team' }],
    })
    expect(JSON.stringify(text)).toMatch(/vanaf €/)
    expect(JSON.stringify(text)).toContain('"href":"/over-ons"')
    expect(JSON.stringify(text)).not.toContain('newsletter')
    expect(card).toMatchObject({ component: 'price_card', product: 'dutch-bv' })
    expect(page?.prices['card-1']?.total_cents).toBeGreaterThan(0)
    expect(page?.alternates).toEqual({ nl: '/bv-oprichten', en: '/en/set-up-a-bv' })
  })

  test('in English at their own address, and only where something was translated', async () => {
    const page = await drawnAt('/en/set-up-a-bv')
    expect(page?.page.body[0]).toMatchObject({ title: 'A BV in plain words' })
    expect((await drawnAt('/over-ons'))?.alternates).toEqual({ nl: '/over-ons', en: null })
    expect((await get('/en/over-ons')).statusCode).toBe(404)
  })

  test('lead on from the addresses that its tools/urls names', async () => {
    for (const [from, to] of [
      ['/bv-starten', '/bv-oprichten'],
      ['/en/start-a-bv', '/en/set-up-a-bv'],
    ] as const) {
      const answer = await get(from)
      expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
    }
  })

  test('are the only ones; the sitemap has them, and its ratings are ours', async () => {
    expect((await get('/voorwaarden')).statusCode).toBe(404)
    expect((await get('/sitemap.xml')).body).toContain('/en/set-up-a-bv')
    const site = (await service.app.inject('/api/site')).json()
    expect(site.reviews).toMatchObject([
      { name: 'Kiyoh', score: 4.9, count: 301 },
      { name: 'Google', score: 4.7, count: 44 },
    ])
  })

  test('may show its pictures, and our own API answers on with what is written here', async () => {
    const answer = await get('/bv-oprichten')
    expect(answer.headers['content-security-policy']).toContain('https://a.storyblok.com')
    const own = await service.app.inject('/api/cdn/stories/voorwaarden?cv=1')
    expect(own.statusCode).toBe(200)
  })
})
