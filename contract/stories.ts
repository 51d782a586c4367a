import { z } from 'zod'
import { defineRoute } from './route.ts'

/** One piece of editable content, in the shape of Storyblok's content delivery API v2. */
export const storySchema = z
  .object({
    id: z.number().int(),
    uuid: z.string(),
    name: z.string(),
    slug: z.string(),
    full_slug: z.string(),
    /** "default" is Dutch. */
    lang: z.enum(['default', 'en']),
    content: z.looseObject({ _uid: z.string(), component: z.string() }),
    created_at: z.string(),
    updated_at: z.string(),
    published_at: z.string().nullable(),
    first_published_at: z.string().nullable(),
    sort_by_date: z.string().nullable(),
    position: z.number().int(),
    tag_list: z.array(z.string()),
    is_startpage: z.boolean(),
    parent_id: z.number().int(),
    meta_data: z.null(),
    group_id: z.string(),
    release_id: z.null(),
    path: z.null(),
    alternates: z.array(z.never()),
    default_full_slug: z.string(),
    translated_slugs: z.array(z.object({ path: z.string(), name: z.string().nullable(), lang: z.string() })),
  })
  .meta({ id: 'Story', description: 'Editable content as the content delivery API gives it.' })

export type Story = z.infer<typeof storySchema>

/** Version of the whole content; part of the address, so that answers can be kept. */
const cv = z.number().int()
const nothing = z.array(z.never())

const segment = z
  .string()
  .max(80)
  .regex(/^[A-Za-z0-9_-]+$/)

const asked = {
  /** `en` for English; everything else is Dutch. */
  language: z.string().max(20).optional(),
  version: z.enum(['published', 'draft']).default('published'),
  token: z.string().max(200).optional(),
  cv: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
}

const query = z.looseObject({
  ...asked,
  /** A story may be asked for by its uuid instead of its slug. */
  find_by: z.literal('uuid').optional(),
})

const unauthorized = z.object({ error: z.literal('Unauthorized') }).describe('Drafts need a preview token')

const refusals = {
  301: z.undefined().describe('The same address with the newest cv'),
  401: unauthorized,
  404: z.tuple([z.literal('This record could not be found')]).describe('No such story'),
}

const shared = {
  method: 'GET',
  tags: ['content'],
  public: true,
  impersonal: true,
  protocol: true,
  trailingSlash: true,
} as const

const oneStory = {
  ...shared,
  query,
  responses: { 200: z.object({ story: storySchema, cv, rels: nothing, links: nothing }), ...refusals },
} as const

export const getStory = defineRoute({
  ...oneStory,
  id: 'getStory',
  path: '/api/cdn/stories/:slug',
  summary: 'A story by its slug, its id or its uuid',
  params: z.object({ slug: segment }),
})

export const getStoryInFolder = defineRoute({
  ...oneStory,
  id: 'getStoryInFolder',
  path: '/api/cdn/stories/:folder/:slug',
  summary: 'A story in a folder, as in tools/urls',
  params: z.object({ folder: segment, slug: segment }),
})

export const getStoryDeeper = defineRoute({
  ...oneStory,
  id: 'getStoryDeeper',
  path: '/api/cdn/stories/:folder/:inner/:slug',
  summary: 'A story in a folder of a folder',
  params: z.object({ folder: segment, inner: segment, slug: segment }),
})

export const getStoryDeepest = defineRoute({
  ...oneStory,
  id: 'getStoryDeepest',
  path: '/api/cdn/stories/:folder/:inner/:innermost/:slug',
  summary: 'A story three folders deep',
  params: z.object({ folder: segment, inner: segment, innermost: segment, slug: segment }),
})

const count = z.string().regex(/^\d{1,6}$/)

export const listStories = defineRoute({
  ...shared,
  id: 'listStories',
  path: '/api/cdn/stories',
  summary: 'The stories, a page of them at a time; `total` and `per-page` are headers',
  query: z.looseObject({
    ...asked,
    page: count.optional(),
    per_page: count.optional(),
    starts_with: z.string().max(200).optional(),
    /** With commas between them. */
    by_slugs: z.string().max(2000).optional(),
    by_uuids: z.string().max(4000).optional(),
    excluding_slugs: z.string().max(2000).optional(),
    content_type: z.string().max(80).optional(),
    with_tag: z.string().max(200).optional(),
    search_term: z.string().max(200).optional(),
    /** As in `name:asc`. */
    sort_by: z.string().max(80).optional(),
  }),
  responses: {
    200: z.object({ stories: z.array(storySchema), cv, rels: nothing, links: nothing }),
    301: refusals[301],
    401: unauthorized,
  },
})

const linkSchema = z.object({
  id: z.number().int(),
  uuid: z.string(),
  slug: z.string(),
  path: z.null(),
  real_path: z.string(),
  name: z.string(),
  published: z.boolean(),
  parent_id: z.number().int(),
  is_folder: z.boolean(),
  is_startpage: z.boolean(),
  position: z.number().int(),
})

export const listStoryLinks = defineRoute({
  ...shared,
  id: 'listStoryLinks',
  path: '/api/cdn/links',
  summary: 'Every story by its uuid, without what it says',
  query: z.looseObject({ ...asked, starts_with: z.string().max(200).optional() }),
  responses: { 200: z.object({ links: z.record(z.string(), linkSchema) }), 401: unauthorized },
})

export const getContentSpace = defineRoute({
  ...shared,
  id: 'getContentSpace',
  path: '/api/cdn/spaces/me',
  summary: 'The version of the content and its languages',
  query: z.looseObject(asked),
  responses: {
    200: z.object({
      space: z.object({
        id: z.number().int(),
        name: z.string(),
        domain: z.string(),
        version: cv,
        language_codes: z.array(z.string()),
      }),
    }),
  },
})

const datasourceEntry = z.object({
  id: z.number().int(),
  name: z.string(),
  value: z.string(),
  dimension_value: z.null(),
})

export const listDatasourceEntries = defineRoute({
  ...shared,
  id: 'listDatasourceEntries',
  path: '/api/cdn/datasource_entries',
  summary: 'Words to choose from in content: the names of the products and of what a text may name',
  query: z.looseObject({ ...asked, datasource: z.string().max(80).optional() }),
  responses: { 200: z.object({ datasource_entries: z.array(datasourceEntry) }) },
})

export const listDatasources = defineRoute({
  ...shared,
  id: 'listDatasources',
  path: '/api/cdn/datasources',
  summary: 'The lists of words to choose from',
  query: z.looseObject(asked),
  responses: {
    200: z.object({
      datasources: z.array(
        z.object({ id: z.number().int(), name: z.string(), slug: z.string(), dimensions: z.array(z.never()) }),
      ),
    }),
  },
})

export const pageInformationSchema = z
  .object({
    slug: z.string(),
    language: z.enum(['nl', 'en']),
    title: z.string(),
    intro: z.string(),
    meta: z.object({ title: z.string(), description: z.string() }),
  })
  .meta({ id: 'PageInformation', description: 'Title, introduction and description of one screen.' })

export type PageInformation = z.infer<typeof pageInformationSchema>

export const getPageInformation = defineRoute({
  id: 'getPageInformation',
  method: 'GET',
  path: '/api/public/page_informations/:slug',
  summary: 'Title, introduction and description of a screen',
  tags: ['content'],
  public: true,
  impersonal: true,
  params: z.object({ slug: segment }),
  query: z.object({
    /** `en` and `en-us` are English; everything else is Dutch. */
    language: z.string().max(20).optional(),
  }),
  responses: { 200: z.object({ data: pageInformationSchema }) },
})

export const storyRoutes = [
  getStory,
  getStoryInFolder,
  getStoryDeeper,
  getStoryDeepest,
  listStories,
  listStoryLinks,
  getContentSpace,
  listDatasourceEntries,
  listDatasources,
  getPageInformation,
] as const
