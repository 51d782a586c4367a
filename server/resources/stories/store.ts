import { sql } from 'kysely'
import type { StoredContent } from '#domain/content/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

/** A story as it is live at a moment, or as its newest draft has it, with its addresses. */
export type StoryRow = {
  readonly id: number
  readonly uuid: string
  readonly position: number
  readonly tag_list: readonly string[]
  readonly created_at: Date
  readonly name: string
  readonly number: number
  readonly content: StoredContent
  readonly live_from: Date | null
  readonly made_at: Date
  readonly first_live: Date | null
  readonly nl: string
  readonly en: string | null
}

/** What is wanted of the stories: what is live at a moment, or the newest version of each. */
export type WantedStories = {
  readonly now: Date
  readonly drafts: boolean
  /** Also those that were taken off the site. */
  readonly hidden?: boolean
  /** Only the one with this name for it; all without. */
  readonly by?: { readonly slug: string; readonly locale: Locale } | { readonly uuid: string } | { readonly id: number }
}

/** The stories that can be seen, in their order; which of their versions is live is the rule of `versionsAt`. */
export async function selectStories(db: Db | Tx, { now, drafts, hidden, by }: WantedStories): Promise<StoryRow[]> {
  const address = (locale: Locale) =>
    sql<string | null>`(
      select slug from story_addresses
      where story_addresses.story = stories.uuid and locale = ${locale} and is_current
    )`
  let found = db
    .selectFrom('stories')
    .innerJoinLateral(
      (of) => {
        let own = of.selectFrom('story_versions').selectAll().whereRef('story', '=', 'stories.uuid')
        if (!drafts) own = own.where('live_from', '<=', now)
        return own.orderBy('number', 'desc').limit(1).as('version')
      },
      (join) => join.onTrue(),
    )
    .where('stories.hidden', 'in', hidden ? [false, true] : [false])
  if (by && 'uuid' in by) found = found.where('stories.uuid', '=', by.uuid)
  if (by && 'id' in by) found = found.where('stories.id', '=', by.id)
  if (by && 'slug' in by) {
    const named = db.selectFrom('story_addresses').select('story').where('is_current', '=', true)
    found = found.where('stories.uuid', 'in', named.where('slug', '=', by.slug).where('locale', '=', by.locale))
  }
  const rows = await found
    .select([
      ...(['stories.id', 'stories.uuid', 'stories.position', 'stories.tag_list', 'stories.created_at'] as const),
      ...(['version.name', 'version.number', 'version.content', 'version.live_from', 'version.made_at'] as const),
    ])
    .select([address('nl').as('nl'), address('en').as('en')])
    .select(
      sql<Date | null>`(select min(live_from) from story_versions first where first.story = stories.uuid)`.as(
        'first_live',
      ),
    )
    .orderBy('stories.position')
    .orderBy('stories.id')
    .execute()
  return rows.flatMap(({ nl, ...row }) => (nl === null ? [] : [{ ...row, nl }]))
}

/** The story that an address leads to, its own or one of those before. */
export async function selectAddress(db: Db, locale: Locale, slug: string) {
  return db
    .selectFrom('story_addresses')
    .select(['story', 'is_current'])
    .where('locale', '=', locale)
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** When anything of the content last changed for readers, and when it will by itself. */
export async function selectMoments(db: Db | Tx, now: Date): Promise<{ changed: Date | null; next: Date | null }> {
  return db
    .selectNoFrom([
      sql<Date | null>`greatest(
        (select max(live_from) from story_versions where live_from <= ${now}),
        (select max(changed_at) from stories)
      )`.as('changed'),
      sql<Date | null>`(select min(live_from) from story_versions where live_from > ${now})`.as('next'),
    ])
    .executeTakeFirstOrThrow()
}

/** Every address that leads on to a story's own. */
export function selectAliases(db: Db | Tx) {
  return db
    .selectFrom('story_addresses')
    .select(['locale', 'slug', 'story'])
    .where('is_current', '=', false)
    .orderBy('locale')
    .orderBy('slug')
    .execute()
}

export async function countVisit(db: Db, locale: Locale, slug: string): Promise<void> {
  await db
    .updateTable('story_addresses')
    .set((row) => ({ visits: row('visits', '+', 1) }))
    .where('locale', '=', locale)
    .where('slug', '=', slug)
    .execute()
}
