import type { ContentHead, ContentToDraw } from '#contract/content-page.ts'
import { type Page, wordsOfText } from '#domain/content/index.ts'
import { drawnPicture } from '#domain/pictures/index.ts'
import { isRecord, type Locale, locales } from '#domain/values/index.ts'

const shareSize = { width: 1200, height: 630 }

const territories = { nl: 'nl_NL', en: 'en_US' } as const satisfies Record<Locale, string>

/** What search engines and whoever shares a page are told of it. `title`: as the tab says it. */
export function contentHead(wanted: ContentToDraw, title: string): ContentHead {
  const { page, locale, site, path, origin, alternates, preview } = wanted
  const { description, picture } = page.meta
  const inLanguages = locales.filter((language) => alternates[language] !== null)
  const canonical = origin + path
  const chosen = picture && drawnPicture(picture)
  const image = chosen?.address ?? wanted.share_picture ?? '/share.png'
  const address = image.startsWith('/') ? origin + image : image
  const others = inLanguages.filter((language) => language !== locale)
  const preferred = alternates.nl ?? alternates.en
  return {
    title,
    description,
    canonical,
    alternates: [
      ...inLanguages.map((language) => ({ language, address: origin + alternates[language] })),
      ...(preferred === null ? [] : [{ language: 'x-default', address: origin + preferred }]),
    ],
    shared: [
      ...Object.entries({
        type: 'website',
        site_name: site.brand,
        title: page.meta.title,
        description,
        url: canonical,
        locale: territories[locale],
        image: address,
        'image:alt': (chosen && picture?.alt) || page.meta.title,
      }).map(([key, content]) => ({ by: 'property' as const, key: `og:${key}`, content })),
      // Ours are all of one size; said beforehand, nobody has to load it first to make room.
      ...(chosen ? [] : Object.entries(shareSize)).map(([side, length]) => ({
        ...{ by: 'property' as const, key: `og:image:${side}`, content: String(length) },
      })),
      ...others.map((other) => ({
        ...{ by: 'property' as const, key: 'og:locale:alternate', content: territories[other] },
      })),
      { by: 'name', key: 'twitter:card', content: 'summary_large_image' },
      { by: 'name', key: 'twitter:image', content: address },
    ],
    structured: { '@context': 'https://schema.org', '@graph': structuredOf(wanted) },
    indexed: !preview,
  }
}

function structuredOf({ page, path, origin, crumbs, prices }: ContentToDraw): object[] {
  const trail = crumbs.map(({ name, path: place }, index) => ({
    ...{ '@type': 'ListItem', position: index + 1, name, item: origin + place },
  }))
  const answered = page.body.flatMap((block) => (block.component === 'questions' ? block.questions : []))
  const offered = page.body.flatMap((block) => {
    const price = block.component === 'price_card' ? prices[block._uid] : undefined
    return price ? [{ name: price.lines[0]?.name ?? page.meta.title, cents: price.total_cents }] : []
  })
  return [
    ...(trail.length > 0 ? [{ '@type': 'BreadcrumbList', itemListElement: trail }] : []),
    ...(answered.length > 0 ? [{ '@type': 'FAQPage', mainEntity: answered.map(asQuestion) }] : []),
    ...offered.map(({ name, cents }) => ({
      '@type': 'Product',
      name,
      description: page.meta.description,
      offers: { '@type': 'Offer', url: origin + path, priceCurrency: 'EUR', price: (cents / 100).toFixed(2) },
    })),
    ...ownFacts(page),
  ]
}

type AnsweredQuestion = Extract<Page['body'][number], { component: 'questions' }>['questions'][number]

const asQuestion = ({ question, answer }: AnsweredQuestion) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: wordsOfText(answer) },
})

/** What the page adds in the words of schema.org; nothing where that cannot be read. */
function ownFacts({ ldJson }: Page): object[] {
  const read = ldJson === null ? null : parsed(ldJson)
  const rows = isRecord(read) && Array.isArray(read['@graph']) ? read['@graph'] : [read].flat()
  return rows.filter(isRecord).flatMap(({ '@context': _, ...facts }) => ('@type' in facts ? [facts] : []))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
