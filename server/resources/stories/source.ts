import { inLanguage } from '#domain/content/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { countVisit, type StoryRow, selectAddress, selectMoments, selectStories } from './store.ts'

/** A story as readers may see it. */
export type ShownStory = {
  readonly nl: string
  readonly en: string | null
  readonly changed: Date
  contentIn(locale: Locale): unknown
}

/** Where the public pages come from. */
export type ContentSource = {
  /** What is the same as long as nothing changed for readers, and when it will change by itself. */
  moments(): Promise<{ readonly changed: unknown; readonly next: Date | null }>
  /** The story that an address leads to, its own or one of those before. */
  at(locale: Locale, slug: string): Promise<ShownStory | undefined>
  list(): Promise<readonly ShownStory[]>
  /** Somebody came by an address that leads on. */
  visited(locale: Locale, slug: string): Promise<void>
}

export const shownStory = ({ nl, en, live_from, made_at, content }: StoryRow): ShownStory => ({
  ...{ nl, en, changed: live_from ?? made_at },
  contentIn: (locale) => inLanguage(content, locale),
})

/** What is written in our own back office. */
export function ownContent({ database, clock }: { readonly database: Database; readonly clock: Clock }): ContentSource {
  const live = () => ({ now: clock.now(), drafts: false })
  return {
    moments: () => selectMoments(database.db, clock.now()),
    async at(locale, slug) {
      const address = await selectAddress(database.db, locale, slug)
      if (address === undefined) return undefined
      const [row] = await selectStories(database.db, { ...live(), by: { uuid: address.story } })
      return row && shownStory(row)
    },
    list: async () => (await selectStories(database.db, live())).map(shownStory),
    visited: (locale, slug) => countVisit(database.db, locale, slug),
  }
}
