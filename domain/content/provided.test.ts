import { describe, expect, test } from 'vitest'
import { type DeliveredStory, fromProvider, providedContent } from './provided.ts'

const where = (uuid: string, slug: string) => (uuid === 'known' ? '/hier' : slug === '' ? null : `/${slug}`)

describe('what a provider delivers', () => {
  test.each([
    ['a link to a story', { linktype: 'story', id: 'known', cached_url: 'was' }, '/hier'],
    ['one with a place on the page', { linktype: 'story', id: 'known', anchor: 'x' }, '/hier#x'],
    ['one to a story that is gone', { linktype: 'story', id: 'weg', cached_url: 'weg/' }, '/weg'],
    ['one that was never filled in', { linktype: 'story', id: '', cached_url: '' }, ''],
    ['a link elsewhere', { linktype: 'url', url: 'https://elders.example', cached_url: '' }, 'https://elders.example'],
    ['a mail address', { linktype: 'email', email: 'a@b.example' }, 'mailto:a@b.example'],
    ['a file', { fieldtype: 'asset', filename: '//a.storyblok.com/f/1/x.jpg', alt: 'X' }, null],
    ['no file', { fieldtype: 'asset', filename: '' }, null],
    ['words', 'gewoon', 'gewoon'],
    ['nothing', null, null],
  ])('%s', (name, value, expected) => {
    const read = fromProvider(value, where)
    if (name === 'a file') expect(read).toEqual({ file: 'https://a.storyblok.com/f/1/x.jpg', alt: 'X' })
    else expect(read).toEqual(expected)
  })

  test.each([
    ['hero', 'hero'],
    ['Hero', 'hero'],
    ['priceCard', 'price_card'],
    ['price-card', 'price_card'],
    ['CallToAction', 'call_to_action'],
    ['iets_anders', 'iets_anders'],
  ])('a block called %s is our %s', (component, expected) => {
    expect(fromProvider({ component, _uid: 'a', _editable: '<!-- -->' }, where)).toEqual({
      component: expected,
      _uid: 'a',
    })
  })

  test('a block that stands alone is no list', () => {
    const meta = { _uid: 'm', component: 'meta', title: 'T' }
    expect(fromProvider({ component: 'page', meta: [meta] }, where)).toMatchObject({ meta })
  })
})

const story = (uuid: string, full_slug: string, content: object, more: object = {}): DeliveredStory => ({
  ...{ uuid, name: uuid, full_slug, content: { component: 'page', ...content } },
  ...more,
})

describe('a space', () => {
  test.each([
    ['translated, with an address of its own', { title: 'Over' }, [{ path: 'about', lang: 'en' }], 'about'],
    ['translated, at the same address', { title: 'Over' }, [], 'over'],
    ['not translated', { title: 'About' }, [{ path: 'about', lang: 'en' }], null],
  ])('has a page %s', (_name, dutch, translated_slugs, en) => {
    const { stories } = providedContent(
      [story('a', 'over', dutch, { translated_slugs })],
      [story('a', 'en/about', { title: 'About' })],
    )
    expect(stories[0]).toMatchObject({ nl: 'over', en })
  })

  test('leads on only to what is there', () => {
    const urls = {
      NL: [
        { aliasUrl: 'oud', originalUrl: '/over' },
        { aliasUrl: 'dood', originalUrl: 'weg' },
        { aliasUrl: '', originalUrl: 'over' },
      ],
      EN: 'niets',
    }
    const { aliases } = providedContent([story('a', 'over', {}), story('u', 'tools/urls', urls)], [])
    expect(aliases).toEqual([{ locale: 'nl', slug: 'oud', story: 'a' }])
  })
})
