import { z } from 'zod'
import { type PageInformation, pageInformationSchema, type Story, storySchema } from '#contract/stories.ts'
import { inLanguage } from '#domain/content/index.ts'
import { isUuid, type Locale } from '#domain/values/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { ProvidedSource } from './provided.ts'
import { type StoryRow, selectAliases, selectMoments, selectStories, type WantedStories } from './store.ts'
import { toolStories } from './tools.ts'

export type StoryActions = ReturnType<typeof storyActions>

/** Which stories somebody asks for, and how. */
export type StoryList = {
  readonly starts_with?: string | undefined
  readonly by_slugs?: string | undefined
  readonly by_uuids?: string | undefined
  readonly excluding_slugs?: string | undefined
  readonly content_type?: string | undefined
  readonly with_tag?: string | undefined
  readonly search_term?: string | undefined
  readonly sort_by?: string | undefined
}

const pageContent = z.object(pageInformationSchema.omit({ slug: true, language: true }).shape)
const storedContent = storySchema.shape.content

type StoryParts = {
  readonly database: Database
  readonly clock: Clock
  /** Where the site's own words come from in the place of the back office. */
  readonly provided?: Pick<ProvidedSource, 'contentOf'> | null
}

export function storyActions({ database, clock, provided = null }: StoryParts) {
  const wanted = (drafts: boolean): WantedStories => ({ now: clock.now(), drafts })

  async function rowNamed(name: string, drafts: boolean): Promise<StoryRow | undefined> {
    const by = isUuid(name) ? { uuid: name } : /^\d{1,9}$/.test(name) ? { id: Number(name) } : null
    const [row] = await selectStories(database.db, {
      ...wanted(drafts),
      by: by ?? { slug: name, locale: 'nl' },
    })
    return row
  }

  return {
    /** A story by its slug, id or uuid in a language, or in Dutch where it was not translated; undefined when there is none. */
    async readStory(name: string, locale: Locale, drafts = false): Promise<Story | undefined> {
      const tool = toolStories.get(name)
      if (tool) {
        const [rows, aliases] = await Promise.all([
          selectStories(database.db, wanted(drafts)),
          selectAliases(database.db),
        ])
        return storyOf(tool({ now: clock.now(), rows, aliases }), locale)
      }
      const row = await rowNamed(name, drafts)
      return row && storyOf(row, locale)
    },

    /** Those that are asked for, in the order that is asked for. */
    async listStories(list: StoryList, locale: Locale, drafts = false): Promise<Story[]> {
      const rows = await selectStories(database.db, wanted(drafts))
      const stories = rows.map((row) => storyOf(row, locale)).filter(isWanted(list))
      return sortedBy(stories, list.sort_by)
    },

    /** When anything last changed for readers, in milliseconds. */
    async newestVersion(): Promise<number> {
      const { changed } = await selectMoments(database.db, clock.now())
      return changed?.getTime() ?? 0
    },

    /** What our own screens say by a story: as a provider has it, or as it is written here where that has none. */
    async contentOf(name: string, locale: Locale): Promise<unknown> {
      return (await provided?.contentOf(name, locale)) ?? (await this.readStory(name, locale))?.content
    },

    async readPageInformation(slug: string, language: Locale): Promise<PageInformation> {
      const content = await this.contentOf(`page_informations/${slug}`, language)
      if (content === undefined) throw new AppError('not_found')
      return { slug, language, ...pageContent.parse(content) }
    },
  }
}

function storyOf(row: StoryRow, locale: Locale): Story {
  const slug = (locale === 'en' && row.en) || row.nl
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    slug: slug.split('/').at(-1) ?? slug,
    full_slug: locale === 'en' ? `en/${slug}` : slug,
    lang: locale === 'en' ? 'en' : 'default',
    content: storedContent.parse(inLanguage(row.content, locale)),
    created_at: row.created_at.toISOString(),
    updated_at: row.made_at.toISOString(),
    published_at: row.live_from?.toISOString() ?? null,
    first_published_at: row.first_live?.toISOString() ?? null,
    sort_by_date: null,
    position: row.position,
    tag_list: [...row.tag_list],
    is_startpage: false,
    parent_id: 0,
    meta_data: null,
    group_id: row.uuid,
    release_id: null,
    path: null,
    alternates: [],
    default_full_slug: row.nl,
    translated_slugs: row.en === null ? [] : [{ path: row.en, name: null, lang: 'en' }],
  }
}

const among = (text: string | undefined) => text?.split(',').map((part) => part.trim().replace(/^\/|\/$/g, ''))

/** `blog/*` takes everything in a folder. */
const fits = (patterns: readonly string[], slug: string) =>
  patterns.some((pattern) => (pattern.endsWith('/*') ? slug.startsWith(pattern.slice(0, -1)) : slug === pattern))

function isWanted(list: StoryList): (story: Story) => boolean {
  const [slugs, uuids, excluded, tags] = [list.by_slugs, list.by_uuids, list.excluding_slugs, list.with_tag].map(among)
  const term = list.search_term?.toLowerCase()
  return (story) =>
    (list.starts_with === undefined || story.full_slug.startsWith(list.starts_with)) &&
    (slugs === undefined || fits(slugs, story.full_slug)) &&
    (uuids === undefined || uuids.includes(story.uuid)) &&
    (excluded === undefined || !fits(excluded, story.full_slug)) &&
    (tags === undefined || tags.some((tag) => story.tag_list.includes(tag))) &&
    (list.content_type === undefined || story.content.component === list.content_type) &&
    (term === undefined || `${story.name} ${JSON.stringify(story.content)}`.toLowerCase().includes(term))
}

const sortable = ['name', 'slug', 'position', 'created_at', 'published_at', 'first_published_at'] as const

function sortedBy(stories: readonly Story[], wish: string | undefined): Story[] {
  const [by, direction] = wish?.split(':') ?? []
  const key = sortable.find((name) => name === by)
  if (key === undefined) return [...stories]
  const sign = direction === 'desc' ? -1 : 1
  return stories.toSorted((left, right) => {
    const [a, b] = [left[key] ?? '', right[key] ?? '']
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)))
  })
}
