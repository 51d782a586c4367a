import { z } from 'zod'
import { signingEvents } from '#domain/contracts/index.ts'
import { errorBody } from './errors.ts'
import { defineRoute } from './route.ts'

const webhookSchema = z
  .object({
    url: z.string(),
    created_at: z.string(),
    /** When something was sent last, and the status of the answer; null when nobody answered. */
    last: z.object({ at: z.string(), status: z.number().int().nullable() }).nullable(),
  })
  .meta({
    id: 'Webhook',
    description: `Where a program of this account hears of ${signingEvents.join(', ')}: POST {id, event, contract, session, status, at}, signed as webhook-signature: v1,base64(HMAC-SHA256(secret, "id.timestamp.body")) with webhook-id and webhook-timestamp beside it.`,
  })

export type Webhook = z.infer<typeof webhookSchema>

const own = { tags: ['contracts'], secret: true } as const
const path = '/api/api_customer_dashboard/webhook'

export const readWebhook = defineRoute({
  ...own,
  id: 'readWebhook',
  method: 'GET',
  path,
  summary: 'Where a program of this account is told of its contracts',
  responses: { 200: z.object({ webhook: webhookSchema.nullable() }) },
})

export const writeWebhook = defineRoute({
  ...own,
  id: 'writeWebhook',
  method: 'PUT',
  path,
  summary: 'Sets that address; the secret is new each time, and shown this once',
  limit: { max: 20, perSeconds: 3600 },
  body: z.strictObject({ url: z.string().max(500) }),
  responses: {
    200: z.object({ webhook: webhookSchema, secret: z.string() }),
    422: errorBody.describe('At `url`, with the code webhook_form, webhook_private or webhook_unreachable.'),
  },
})

export const removeWebhook = defineRoute({
  ...own,
  id: 'removeWebhook',
  method: 'DELETE',
  path,
  summary: 'From now on no program is told',
  responses: { 200: z.object({ success: z.literal(true) }) },
})

export const webhookRoutes = [readWebhook, writeWebhook, removeWebhook] as const
