import { z } from 'zod'
import { isSlug, isTaken } from '#domain/content/index.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

const issueSchema = z.object({
  path: z.string(),
  locale: z.enum(['nl', 'en']),
  code: z.string(),
  weight: z.enum(['refused', 'unfinished', 'advice']),
})

const moment = z.string()

const versionSchema = z.object({
  number: z.number().int(),
  revision: z.number().int(),
  name: z.string(),
  note: z.string(),
  /** Null: a draft. */
  live_from: moment.nullable(),
  /** Whether readers see this one now. */
  is_live: z.boolean(),
  made_at: moment,
  made_by: z.string().nullable(),
})

const addressSchema = z.object({
  locale: z.enum(['nl', 'en']),
  slug: z.string(),
  is_current: z.boolean(),
  /** How often an address that leads on was used. */
  visits: z.number().int(),
})

const content = z.looseObject({ component: z.string(), _uid: z.string() })

/** Content as it is sent: what of it can be kept is said by the check of pages, at its place. */
const sent = z.record(z.string(), z.unknown().describe('What a field of the content holds'))

const writtenSchema = z
  .object({
    uuid: z.string(),
    hidden: z.boolean(),
    versions: z.array(versionSchema),
    addresses: z.array(addressSchema),
    /** Of the newest version. */
    content,
    issues: z.array(issueSchema),
    /** Other stories that link to this one. */
    linked_from: z.array(z.object({ uuid: z.string(), name: z.string(), times: z.number().int() })),
    /** Links on it that lead nowhere. */
    broken: z.array(z.object({ path: z.string(), locale: z.enum(['nl', 'en']), address: z.string() })),
  })
  .meta({ id: 'WrittenStory', description: 'A story for who writes it, with all its versions.' })

export type WrittenStory = z.infer<typeof writtenSchema>

const slug = z
  .string()
  .max(120)
  .refine(isSlug, 'small letters, digits and hyphens, with a slash between folders')
  .refine((text) => !isTaken(text), 'the service itself lives there')

const number = z.int32().min(1)
const story = z.object({ story: z.uuid() })
const admin = { tags: ['back office'], secret: true, roles: ['admin'] } as const

export const listWrittenStories = defineRoute({
  ...admin,
  id: 'listWrittenStories',
  method: 'GET',
  path: '/api/admin/stories',
  summary: 'Everything that people wrote for the site, with what is live, planned and in the making',
  responses: {
    200: z.object({
      /** Whether the site shows these; it does not while its pages come from a space elsewhere. */
      shown: z.boolean(),
      data: z.array(
        z.object({
          ...writtenSchema.pick({ uuid: true, hidden: true, addresses: true }).shape,
          name: z.string(),
          component: z.string(),
          live: versionSchema.nullable(),
          planned: versionSchema.nullable(),
          draft: versionSchema.nullable(),
        }),
      ),
    }),
  },
})

export const readWrittenStory = defineRoute({
  ...admin,
  id: 'readWrittenStory',
  method: 'GET',
  path: '/api/admin/stories/:story',
  summary: 'A story with its versions, its addresses and what is to be said of it',
  params: story,
  responses: { 200: writtenSchema },
})

export const readStoryVersion = defineRoute({
  ...admin,
  id: 'readStoryVersion',
  method: 'GET',
  path: '/api/admin/stories/:story/versions/:number',
  summary: 'What a version says, to compare it or to look at it again',
  params: z.object({ ...story.shape, number: z.string().regex(/^\d{1,6}$/) }),
  responses: { 200: z.object({ version: versionSchema, content }) },
})

const taken = z
  .object({
    errors: z
      .array(
        z.object({
          code: z.literal('conflict'),
          path: z.string(),
          message: z.string(),
          /** What has that address already. */
          taken_by: z.object({ uuid: z.string(), name: z.string() }),
        }),
      )
      .length(1),
  })
  .describe('Another story has that address')

export const createStory = defineRoute({
  ...admin,
  id: 'createStory',
  method: 'POST',
  path: '/api/admin/stories',
  summary: 'Begins a page: a draft that nobody sees',
  body: z.strictObject({
    name: z.string().trim().min(1).max(200),
    nl: slug,
    en: slug.nullable(),
    content: sent.optional(),
  }),
  responses: { 201: writtenSchema, 409: taken },
})

const stale = z
  .object({
    errors: z
      .array(
        z.object({
          code: z.literal('conflict'),
          message: z.string(),
          /** What is there now. */
          current: z.object({ version: versionSchema, content }),
        }),
      )
      .length(1),
  })
  .describe('Somebody else wrote in the meantime')

/** Which version, as it was last seen. */
const seen = { number, revision: number }

export const writeStoryDraft = defineRoute({
  ...admin,
  id: 'writeStoryDraft',
  method: 'PUT',
  path: '/api/admin/stories/:story/draft',
  summary: 'Writes the draft; one that is not there yet is begun from the version that was seen',
  params: story,
  body: z.strictObject({
    ...seen,
    name: z.string().trim().min(1).max(200),
    note: z.string().trim().max(500).default(''),
    content: sent,
  }),
  responses: { 200: writtenSchema, 409: stale, 422: errorBody },
})

export const publishStory = defineRoute({
  ...admin,
  id: 'publishStory',
  method: 'POST',
  path: '/api/admin/stories/:story/publish',
  summary: 'Makes a draft live, at once or at a moment',
  params: story,
  body: z.strictObject({ ...seen, at: z.iso.datetime({ offset: true }).nullable().default(null) }),
  responses: { 200: writtenSchema, 409: stale, 422: errorBody },
})

export const withdrawStory = defineRoute({
  ...admin,
  id: 'withdrawStory',
  method: 'POST',
  path: '/api/admin/stories/:story/withdraw',
  summary: 'Takes back what was planned; it is a draft again',
  params: story,
  body: z.strictObject(seen),
  responses: { 200: writtenSchema, 409: stale },
})

export const discardStoryDraft = defineRoute({
  ...admin,
  id: 'discardStoryDraft',
  method: 'POST',
  path: '/api/admin/stories/:story/discard',
  summary: 'Throws a draft away',
  params: story,
  body: z.strictObject(seen),
  responses: { 200: writtenSchema, 409: stale },
})

export const restoreStory = defineRoute({
  ...admin,
  id: 'restoreStory',
  method: 'POST',
  path: '/api/admin/stories/:story/restore',
  summary: 'Begins a draft from an earlier version; what is live does not change',
  params: story,
  body: z.strictObject({ number }),
  responses: { 200: writtenSchema },
})

export const moveStory = defineRoute({
  ...admin,
  id: 'moveStory',
  method: 'PUT',
  path: '/api/admin/stories/:story/addresses',
  summary: 'Gives a page other addresses; those it had lead on, and so do the others that are named',
  params: story,
  body: z.strictObject({
    nl: slug,
    en: slug.nullable(),
    aliases: z.array(z.strictObject({ locale: z.enum(['nl', 'en']), slug })).max(50),
  }),
  responses: { 200: writtenSchema, 409: taken },
})

export const hideStory = defineRoute({
  ...admin,
  id: 'hideStory',
  method: 'POST',
  path: '/api/admin/stories/:story/hide',
  summary: 'Takes a page off the site, or brings it back',
  params: story,
  body: z.strictObject({ hidden: z.boolean() }),
  responses: { 200: writtenSchema },
})

export const previewStory = defineRoute({
  ...admin,
  id: 'previewStory',
  method: 'POST',
  path: '/api/admin/stories/:story/preview',
  summary: 'A page as it would look with this content, as HTML in one language',
  params: story,
  body: z.strictObject({ language: z.enum(['nl', 'en']), content: sent }),
  responses: { 200: z.object({ html: z.string().nullable(), issues: z.array(issueSchema) }) },
})

export const adminStoryRoutes = [
  listWrittenStories,
  readWrittenStory,
  readStoryVersion,
  createStory,
  writeStoryDraft,
  publishStory,
  withdrawStory,
  discardStoryDraft,
  restoreStory,
  moveStory,
  hideStory,
  previewStory,
] as const
