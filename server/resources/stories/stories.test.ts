import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Story } from '#contract/stories.ts'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

const later = (minutes: number) => new Date(service.clock.now().getTime() + minutes * 60_000)

type Written = { readonly name?: string; readonly content?: object; readonly live_from: Date | null }

/** A next version of a story, as the back office writes one. */
async function writeVersion(slug: string, { name, content, live_from }: Written): Promise<void> {
  const { db } = service.database
  const last = await db
    .selectFrom('story_versions')
    .innerJoin('story_addresses', 'story_addresses.story', 'story_versions.story')
    .where('story_addresses.slug', '=', slug)
    .selectAll('story_versions')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  const { story, number } = last
  const made_at = service.clock.now()
  await db
    .insertInto('story_versions')
    .values({
      ...{ story, number: number + 1, name: name ?? last.name, live_from, made_at },
      content: JSON.stringify(content ?? last.content),
    })
    .execute()
}

/** Follows the redirect to the newest version, as clients do. */
async function storyAt(url: string) {
  const first = await service.app.inject(url)
  return first.statusCode === 301 ? service.app.inject(String(first.headers.location)) : first
}

describe('a story', () => {
  test('without a version leads to the newest, keeping the rest of the address', async () => {
    const answer = await service.app.inject('/api/cdn/stories/reviews?language=en&token=abc')
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toMatch(/^\/api\/cdn\/stories\/reviews\?language=en&token=abc&cv=\d+$/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('has the shape of the content delivery protocol', async () => {
    const answer = await storyAt('/api/cdn/stories/reviews?version=published')
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json()).sort()).toEqual(['cv', 'links', 'rels', 'story'])
    expect(answer.json().story).toMatchObject({
      id: expect.any(Number),
      uuid: expect.any(String),
      name: 'Reviews',
      slug: 'reviews',
      full_slug: 'reviews',
      lang: 'default',
      content: { _uid: expect.any(String), component: 'reviews', engineReviews: [{ scale: '10' }, { scale: '5' }] },
      is_startpage: false,
      alternates: [],
      translated_slugs: [],
    })
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  })

  test('may stand in a folder, with or without a slash at the end', async () => {
    for (const slash of ['', '/']) {
      const answer = await storyAt(`/api/cdn/stories/page_informations/calculator${slash}?language=en`)
      expect(answer.json().story).toMatchObject({
        lang: 'en',
        slug: 'calculator',
        content: { title: 'What will your BV cost?' },
      })
    }
  })

  test('may stand three folders deep', async () => {
    const { db } = service.database
    const { story } = await db
      .selectFrom('story_addresses')
      .select('story')
      .where('slug', '=', 'page_informations/calculator')
      .executeTakeFirstOrThrow()
    for (const slug of ['een/twee/drie', 'een/twee/drie/vier']) {
      const current = db.updateTable('story_addresses').where('story', '=', story).where('locale', '=', 'nl')
      await current.set({ slug }).execute()
      expect((await storyAt(`/api/cdn/stories/${slug}`)).json().story).toMatchObject({
        ...{ slug: slug.split('/').at(-1), full_slug: slug },
      })
      await current.set({ slug: 'page_informations/calculator' }).execute()
    }
    expect((await storyAt('/api/cdn/stories/een/twee/drie')).statusCode).toBe(404)
  })

  test('that was not translated is given in Dutch', async () => {
    const answer = await storyAt('/api/cdn/stories/reviews?language=en')
    expect(answer.json().story).toMatchObject({ lang: 'en', content: { component: 'reviews' } })
  })

  test('that was edited has a newer version at once, and an old address is not kept', async () => {
    const before = await storyAt('/api/cdn/stories/reviews')
    await writeVersion('reviews', { name: 'Beoordelingen', live_from: later(1) })
    service.clock.advance(120_000)
    const stale = await service.app.inject(`/api/cdn/stories/reviews?cv=${before.json().cv}`)
    expect(stale.json()).toMatchObject({ story: { name: 'Beoordelingen' } })
    expect(stale.json().cv).toBeGreaterThan(before.json().cv)
    expect(stale.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['is not there', '/api/cdn/stories/nothing', 404, ['This record could not be found']],
    ['is a draft', '/api/cdn/stories/reviews?version=draft&token=guess', 401, { error: 'Unauthorized' }],
  ])('that %s is refused in the words of the protocol', async (_name, url, status, body) => {
    const answer = await service.app.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([status, body])
  })
})

describe('what was written and is not live', () => {
  test('is shown to who has the token of drafts, and to nobody else', async () => {
    const own = await openTestApp({ settings: { CONTENT_PREVIEW_TOKEN: 'een-lang-en-geheim-teken' } })
    onTestFinished(() => own.close())
    const { db } = own.database
    await db.updateTable('story_versions').set({ live_from: null }).execute()
    const at = (query: string) => own.app.inject(`/api/cdn/stories/reviews?cv=1&${query}`)
    expect((await at('version=published')).statusCode).toBe(404)
    expect((await at('version=draft')).statusCode).toBe(401)
    expect((await at('version=draft&token=een-lang-en-geheim-tekem')).statusCode).toBe(401)
    const shown = await at('version=draft&token=een-lang-en-geheim-teken')
    expect(shown.json().story).toMatchObject({ name: 'Reviews', published_at: null })
    expect(shown.headers['cache-control']).toBe('no-store')
  })

  test('comes at its moment, and not before', async () => {
    await writeVersion('reviews', { name: 'Straks', live_from: later(10) })
    const nameNow = async () => (await storyAt('/api/cdn/stories/reviews')).json().story.name
    const before = [await nameNow(), await versionNow()]
    service.clock.advance(9 * 60_000)
    expect([await nameNow(), await versionNow()]).toEqual(before)
    service.clock.advance(60_000)
    expect(await nameNow()).toBe('Straks')
    expect(await versionNow()).toBeGreaterThan(Number(before[1]))
  })
})

const versionNow = async () => (await service.app.inject('/api/cdn/spaces/me')).json().space.version

describe('the list', () => {
  const list = async (query: string) => {
    const answer = await service.app.inject(`/api/cdn/stories?cv=1&${query}`)
    return { headers: answer.headers, slugs: answer.json().stories.map((story: Story) => story.full_slug) }
  }

  test('has a page of stories, and how many there are', async () => {
    const { headers, slugs } = await list('per_page=1&page=2')
    expect(slugs).toHaveLength(1)
    expect(headers).toMatchObject({ 'per-page': '1' })
    expect(Number(headers.total)).toBeGreaterThan(1)
    expect((await list('per_page=1&page=999')).slugs).toEqual([])
  })

  test.each([
    ['starts_with=page_informations/', ['page_informations/calculator']],
    ['by_slugs=reviews,nothing', ['reviews']],
    ['by_slugs=page_informations/*', ['page_informations/calculator']],
    ['content_type=reviews', ['reviews']],
    ['starts_with=page_informations/&excluding_slugs=page_informations/*', []],
    ['with_tag=nothing', []],
    ['starts_with=en/page_informations&language=en', ['en/page_informations/calculator']],
  ])('with %s is %j', async (query, expected) => {
    expect((await list(query)).slugs).toEqual(expected)
  })

  test('in another order', async () => {
    const { slugs } = await list('sort_by=slug:desc&by_slugs=reviews,page_informations/calculator')
    expect(slugs).toEqual(['reviews', 'page_informations/calculator'])
  })

  test('is reached by uuid and by id too', async () => {
    const { uuid, id } = (await storyAt('/api/cdn/stories/reviews')).json().story
    for (const name of [`${uuid}?find_by=uuid`, String(id)]) {
      expect((await storyAt(`/api/cdn/stories/${name}`)).json().story.full_slug).toBe('reviews')
    }
  })

  test('of links names every story without what it says', async () => {
    const { links } = (await service.app.inject('/api/cdn/links')).json()
    const { uuid } = (await storyAt('/api/cdn/stories/reviews')).json().story
    expect(links[uuid]).toMatchObject({ slug: 'reviews', is_folder: false, published: true, real_path: '/reviews' })
  })

  test('of addresses that lead on is read by the site', async () => {
    const { db } = service.database
    const { story } = await db
      .selectFrom('story_addresses')
      .select('story')
      .where('slug', '=', 'reviews')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('story_addresses')
      .values({ locale: 'nl', slug: 'oordelen', story, is_current: false })
      .execute()
    const { content } = (await storyAt('/api/cdn/stories/tools/urls/')).json().story
    expect(content.NL).toEqual([{ aliasUrl: 'oordelen', originalUrl: 'reviews', addEnglishPrefix: false }])
  })

  test('of what a bar can lead to is read by the site, in both languages', async () => {
    for (const slash of ['', '/']) {
      const { content } = (await storyAt(`/api/cdn/stories/tools/_toolbar_${slash}`)).json().story
      const named = (list: { name: string; url: string }[], url: string) => list.find((link) => link.url === url)
      expect(named(content.NL, '/bv-oprichten')).toMatchObject({ component: 'toolbarLink', name: 'BV oprichten' })
      expect(named(content.EN, '/en/incorporate-dutch-bv')).toBeDefined()
      expect(content.NL.every(({ url }: { url: string }) => url.lastIndexOf('/') === 0)).toBe(true)
    }
  })

  test('of words to choose from', async () => {
    const entries = async (query: string) =>
      (await service.app.inject(`/api/cdn/datasource_entries${query}`)).json().datasource_entries
    expect((await entries('?datasource=products')).map(({ value }: { value: string }) => value)).toContain('dutch-bv')
    expect(await entries('')).toEqual([])
    const { datasources } = (await service.app.inject('/api/cdn/datasources')).json()
    expect(datasources.map(({ slug }: { slug: string }) => slug)).toEqual(['products', 'facts'])
  })
})

describe('page information', () => {
  test.each([
    ['', 'nl', 'Wat kost jouw BV?'],
    ['?language=nl', 'nl', 'Wat kost jouw BV?'],
    ['?language=en', 'en', 'What will your BV cost?'],
    ['?language=en-us', 'en', 'What will your BV cost?'],
    ['?language=fr', 'nl', 'Wat kost jouw BV?'],
  ])('of the calculator with "%s"', async (query, language, title) => {
    const answer = await service.app.inject(`/api/public/page_informations/calculator${query}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      slug: 'calculator',
      language,
      title,
      meta: { title: expect.any(String) },
    })
  })

  test.each(['nothing', 'reviews', 'constructor'])('of %s does not exist', async (slug) => {
    const answer = await service.app.inject(`/api/public/page_informations/${slug}`)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'not_found'])
  })
})
