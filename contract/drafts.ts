import { z } from 'zod'
import { flowNames } from '#domain/products/index.ts'
import { locales } from '#domain/values/index.ts'
import { errorBody } from './errors.ts'
import { mailAddress } from './mail-address.ts'
import { defineRoute } from './route.ts'

const inBoth = z.object({ nl: z.string(), en: z.string() })

const draft = z
  .object({
    uuid: z.string(),
    flow: z.enum(flowNames),
    /** What it is, in the words of both languages: "Nederlandse BV" and "Dutch BV". */
    product_name: inBoth,
    /** What the company is to be called, as far as that was answered. */
    name: z.string().nullable(),
    /** "Step 4 of 8", counting only the steps that apply, and what it is called. */
    step: z.object({ at: z.number().int(), of: z.number().int(), name: inBoth }),
    /** What it costs so far in cents, VAT and fees in; null where nothing can be said. */
    total: z.number().int().nullable(),
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

export const removeDraft = defineRoute({
  id: 'removeDraft',
  method: 'DELETE',
  path: '/api/drafts/:uuid',
  summary: 'Throws away what nobody began to pay for; one that a mailed link still opens only goes from this browser',
  tags: ['questionnaires'],
  public: true,
  params: z.object({ uuid: z.string() }),
  responses: { 200: z.object({ removed: z.literal(true) }), 403: errorBody },
})

export const sendDraftLink = defineRoute({
  id: 'sendDraftLink',
  method: 'POST',
  path: '/api/draft_links',
  summary:
    'Mails a link that opens a draft of this browser on another device, once; the answer is the same for every address',
  tags: ['questionnaires'],
  public: true,
  limit: { max: 10, perSeconds: 600 },
  body: z.strictObject({ uuid: z.uuid(), email: mailAddress, locale: z.enum(locales) }),
  responses: { 202: z.object({ accepted: z.literal(true) }), 403: errorBody },
})

export const openDraftLink = defineRoute({
  id: 'openDraftLink',
  method: 'POST',
  path: '/api/draft_links/open',
  summary: 'Lets this browser in to the draft of a mailed link; the link is used up by it',
  tags: ['questionnaires'],
  public: true,
  secret: true,
  limit: { max: 30, perSeconds: 600 },
  body: z.strictObject({ key: z.string().max(200) }),
  responses: { 200: z.object({ uuid: z.string(), flow: z.enum(flowNames) }), 403: errorBody },
})

export const draftRoutes = [listDrafts, claimDrafts, removeDraft, sendDraftLink, openDraftLink] as const
