import { z } from 'zod'
import { pictureNamed } from '#domain/pictures/index.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

/** What comes out of a good camera. */
const mostPictureBytes = 15 * 1024 * 1024

const usedIn = z.array(z.object({ uuid: z.string(), name: z.string() }))

const pictureSchema = z
  .object({
    /** By which a page names it. */
    name: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    alt_nl: z.string(),
    alt_en: z.string(),
    /** Of all its sizes together. */
    bytes: z.number().int(),
    made_at: z.string(),
    made_by: z.string().nullable(),
    /** Stories that show it: live, planned or being written. */
    used_in: usedIn,
  })
  .meta({ id: 'Picture', description: 'A picture for pages, kept in several sizes under `/pictures`.' })

export type KeptPicture = z.infer<typeof pictureSchema>

/** What it shows, for who cannot see it, in both languages. */
export const pictureWords = z.strictObject({
  alt_nl: z.string().trim().min(1).max(300),
  alt_en: z.string().trim().min(1).max(300),
})

const admin = { tags: ['back office'], secret: true, roles: ['admin'] } as const
const params = z.object({ picture: z.string().refine((name) => pictureNamed(name) !== null, 'no name of a picture') })

export const listPictures = defineRoute({
  ...admin,
  id: 'listPictures',
  method: 'GET',
  path: '/api/admin/pictures',
  summary: 'Every picture that a page may show, the newest first, with where it is used',
  responses: { 200: z.object({ data: z.array(pictureSchema) }) },
})

export const addPicture = defineRoute({
  ...admin,
  id: 'addPicture',
  method: 'POST',
  path: '/api/admin/pictures',
  summary:
    'Takes a picture as multipart/form-data in the part `file`, with `alt_nl` and `alt_en` in the form: JPEG, PNG, WebP or AVIF, at most 15 MB. It is made anew in several sizes, without what a camera writes into it; the same picture twice is one',
  file: { maxBytes: mostPictureBytes },
  responses: { 201: pictureSchema, 422: errorBody },
})

export const describePicture = defineRoute({
  ...admin,
  id: 'describePicture',
  method: 'PATCH',
  path: '/api/admin/pictures/:picture',
  summary: 'Says in other words what a picture shows; pages that show it already keep the words they have',
  params,
  body: pictureWords,
  responses: { 200: pictureSchema },
})

export const removePicture = defineRoute({
  ...admin,
  id: 'removePicture',
  method: 'DELETE',
  path: '/api/admin/pictures/:picture',
  summary: 'Removes a picture that no page shows',
  params,
  responses: {
    200: z.object({ success: z.literal(true) }),
    409: z
      .object({
        errors: z.array(z.object({ code: z.literal('conflict'), message: z.string(), used_in: usedIn })).length(1),
      })
      .describe('Pages show it'),
  },
})

export const adminPictureRoutes = [listPictures, addPicture, describePicture, removePicture] as const
