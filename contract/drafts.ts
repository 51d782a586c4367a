import { z } from 'zod'
import { flowNames } from '#domain/products/index.ts'
import { defineRoute } from './route.ts'

const draft = z
  .object({
    uuid: z.string(),
    flow: z.enum(flowNames),
    /** What the company is to be called, as far as that was answered. */
    name: z.string().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'Draft', description: 'A questionnaire that was begun in this browser and belongs to no account.' })

export type Draft = z.infer<typeof draft>

export const listDrafts = defineRoute({
  id: 'listDrafts',
  method: 'GET',
  path: '/api/drafts',
  summary: 'What was begun in this browser and belongs to no account yet, the newest first',
  tags: ['questionnaires'],
  public: true,
  secret: true,
  responses: { 200: z.object({ drafts: z.array(draft) }) },
})

export const claimDrafts = defineRoute({
  id: 'claimDrafts',
  method: 'POST',
  path: '/api/drafts/claim',
  summary: 'Takes drafts of this browser along to the account; only a page of our own may ask for it',
  tags: ['questionnaires'],
  secret: true,
  body: z.strictObject({ uuids: z.array(z.uuid()).min(1).max(50) }),
  responses: { 200: z.object({ claimed: z.array(z.string()) }) },
})

export const draftRoutes = [listDrafts, claimDrafts] as const
