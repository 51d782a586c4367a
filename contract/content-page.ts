import type { Page } from '#domain/content/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Site } from './site.ts'

/** What a price card shows, worked out by the price book of the day. */
export type CardPrice = {
  /** Without VAT where `vat` is over them; names and notes in the language of the page. */
  readonly lines: readonly { readonly name: string; readonly note: string | null; readonly cents: number }[]
  readonly vat: { readonly percentage: number; readonly over_cents: number; readonly cents: number } | null
  /** What is paid, all in. */
  readonly total_cents: number
  /** What is often chosen with it: what it adds to the total, VAT in. */
  readonly often: readonly { readonly name: string; readonly cents: number }[]
  /** Since when the price holds, as a date in words. */
  readonly as_of: string
}

/** What others say of us, each with where they said it. */
export type ContentReviews = {
  readonly sources: readonly {
    readonly name: string
    readonly score: number
    readonly scale: number
    /** As in `272 reviews`. */
    readonly count: string | null
    readonly address: string | null
  }[]
  readonly newest: readonly {
    readonly name: string
    readonly place: string | null
    /** In words. */
    readonly date: string
    readonly text: string
    /** In which it was written: it is shown as it is. */
    readonly language: Locale
    readonly score: number
    readonly scale: number
    readonly source: string
    readonly address: string | null
  }[]
}

/** Everything that a page of content is drawn from. */
export type ContentToDraw = {
  readonly page: Page
  readonly locale: Locale
  readonly site: Site
  /** Its own address, from the first slash. */
  readonly path: string
  /** Of the site, without a slash at the end. */
  readonly origin: string
  /** The same page in each language, by path; null where it is not there. */
  readonly alternates: Readonly<Record<Locale, string | null>>
  /** What stands above it, itself last. */
  readonly crumbs: readonly { readonly name: string; readonly path: string }[]
  /** By the `_uid` of a price card; a card that has none is left out. */
  readonly prices: Readonly<Record<string, CardPrice>>
  readonly reviews: ContentReviews | null
  /** Path of the picture that is shown where the page is shared and names none itself; null: the one of the whole site. */
  readonly share_picture: string | null
  /** Drawn for who writes it: no search engine may keep it. */
  readonly preview: boolean
}

type HeadFact = { readonly by: 'property' | 'name'; readonly key: string; readonly content: string }

/** What stands in the head of a page of content, as data: whoever writes it out escapes it. */
export type ContentHead = {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly alternates: readonly { readonly language: string; readonly address: string }[]
  /** For who shares it: `og:…` by property, `twitter:…` by name. */
  readonly shared: readonly HeadFact[]
  readonly structured: object
  readonly indexed: boolean
}

export type DrawnContent = { readonly html: string; readonly head: ContentHead }
