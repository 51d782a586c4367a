import type { FastifyBaseLogger } from 'fastify'
import type { ContentReviews, ContentToDraw } from '#contract/content-page.ts'
import type { Site } from '#contract/site.ts'
import { contentPath, type Page, pageAt, readPage } from '#domain/content/index.ts'
import type { PriceBook } from '#domain/pricing/index.ts'
import type { Periods } from '#domain/retention/index.ts'
import { amsterdamFormat, type DutchDate, type Locale, locales } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { drawSharePicture } from '#server/adapters/pictures/index.ts'
import type { Screens } from '#server/adapters/screens/index.ts'
import { assistantAddress, type Config, keepOf } from '#server/config/index.ts'
import { cardPrice, contentFactsOf } from './figures.ts'
import type { ReviewInWords } from './reviews.ts'
import { isNamed, sharePathOf, shareWords } from './share-picture.ts'
import { type ContentSource, type ShownStory, shownStory } from './source.ts'
import type { StoryRow } from './store.ts'

/** A page that people wrote, or where it went. */
export type ContentAnswer =
  | { readonly kind: 'page'; readonly locale: Locale; readonly html: string }
  | { readonly kind: 'moved'; readonly to: string }

type ContentPageParts = {
  readonly config: Config
  readonly source: ContentSource
  readonly clock: Clock
  readonly screens: Pick<Screens, 'content'>
  readonly site: () => Promise<Site>
  readonly priceBook: () => Promise<PriceBook>
  /** What others wrote of us. */
  readonly quotes?: () => Promise<readonly ReviewInWords[]>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** How long, in milliseconds, another process may have published something before this one shows it. */
  readonly freshFor?: number
}

/** Everything that a page says beside its own words, at one moment. */
type PageSurroundings = {
  /** The same as long as nothing changed that a page could show. */
  readonly key: string
  readonly site: Site
  readonly periods: Periods
  readonly assistants: string | null
  readonly book: PriceBook
  readonly quotes: readonly ReviewInWords[]
  readonly today: DutchDate
  /** When a version goes live that is not live yet. */
  readonly next: Date | null
  readonly pages: Map<string, Promise<ContentAnswer | null>>
}

export type ContentPages = ReturnType<typeof createContentPages>

/**
 * The public pages: drawn once for everybody and kept until something that they show changed. When their source is away
 * they answer with what was last good.
 */
export function createContentPages(parts: ContentPageParts) {
  const { config, source, clock, screens, site, priceBook, quotes = async () => [], log, freshFor = 1000 } = parts
  let around: PageSurroundings | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  // Some 20 KB each, and as many as there are pages.
  const shared = new Map<string, Promise<Uint8Array>>()

  async function lookAround(): Promise<PageSurroundings> {
    // Before they are asked: what is read around midnight counts as yesterday's, and is read again.
    const today = clock.today()
    const [moments, known, book, written] = await Promise.all([source.moments(), site(), priceBook(), quotes()])
    const assistants = config.ASSISTANTS_ENABLED ? assistantAddress(config) : null
    const key = JSON.stringify([moments.changed, known, book, written, today, assistants])
    const pages = around?.key === key ? around.pages : new Map()
    const ours = { periods: keepOf(config), assistants }
    return { key, site: known, ...ours, book, quotes: written, today, next: moments.next, pages }
  }

  async function surroundings(): Promise<PageSurroundings> {
    // At midnight other prices may hold.
    const isDue = around && (around.today !== clock.today() || (around.next !== null && clock.now() >= around.next))
    if (around && !isDue && performance.now() - lookedAt < freshFor) return around
    try {
      around = await lookAround()
    } catch (error) {
      if (!around) throw error
      log.warn({ err: error }, 'pages are shown as they last were')
    }
    lookedAt = performance.now()
    return around
  }

  async function answer(path: string, now: PageSurroundings): Promise<ContentAnswer | null> {
    const asked = pageAt(path)
    if (asked === null) return null
    const { slug, locale } = asked
    const story = await source.at(locale, slug)
    const own = story?.[locale] ?? null
    if (story === undefined || own === null) return null
    if (own !== slug) return { kind: 'moved', to: contentPath(own, locale) }
    const page = pageOf(story, locale, now)
    if (page === null) return null
    if (page.forcedLocale !== null && page.forcedLocale !== locale) {
      const other = story[page.forcedLocale]
      const to = page.forcedLocaleUrl ?? (other === null ? null : contentPath(other, page.forcedLocale))
      return to === null ? null : { kind: 'moved', to }
    }
    const { html } = await screens.content(toDraw(story, page, locale, now, false))
    return { kind: 'page', locale, html }
  }

  function toDraw(
    story: ShownStory,
    page: Page,
    locale: Locale,
    now: PageSurroundings,
    preview: boolean,
  ): ContentToDraw {
    const alternate = (other: Locale) => {
      const slug = story[other]
      const isThere = slug !== null && (page.forcedLocale === null || page.forcedLocale === other)
      return isThere && (other === locale || pageOf(story, other, now) !== null) ? contentPath(slug, other) : null
    }
    const path = contentPath(story[locale] ?? story.nl, locale)
    const prices = page.body.flatMap((block) => {
      const price = block.component === 'price_card' ? cardPrice(block, { ...now, locale }) : null
      return price === null ? [] : [[block._uid, price] as const]
    })
    return {
      ...{ page, locale, site: now.site, path, origin: config.PUBLIC_URL, preview },
      alternates: { nl: alternate('nl'), en: alternate('en') },
      crumbs: [
        { name: 'Home', path: '/questionnaire/' },
        { name: page.meta.title.split(/[:·|]/, 1)[0]?.trim() ?? page.meta.title, path },
      ],
      prices: Object.fromEntries(prices),
      reviews: reviewsOf(now, locale),
      share_picture: sharePathOf(shareWords(page, now.site)),
    }
  }

  return {
    /** The page at a path, where it went, or null where there is none. */
    async at(path: string): Promise<ContentAnswer | null> {
      if (pageAt(path) === null) return null
      const now = await surroundings()
      let known = now.pages.get(path)
      if (!known) {
        known = answer(path, now)
        now.pages.set(path, known)
        // Addresses that do not exist have no end: nothing of them is kept.
        known.then(
          (found) => found ?? now.pages.delete(path),
          () => now.pages.delete(path),
        )
      }
      const found = await known
      const asked = pageAt(path)
      if (found?.kind === 'moved' && asked) {
        source
          .visited(asked.locale, asked.slug)
          .catch((error: unknown) => log.warn({ err: error }, 'a visit by an old address was not counted'))
      }
      return found
    },

    /** A version as it would look, for who writes it. */
    async preview(row: StoryRow, locale: Locale): Promise<string | null> {
      const now = await surroundings()
      const story = shownStory(row)
      const page = pageOf(story, locale, now)
      return page && (await screens.content(toDraw(story, page, locale, now, true))).html
    },

    /** Every page there is, by path and language, for search engines. */
    async list(): Promise<
      readonly { readonly paths: Readonly<Record<Locale, string | null>>; readonly changed: Date }[]
    > {
      const now = await surroundings()
      return (await source.list()).flatMap((story) => {
        const pathIn = (locale: Locale) => {
          const slug = story[locale]
          const page = slug === null ? null : pageOf(story, locale, now)
          const isShown = page !== null && (page.forcedLocale === null || page.forcedLocale === locale)
          return slug !== null && isShown ? contentPath(slug, locale) : null
        }
        const paths = { nl: pathIn('nl'), en: pathIn('en') }
        return (paths.nl ?? paths.en) ? [{ paths, changed: story.changed }] : []
      })
    },

    /** The picture with which a page is shared, by its name; null where no page has it. */
    async sharePicture(name: string): Promise<Uint8Array | null> {
      const known = shared.get(name)
      if (known) return known
      const now = await surroundings()
      const pages = (await source.list()).flatMap((story) => locales.map((locale) => pageOf(story, locale, now)))
      const words = pages.flatMap((page) => (page === null ? [] : [shareWords(page, now.site)])).find(isNamed(name))
      if (words === undefined) return null
      const drawn = drawSharePicture(words)
      shared.set(name, drawn)
      drawn.catch(() => shared.delete(name))
      return drawn
    },

    /** What was published here is shown at once. */
    forget(): void {
      lookedAt = Number.NEGATIVE_INFINITY
    },
  }
}

const pageOf = (story: ShownStory, locale: Locale, { site, ...now }: PageSurroundings): Page | null =>
  readPage(story.contentIn(locale), contentFactsOf(site, { ...now, locale }))

/** Ratings with where they come from, and what others wrote in words. */
const reviewsOf = ({ site, quotes }: Pick<PageSurroundings, 'site' | 'quotes'>, locale: Locale): ContentReviews => ({
  sources: site.reviews.map(({ name, score, base, text, url }) => ({
    ...{ name, score, scale: base, count: text, address: url },
  })),
  newest: quotes.map(({ day, ...quote }) => ({
    ...quote,
    date: amsterdamFormat(locale, { dateStyle: 'long' })(day),
  })),
})
