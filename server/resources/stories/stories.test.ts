import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/app-open.ts'

let service: TestApp
beforeAll(async () => {
  service = await openTestApp()
})
afterAll(() => service.close())

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

  test('that was not translated is given in Dutch', async () => {
    const answer = await storyAt('/api/cdn/stories/reviews?language=en')
    expect(answer.json().story).toMatchObject({ lang: 'en', content: { component: 'reviews' } })
  })

  test('that was edited has a newer version at once, and an old address is not kept', async () => {
    const before = await storyAt('/api/cdn/stories/reviews')
    const { db } = service.database
    await db.updateTable('stories').set({ name: 'Beoordelingen' }).where('slug', '=', 'reviews').execute()
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
