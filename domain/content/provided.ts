import { isRecord, type Locale } from '../values/index.ts'
import { contentPath } from './address.ts'
import { contentFieldsOf, isBlockName } from './blocks.ts'
import type { ContentRow } from './rows.ts'

/** Where a story of the provider is found, by its uuid or by the slug that a link remembers; null where nobody knows it. */
export type WhereProvided = (uuid: string, slug: string) => string | null

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** `PriceCard` and `price-card` are the block that we call `price_card`. */
const ownName = (component: string): string =>
  component
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()

/**
 * What a provider delivers as content in one language, in the shape of ours: its links are addresses, its files are pictures,
 * a block that stands alone is no list. What we do not know goes along as it is, and is shown as nothing.
 */
export function fromProvider(value: unknown, where: WhereProvided): unknown {
  if (Array.isArray(value)) return value.map((inner) => fromProvider(inner, where))
  if (!isRecord(value)) return value
  if (value.fieldtype === 'multilink' || 'linktype' in value) return addressOf(value, where)
  if (value.fieldtype === 'asset' || 'filename' in value) return pictureOf(value)
  if (value.type === 'doc') return withAddresses(value, where)
  if (typeof value.component !== 'string') return mapped(value, where)
  const component = ownName(value.component)
  const fields = component === 'page' || isBlockName(component) ? contentFieldsOf(component) : {}
  const alone = (key: string, inner: unknown) =>
    fields[key]?.kind === 'block' && Array.isArray(inner) ? inner[0] : inner
  const { _editable: _, ...rest } = value
  return {
    ...mapped(Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, alone(key, inner)])), where),
    component,
  }
}

const mapped = (row: ContentRow, where: WhereProvided): ContentRow =>
  Object.fromEntries(Object.entries(row).map(([key, inner]) => [key, fromProvider(inner, where)]))

function addressOf(link: ContentRow, where: WhereProvided): string {
  const anchor = text(link.anchor) === '' ? '' : `#${text(link.anchor)}`
  switch (link.linktype) {
    case 'story': {
      const found = where(text(link.id) || text(link.uuid), bare(text(link.cached_url) || text(link.href)))
      return found === null ? '' : `${found}${anchor}`
    }
    case 'email':
      return text(link.email) === '' ? text(link.href) : `mailto:${text(link.email)}`
    default:
      return text(link.url) || text(link.href) || text(link.cached_url)
  }
}

const bare = (slug: string) => slug.replace(/^\/+|\/+$/g, '')

const pictureOf = ({ filename, alt }: ContentRow) =>
  text(filename) === '' ? null : { file: text(filename).replace(/^\/\//, 'https://'), alt: text(alt) }

/** Running text, with the links in it as addresses. */
function withAddresses(node: unknown, where: WhereProvided): unknown {
  if (Array.isArray(node)) return node.map((inner) => withAddresses(inner, where))
  if (!isRecord(node)) return node
  if (node.type === 'link' && isRecord(node.attrs)) return { ...node, attrs: { href: addressOf(node.attrs, where) } }
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, withAddresses(inner, where)]))
}

/** A story as a provider delivers it in one language. */
export type DeliveredStory = {
  readonly uuid: string
  readonly name: string
  readonly full_slug: string
  readonly default_full_slug?: string | null | undefined
  readonly published_at?: string | null | undefined
  readonly translated_slugs?: readonly { readonly path: string; readonly lang: string }[] | null | undefined
  readonly content: Readonly<Record<string, unknown>>
}

export type ProvidedStory = {
  readonly uuid: string
  readonly name: string
  readonly nl: string
  readonly en: string | null
  readonly changed: string | null
  readonly content: Readonly<Record<Locale, unknown>>
}

export type ProvidedAlias = { readonly locale: Locale; readonly slug: string; readonly story: string }

export type ProvidedContent = { readonly stories: readonly ProvidedStory[]; readonly aliases: readonly ProvidedAlias[] }

/** Everything of a space, as its default language has it and as its English has it. */
export function providedContent(dutch: readonly DeliveredStory[], english: readonly DeliveredStory[]): ProvidedContent {
  const inEnglish = new Map(english.map((story) => [story.uuid, story]))
  const placed = dutch.map((story) => {
    const nl = bare(story.default_full_slug || story.full_slug)
    const other = inEnglish.get(story.uuid)
    const own = story.translated_slugs?.find(({ lang }) => lang === 'en')?.path
    // A provider answers in every language, with the Dutch where nothing was translated: that is no English page.
    const isTranslated = other !== undefined && JSON.stringify(other.content) !== JSON.stringify(story.content)
    return { story, other, nl, en: isTranslated ? bare(own || nl).replace(/^en\//, '') : null }
  })
  const where =
    (locale: Locale): WhereProvided =>
    (uuid, slug) => {
      const found = placed.find(({ story, nl, en }) => story.uuid === uuid || nl === slug || `en/${en}` === slug)
      if (found === undefined) return slug === '' ? null : `/${slug}`
      return locale === 'en' && found.en !== null ? contentPath(found.en, 'en') : contentPath(found.nl, 'nl')
    }
  const stories = placed.map(({ story, other, nl, en }) => ({
    ...{ uuid: story.uuid, name: story.name, nl, en, changed: story.published_at ?? null },
    content: {
      nl: fromProvider(story.content, where('nl')),
      en: fromProvider((other ?? story).content, where('en')),
    },
  }))
  return { stories, aliases: aliasesIn(stories) }
}

/** The addresses that lead on, as the story `tools/urls` lists them. */
function aliasesIn(stories: readonly ProvidedStory[]): ProvidedAlias[] {
  const urls = stories.find(({ nl }) => nl === 'tools/urls')?.content.nl
  if (!isRecord(urls)) return []
  const listed = (locale: Locale, rows: unknown) =>
    (Array.isArray(rows) ? rows : []).filter(isRecord).flatMap(({ aliasUrl, originalUrl }) => {
      const [slug, target] = [bare(text(aliasUrl)), bare(text(originalUrl)).replace(/^en\//, '')]
      const story = stories.find(({ nl, en }) => (locale === 'nl' ? nl : en) === target)
      return story === undefined || slug === '' ? [] : [{ locale, slug, story: story.uuid }]
    })
  return [...listed('nl', urls.NL), ...listed('en', urls.EN)]
}
