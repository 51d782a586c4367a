import type { FastifyBaseLogger } from 'fastify'
import type { ContentReviews, ContentToDraw } from '#contract/content-page.ts'
import type { Site } from '#contract/site.ts'
import { contentPath, inLanguage, type Page, pageAt, readPage, type StoredContent } from '#domain/content/index.ts'
import type { PriceBook } from '#domain/pricing/index.ts'
import type { Periods } from '#domain/retention/index.ts'
import type { DutchDate, Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Screens } from '#server/adapters/screens/index.ts'
import { type Config, keepOf } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { cardPrice, contentFactsOf } from './figures.ts'
import { countVisit, type StoryRow, selectAddress, selectMoments, selectStories } from './store.ts'

/** A page that people wrote, or where it went. */
export type ContentAnswer =
  | { readonly kind: 'page'; readonly locale: Locale; readonly html: string }
  | { readonly kind: 'moved'; readonly to: string }

type PageParts = {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly screens: Pick<Screens, 'content'>
  readonly site: () => Promise<Site>
  readonly priceBook: () => Promise<PriceBook>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** How long, in milliseconds, another process may have published something before this one shows it. */
  readonly freshFor?: number
}

/** Everything that a page says beside its own words, at one moment. */
type Surroundings = {
  /** The same as long as nothing changed that a page could show. */
  readonly key: string
  readonly site: Site
  readonly periods: Periods
  readonly book: PriceBook
  readonly today: DutchDate
  /** When a version goes live that is not live yet. */
  readonly next: Date | null
  readonly pages: Map<string, Promise<ContentAnswer | null>>
}

export type ContentPages = ReturnType<typeof createContentPages>

/**
 * The public pages: drawn once for everybody and kept until something that they show changed. When the database is away
 * they answer with what was last good.
 */
export function createContentPages(parts: PageParts) {
  const { config, database, clock, screens, site, priceBook, log, freshFor = 1000 } = parts
  let around: Surroundings | undefined
  let lookedAt = Number.NEGATIVE_INFINITY

  async function lookAround(): Promise<Surroundings> {
    const now = clock.now()
    const [moments, known, book] = await Promise.all([selectMoments(database.db, now), site(), priceBook()])
    const today = clock.today()
    const key = JSON.stringify([moments.changed, known, book, today])
    const pages = around?.key === key ? around.pages : new Map()
    return { key, site: known, periods: keepOf(config), book, today, next: moments.next, pages }
  }

  async function surroundings(): Promise<Surroundings> {
    const isDue = around?.next != null && clock.now() >= around.next
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

  async function answer(path: string, now: Surroundings): Promise<ContentAnswer | null> {
    const asked = pageAt(path)
    if (asked === null) return null
    const { slug, locale } = asked
    const address = await selectAddress(database.db, locale, slug)
    if (address === undefined) return null
    const [row] = await selectStories(database.db, { now: clock.now(), drafts: false, by: { uuid: address.story } })
    if (row === undefined) return null
    const own = slugIn(row, locale)
    if (own === null) return null
    if (own !== slug) return { kind: 'moved', to: contentPath(own, locale) }
    const page = pageOf(row, locale, now)
    if (page === null) return null
    if (page.forcedLocale !== null && page.forcedLocale !== locale) {
      const other = slugIn(row, page.forcedLocale)
      const to = page.forcedLocaleUrl ?? (other === null ? null : contentPath(other, page.forcedLocale))
      return to === null ? null : { kind: 'moved', to }
    }
    const { html } = await screens.content(toDraw(row, page, locale, now, false))
    return { kind: 'page', locale, html }
  }

  function toDraw(row: StoryRow, page: Page, locale: Locale, now: Surroundings, preview: boolean): ContentToDraw {
    const alternate = (other: Locale) => {
      const slug = slugIn(row, other)
      const isThere = slug !== null && (page.forcedLocale === null || page.forcedLocale === other)
      return isThere && (other === locale || pageOf(row, other, now) !== null) ? contentPath(slug, other) : null
    }
    const path = contentPath(slugIn(row, locale) ?? row.nl, locale)
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
      reviews: reviewsOf(now.site),
      share_picture: null,
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
        countVisit(database.db, asked.locale, asked.slug).catch((error: unknown) =>
          log.warn({ err: error }, 'a visit by an old address was not counted'),
        )
      }
      return found
    },

    /** A version as it would look, for who writes it. */
    async preview(row: StoryRow, locale: Locale): Promise<string | null> {
      const now = await surroundings()
      const page = pageOf(row, locale, now)
      return page && (await screens.content(toDraw(row, page, locale, now, true))).html
    },

    /** Every page there is, by path and language, for search engines. */
    async list(): Promise<
      readonly { readonly paths: Readonly<Record<Locale, string | null>>; readonly changed: Date }[]
    > {
      const now = await surroundings()
      const rows = await selectStories(database.db, { now: clock.now(), drafts: false })
      return rows.flatMap((row) => {
        const pathIn = (locale: Locale) => {
          const slug = slugIn(row, locale)
          const page = slug === null ? null : pageOf(row, locale, now)
          const isShown = page !== null && (page.forcedLocale === null || page.forcedLocale === locale)
          return slug !== null && isShown ? contentPath(slug, locale) : null
        }
        const paths = { nl: pathIn('nl'), en: pathIn('en') }
        return (paths.nl ?? paths.en) ? [{ paths, changed: row.live_from ?? row.made_at }] : []
      })
    },

    /** What was published here is shown at once. */
    forget(): void {
      lookedAt = Number.NEGATIVE_INFINITY
    },
  }
}

const slugIn = (row: StoryRow, locale: Locale): string | null => (locale === 'nl' ? row.nl : row.en)

const pageOf = (row: StoryRow, locale: Locale, { site, ...now }: Surroundings): Page | null =>
  readPage(inLanguage(row.content as StoredContent, locale), contentFactsOf(site, { ...now, locale }))

/** Ratings with where they come from. What others wrote in words is shown only with its source, and none is kept here yet. */
const reviewsOf = ({ reviews }: Site): ContentReviews => ({
  sources: reviews.map(({ name, score, base, text, url }) => ({ name, score, scale: base, count: text, address: url })),
  newest: [],
})
