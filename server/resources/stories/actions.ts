import { z } from 'zod'
import { type PageInformation, pageInformationSchema, type Story, storySchema } from '#contract/stories.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { findStory, newestCacheVersion } from './store.ts'

export type StoryActions = ReturnType<typeof storyActions>

const pageContent = z.object(pageInformationSchema.omit({ slug: true, language: true }).shape)

export function storyActions({ database }: { readonly database: Database }) {
  return {
    /** A story in a language, or in Dutch where it was not translated; undefined when there is none. */
    async readStory(slug: string, locale: Locale): Promise<Story | undefined> {
      const row = await findStory(database.db, slug)
      if (row === undefined) return undefined
      const translated = locale === 'en' && row.content_en !== null
      return {
        id: row.id,
        uuid: row.uuid,
        name: row.name,
        slug: row.slug.split('/').at(-1) ?? row.slug,
        full_slug: row.slug,
        lang: locale === 'en' ? 'en' : 'default',
        content: storySchema.shape.content.parse(translated ? row.content_en : row.content),
        created_at: row.created_at.toISOString(),
        published_at: row.published_at.toISOString(),
        first_published_at: row.created_at.toISOString(),
        sort_by_date: null,
        position: row.position,
        tag_list: row.tag_list,
        is_startpage: false,
        parent_id: 0,
        meta_data: null,
        group_id: row.uuid,
        release_id: null,
        path: null,
        alternates: [],
        default_full_slug: row.slug,
        translated_slugs: [],
      }
    },

    newestVersion: () => newestCacheVersion(database.db),

    async readPageInformation(slug: string, language: Locale): Promise<PageInformation> {
      const story = await this.readStory(`page_informations/${slug}`, language)
      if (story === undefined) throw new AppError('not_found')
      return { slug, language, ...pageContent.parse(story.content) }
    },
  }
}
