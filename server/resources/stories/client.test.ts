import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'

// The provider's own published client, against what we serve: a site made for it can be pointed here unchanged.

const previewToken = 'een-lang-en-geheim-teken'
let service: TestApp
let endpoint: string
beforeAll(async () => {
  service = await openTestApp({ settings: { CONTENT_PREVIEW_TOKEN: previewToken } })
  endpoint = `${await service.app.listen({ port: 0, host: '127.0.0.1' })}/api`
})
afterAll(() => service.close())

const client = (accessToken = 'openbaar') =>
  new StoryblokClient({ accessToken, endpoint, maxRetries: 0, cache: { clear: 'auto', type: 'memory' } })

test('gets a story in a language, by its slug, in a folder and by its uuid', async () => {
  const { data } = await client().get('cdn/stories/bv-oprichten', { version: 'published', language: 'en' })
  expect(data.story).toMatchObject({ full_slug: 'en/incorporate-dutch-bv', lang: 'en', content: { component: 'page' } })
  const folder = await client().getStory('page_informations/calculator', { version: 'published' })
  expect(folder.data.story.content.title).toBe('Wat kost jouw BV?')
  const byUuid = await client().getStory(data.story.uuid, { version: 'published', find_by: 'uuid' })
  expect(byUuid.data.story.full_slug).toBe('bv-oprichten')
})

test('gets what the site tells about itself', async () => {
  const urls = await client().getStory('tools/urls/', { version: 'published' })
  expect(urls.data.story.content).toMatchObject({ component: 'urls', NL: expect.any(Array), EN: expect.any(Array) })
  const toolbar = await client().getStory('tools/_toolbar_/', { version: 'published' })
  expect(toolbar.data.story.content).toMatchObject({ component: 'toolbar', NL: expect.any(Array) })
  const reviews = await client().getStory('reviews', { version: 'published' })
  expect(reviews.data.story.content.engineReviews).toHaveLength(2)
})

test('lists stories page by page, and all of them at once', async () => {
  const first = await client().getStories({ version: 'published', per_page: 5, starts_with: 'woordenlijst' })
  expect([first.total, first.perPage]).toEqual([5, 5])
  const all = await client().getAll('cdn/stories', { version: 'published', per_page: 3, starts_with: 'woordenlijst' })
  expect(all.map(({ full_slug }) => full_slug).sort()).toEqual([
    ...['woordenlijst', 'woordenlijst/bv', 'woordenlijst/dga', 'woordenlijst/holding', 'woordenlijst/ubo'],
  ])
})

test('reads drafts with the token of drafts, and is refused without', async () => {
  const { db } = service.database
  const { story } = await db
    .selectFrom('story_addresses')
    .select('story')
    .where('slug', '=', 'woordenlijst/ubo')
    .executeTakeFirstOrThrow()
  await db.updateTable('story_versions').set({ live_from: null }).where('story', '=', story).execute()
  const draft = await client(previewToken).getStory('woordenlijst/ubo', { version: 'draft' })
  expect(draft.data.story.published_at).toBeNull()
  await expect(client().getStory('woordenlijst/ubo', { version: 'draft' })).rejects.toMatchObject({ status: 401 })
  await expect(client().getStory('woordenlijst/ubo', { version: 'published' })).rejects.toMatchObject({ status: 404 })
})

test('reads links, datasources and the space', async () => {
  const links = await client().getAll('cdn/links', { version: 'published' })
  expect(links.map(({ slug }: { slug?: string }) => slug)).toContain('bv-oprichten')
  const { data: entries } = await client().get('cdn/datasource_entries', { datasource: 'products' })
  expect(entries.datasource_entries[0]).toMatchObject({ name: 'dutch-bv', value: 'dutch-bv', dimension_value: null })
  const { data: lists } = await client().get('cdn/datasources')
  expect(lists.datasources[0]).toEqual({ id: 1, name: 'products', slug: 'products', dimensions: [] })
  const { data: me } = await client().get('cdn/spaces/me')
  expect(me.space).toMatchObject({ language_codes: ['en'], version: expect.any(Number) })
})
