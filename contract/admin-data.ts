import { z } from 'zod'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

/** Some hundred pictures. */
const mostFileBytes = 60 * 1024 * 1024

const changesSchema = z
  .object({
    /** Of what would change and what is there now: what was looked at is what is done. */
    fingerprint: z.string(),
    changes: z.array(
      z.object({
        /** Its file. */
        path: z.string(),
        what: z.enum(['added', 'changed']),
        label: z.string(),
        /** Where it differs, as in `versions.0.content.meta.title`; the first twenty. */
        places: z.array(z.string()),
      }),
    ),
    /** How many files say what is here already. */
    same: z.number().int(),
    /** What is here and in no file; it stays. */
    only_here: z.array(z.string()),
    /** What cannot be used, and why; as long as there is any, nothing is taken. */
    refused: z.array(z.object({ path: z.string(), place: z.string(), message: z.string() })),
  })
  .meta({ id: 'DataChanges', description: 'What files would change in the back office.' })

export type DataChanges = z.infer<typeof changesSchema>

const admin = { tags: ['back office'], secret: true, roles: ['admin'] } as const

export const exportBackOffice = defineRoute({
  ...admin,
  id: 'exportBackOffice',
  method: 'GET',
  path: '/api/admin/data.zip',
  summary: 'Everything that the back office edits, as files in a ZIP: no people and no secrets',
  responses: { 200: z.string().meta({ format: 'binary', description: 'The ZIP itself, as an attachment.' }) },
})

export const previewBackOffice = defineRoute({
  ...admin,
  id: 'previewBackOffice',
  method: 'POST',
  path: '/api/admin/data/preview',
  summary: 'What such a ZIP would change, sent as multipart/form-data in the part `file`; nothing is changed',
  file: { maxBytes: mostFileBytes },
  responses: { 200: changesSchema, 422: errorBody },
})

export const importBackOffice = defineRoute({
  ...admin,
  id: 'importBackOffice',
  method: 'POST',
  path: '/api/admin/data/import',
  summary: 'Makes those changes, all or none, with the `fingerprint` of what was looked at in the form',
  file: { maxBytes: mostFileBytes },
  responses: {
    200: changesSchema,
    409: z
      .object({
        errors: z
          .array(z.object({ code: z.literal('conflict'), message: z.string(), current: changesSchema }))
          .length(1),
      })
      .describe('Something changed since it was looked at'),
    422: errorBody,
  },
})

export const adminDataRoutes = [exportBackOffice, previewBackOffice, importBackOffice] as const
