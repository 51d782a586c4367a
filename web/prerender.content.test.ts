import { describe, expect, test } from 'vitest'
import type { ContentToDraw } from '#contract/content-page.ts'
import { type PageBlock, type RichText, readPage } from '#domain/content/index.ts'
import { type Locale, locales } from '#domain/values/index.ts'
import { drawContent } from './prerender.tsx'
import { contentBlocks, contentToDraw, words } from './testing/content.ts'

const pageOf = (locale: Locale, ...body: readonly PageBlock[]): ContentToDraw => {
  const wanted = contentToDraw(locale)
  return { ...wanted, page: { ...wanted.page, body } }
}
const htmlOf = async (wanted: ContentToDraw) => (await drawContent(wanted)).html

/** What can be read, with one space wherever anything stands between. */
const textIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

describe.each(locales)('a page in %s', (locale) => {
  const blocks = contentBlocks(locale)

  test.each(Object.entries(blocks))('shows the words of a %s', async (_name, block: PageBlock) => {
    const html = textIn(mainOf(await htmlOf(pageOf(locale, block))))
    const said = 'title' in block && block.title !== null ? block.title : blocks.call_to_action.text
    expect(html).toContain(said.replace(/\s+/g, ' '))
  })

  test('needs no script and has one first heading', async () => {
    const html = await htmlOf(contentToDraw(locale))
    expect(html).not.toMatch(/<script|<iframe|<style|\sstyle=|\son\w+=/)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
  })

  test('leads to the service in its own language, and to the same page in the other', async () => {
    const html = await htmlOf(contentToDraw(locale))
    expect(html).toContain(`href="/questionnaire/calculator?lang=${locale}"`)
    expect(html).toContain(`href="/questionnaire/login?lang=${locale}"`)
    expect(html).toContain('href="/questionnaire/dutch-bv"')
    expect(html).toContain(locale === 'nl' ? 'href="/en/incorporate-dutch-bv"' : 'href="/bv-oprichten"')
  })
})

test('a page that is not there in the other language offers none', async () => {
  const html = await htmlOf(contentToDraw('nl', { alternates: { nl: '/bv-oprichten', en: null } }))
  expect(html).not.toContain('hrefLang="en"')
  expect(html).not.toContain('hreflang="en"')
})

test('what is paid, all in, is what a price card begins with', async () => {
  const { price_card } = contentBlocks('nl')
  const said = textIn(mainOf(await htmlOf(pageOf('nl', price_card))))
  const amounts = [...said.matchAll(/€ [\d.]+,\d\d/g)].map(([amount]) => amount)
  expect(amounts).toEqual(
    ['577,89', '399,00', '85,15', '9,95', '399,00', '83,79', '577,89', '490,17', '302,50'].map((sum) => `€ ${sum}`),
  )
  expect(said).toContain('Btw 21% over € 399,00')
  expect(said).toContain('bijgewerkt op 3 december 2026')
})

test('a price that is not known and reviews that nobody wrote are left out', async () => {
  const { hero, text, price_card, reviews } = contentBlocks('nl')
  const wanted = { ...pageOf('nl', hero, text, price_card, reviews), prices: {}, reviews: null }
  const html = await htmlOf(wanted)
  expect(html).not.toContain('€')
  expect(html).not.toContain(reviews.title)
  expect(html).not.toContain('Kiyoh')
  const empty = await htmlOf({ ...wanted, reviews: { sources: [], newest: [] } })
  expect(empty).not.toContain(reviews.title)
})

test('a text that names something which is not known today is nowhere on the page', async () => {
  const stored = {
    ...{ component: 'page', _uid: 'p' },
    meta: { component: 'meta', _uid: 'm', title: 'Een pagina', description: 'Waar het over gaat' },
    body: [
      { component: 'call_to_action', _uid: 'c', title: 'Voor {price.dutch-bv}', buttons: [] },
      { component: 'text', _uid: 't', title: 'Wel', body: words('Bij {brand}') },
      { component: 'carousel', _uid: 'x', title: 'Van later' },
    ],
  }
  const page = readPage(stored, { brand: 'Oprecht' })
  if (!page) throw new Error('It is a page.')
  const said = textIn(mainOf(await htmlOf(contentToDraw('nl', { page }))))
  expect(said).toContain('Wel Bij Oprecht')
  expect(said).not.toMatch(/\{|Voor|Van later/)
})

describe('words of somebody who means harm', () => {
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;'`

  /** The same block with these words wherever it has any. */
  const spoilt = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((row) => spoilt(row))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoilt(inner, name)]))
    }
    const stays = ['component', '_uid', 'type', 'icon', 'tone', 'product', 'file', 'linktype']
    if (typeof value !== 'string' || stays.includes(key)) return value
    return key === 'address' || key === 'href' ? 'javascript:alert(1)' : evil
  }

  test.each(Object.entries(contentBlocks('en')))('are only words in a %s', async (_name, block: PageBlock) => {
    const picture = 'picture' in block ? { picture: { file: evil, alt: evil } } : {}
    const wanted = pageOf('en', { ...(spoilt(block) as PageBlock), ...picture } as PageBlock)
    const html = await htmlOf({
      ...wanted,
      reviews: spoilt(wanted.reviews) as ContentToDraw['reviews'],
      prices: spoilt(wanted.prices) as ContentToDraw['prices'],
      crumbs: [
        { name: 'Home', path: '/' },
        { name: evil, path: '/en/x' },
      ],
    })
    expect(html).not.toMatch(/<script|<img src=x|javascript:/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

describe('running text', () => {
  const text = (...content: RichText['content']): PageBlock => ({
    ...{ component: 'text', _uid: 't', title: 'Titel', points: [], after: null },
    body: { type: 'doc', content },
  })
  const run = (said: string) => [{ type: 'text' as const, text: said }]

  test('has a drawing for every kind of node', async () => {
    const html = mainOf(
      await htmlOf(
        pageOf(
          'nl',
          text(
            { type: 'heading', attrs: { level: 4 }, content: run('Eerst') },
            { type: 'heading', attrs: { level: 3 }, content: run('Groot') },
            { type: 'heading', attrs: { level: 4 }, content: run('Klein') },
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'vet', marks: [{ type: 'bold' }, { type: 'italic' }] },
                { type: 'hard_break' },
                {
                  ...{ type: 'text', text: 'KVK' },
                  marks: [{ type: 'link', attrs: { href: 'https://www.kvk.nl/', linktype: 'url' } }],
                },
              ],
            },
            {
              type: 'ordered_list',
              content: [
                {
                  type: 'list_item',
                  content: [
                    { type: 'paragraph', content: run('een') },
                    { type: 'bullet_list', content: [{ type: 'list_item', content: [] }] },
                  ],
                },
              ],
            },
          ),
        ),
      ),
    )
    // A smaller heading before any larger one would skip a level.
    const headings = [...html.matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, level, said]) => `${level} ${said}`)
    expect(headings).toEqual(['h1 BV oprichten', 'h2 Titel', 'h3 Eerst', 'h3 Groot', 'h4 Klein'])
    expect(html).toMatch(/<strong[^>]*><em>vet<\/em><\/strong><br\/>/)
    expect(html).toMatch(/<a href="https:\/\/www.kvk.nl\/" target="_blank" rel="noopener"/)
    expect(html).toMatch(/<ol[^>]*><li><p>een<\/p><ul[^>]*><li><\/li><\/ul><\/li><\/ol>/)
  })
})

describe('what others are told of a page', () => {
  const headOf = async (over: Partial<ContentToDraw> = {}) => (await drawContent(contentToDraw('en', over))).head

  test('where it is, in every language', async () => {
    expect(await headOf()).toMatchObject({
      title: 'Set up a Dutch BV · Oprecht',
      canonical: 'https://oprecht.example/en/incorporate-dutch-bv',
      alternates: [
        { language: 'nl', address: 'https://oprecht.example/bv-oprichten' },
        { language: 'en', address: 'https://oprecht.example/en/incorporate-dutch-bv' },
        { language: 'x-default', address: 'https://oprecht.example/bv-oprichten' },
      ],
      indexed: true,
    })
    expect((await headOf({ preview: true })).indexed).toBe(false)
    expect((await headOf({ alternates: { nl: null, en: '/en/x' } })).alternates).toEqual([
      { language: 'en', address: 'https://oprecht.example/en/x' },
      { language: 'x-default', address: 'https://oprecht.example/en/x' },
    ])
  })

  const desk = 'd'.repeat(24)
  test.each([
    [null, null, 'https://oprecht.example/share.png'],
    [null, '/share/bv.png', 'https://oprecht.example/share/bv.png'],
    [{ file: `${desk}-1600x900`, alt: 'A desk' }, '/share/bv.png', `https://oprecht.example/pictures/${desk}-1200.jpg`],
    // Not one of ours: what is made from the title is shown.
    [{ file: 'desk-1', alt: 'A desk' }, '/share/bv.png', 'https://oprecht.example/share/bv.png'],
    [{ file: 'https://a.example/b.png', alt: 'A desk' }, null, 'https://a.example/b.png'],
  ])('with the picture %j, or %s: %s', async (picture, share_picture, expected) => {
    const { page } = contentToDraw('en')
    const { shared } = await headOf({ share_picture, page: { ...page, meta: { ...page.meta, picture } } })
    expect(shared).toContainEqual({ by: 'property', key: 'og:image', content: expected })
    expect(shared).toContainEqual({ by: 'property', key: 'og:locale:alternate', content: 'nl_NL' })
  })

  const kindsIn = async (ldJson: string | null) => {
    const { page } = contentToDraw('en')
    const { structured } = await headOf({ page: { ...page, ldJson } })
    return (structured as { '@graph': { '@type': string }[] })['@graph'].map((facts) => facts['@type'])
  }

  test.each([
    ['nothing', null, []],
    ['one thing', '{"@context":"https://schema.org","@type":"Course","name":"x"}', ['Course']],
    ['several', '[{"@type":"Course"},{"@type":"Event"}]', ['Course', 'Event']],
    ['a graph', '{"@graph":[{"@type":"Course"},4,null]}', ['Course']],
    ['what is not JSON', '</script><script>alert(1)', []],
    ['what says nothing', '{"name":"x"}', []],
    ['a number', '4', []],
  ])('with %s of its own', async (_name, ldJson, own) => {
    expect(await kindsIn(ldJson)).toEqual(['BreadcrumbList', 'FAQPage', 'Product', ...own])
  })

  test('what it costs, as it is paid', async () => {
    const { structured } = await headOf()
    const [, faq, product] = (structured as { '@graph': Record<string, unknown>[] })['@graph']
    expect(product).toMatchObject({ name: 'BV in English', offers: { price: '577.89', priceCurrency: 'EUR' } })
    expect(faq?.mainEntity).toMatchObject([
      { name: 'How much money must be in the BV?', acceptedAnswer: { text: expect.stringMatching(/^One cent/) } },
      {},
    ])
  })
})
