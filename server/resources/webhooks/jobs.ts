import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import { WebhookError, type WebhookSender } from '#server/adapters/webhooks/index.ts'
import { defineJob, GiveUp } from '#server/jobs/index.ts'
import { deleteWebhook, findEvent, findWebhook, writeLast } from './store.ts'

type WebhookNeeds = { readonly webhooks: WebhookSender; readonly clock: Clock; readonly vault: Vault }

/** As the receiver can work it out again: over the id, the moment in seconds and the very bytes of the body. */
export const webhookSignature = (secret: string, id: string, timestamp: string, body: string): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/** Put in the queue with what happened. Only which contract it is and where it stands: whoever may know more asks for it. */
export const deliverWebhook = defineJob({
  id: 'deliver_webhook',
  schema: z.strictObject({ event: z.number().int() }),
  dedup: ({ event }) => String(event),
  // With the pauses of the queue this is about a day, as with mails.
  attempts: 45,
  handler: async ({ id, payload, db }, { webhooks, clock, vault }: WebhookNeeds) => {
    const happened = await findEvent(db, payload.event)
    const webhook = happened && (await findWebhook(db, vault, happened.account))
    if (happened === undefined || webhook === undefined) return
    const { event, contract, session, status, at, account } = happened
    const body = JSON.stringify({ id, event, contract, session, status, at: at.toISOString() })
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': webhookSignature(webhook.secret, id, timestamp, body),
    }
    const answered = await webhooks.send({ url: webhook.url, headers, body }).catch(async (error: unknown) => {
      if (!(error instanceof WebhookError)) throw error
      await writeLast(db, account, null, clock.now())
      if (error.code !== 'unreachable') throw new GiveUp(`webhook_${error.code}`)
      throw error
    })
    await writeLast(db, account, answered, clock.now())
    // Gone: they want no more of it.
    if (answered === 410) return deleteWebhook(db, account)
    if (answered < 200 || answered >= 300) throw new WebhookError('unreachable')
  },
})

export const webhookJobs = { deliver_webhook: deliverWebhook } as const
