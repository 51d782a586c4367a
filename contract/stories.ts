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
    published_at: z.string(),
    first_published_at: z.string(),
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

const storyAnswer = z.object({
  story: storySchema,
  /** Version of the whole content; part of the address, so that answers can be kept. */
  cv: z.number().int(),
  rels: z.array(z.never()),
  links: z.array(z.never()),
})

const segment = z
  .string()
  .max(80)
  .regex(/^[A-Za-z0-9_-]+$/)

const query = z.object({
  /** `en` for English; everything else is Dutch. */
  language: z.string().max(20).optional(),
  version: z.enum(['published', 'draft']).default('published'),
  token: z.string().max(200).optional(),
  cv: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
})

const responses = {
  200: storyAnswer,
  301: z.undefined().describe('The same address with the newest cv'),
  401: z.object({ error: z.literal('Unauthorized') }).describe('Drafts need a preview token'),
  404: z.tuple([z.literal('This record could not be found')]).describe('No such story'),
}

export const getStory = defineRoute({
  id: 'getStory',
  method: 'GET',
  path: '/api/cdn/stories/:slug',
  summary: 'A story by its slug',
  tags: ['content'],
  public: true,
  impersonal: true,
  trailingSlash: true,
  params: z.object({ slug: segment }),
  query,
  responses,
})

export const getStoryInFolder = defineRoute({
  id: 'getStoryInFolder',
  method: 'GET',
  path: '/api/cdn/stories/:folder/:slug',
  summary: 'A story in a folder, as in tools/urls',
  tags: ['content'],
  public: true,
  impersonal: true,
  trailingSlash: true,
  params: z.object({ folder: segment, slug: segment }),
  query,
  responses,
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
