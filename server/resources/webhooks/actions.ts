import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { readWebhook, removeWebhook, type Webhook, writeWebhook } from '#contract/webhooks.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import { WebhookError, type WebhookSender } from '#server/adapters/webhooks/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError, ownSession, serve } from '#server/http/index.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { deleteWebhook, findWebhook, type StoredWebhook, upsertWebhook } from './store.ts'

type WebhookParts = {
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly sender: Pick<WebhookSender, 'demandOpen'>
}

export type WebhookActions = ReturnType<typeof webhookActions>

const shown = ({ url, created_at, last_at, last_status }: StoredWebhook): Webhook => ({
  ...{ url, created_at: created_at.toISOString() },
  last: last_at === null ? null : { at: last_at.toISOString(), status: last_status },
})

const refused = ({ code }: WebhookError): AppError =>
  new AppError('invalid_request', {
    entries: [{ code: `webhook_${code}`, path: 'url', message: 'We cannot send anything there.' }],
  })

/** Where a program of an account hears of its contracts. */
export function webhookActions({ database, vault, clock, sender }: WebhookParts) {
  const { db } = database
  const read = async (account: string): Promise<Webhook | null> => {
    const found = await findWebhook(db, vault, account)
    return found ? shown(found) : null
  }
  return {
    read,

    async write(account: string, url: string) {
      await sender.demandOpen(url).catch((error: unknown) => {
        throw error instanceof WebhookError ? refused(error) : error
      })
      const secret = `whsec_${randomBytes(32).toString('base64url')}`
      await database.inTransaction((tx) => upsertWebhook(tx, vault, { account, url, secret }, clock.now()))
      const webhook = await read(account)
      if (webhook === null) throw new AppError('not_found')
      return { webhook, secret }
    },

    remove: (account: string): Promise<void> => deleteWebhook(db, account),
  }
}

export async function registerWebhooks(api: FastifyInstance, actions: WebhookActions): Promise<void> {
  serve(api, readWebhook, async ({ request }) => ({ webhook: await actions.read(ownSession(request).account) }))
  serve(api, writeWebhook, ({ body, request }) => actions.write(ownSession(request).account, body.url))
  serve(api, removeWebhook, async ({ request }) => {
    await actions.remove(ownSession(request).account)
    return { success: true as const }
  })
}

export const webhookKeeper = ({ vault }: { readonly vault: Vault }): Keeper => ({
  name: 'webhook',
  async collect(db, { uuid }) {
    const found = await findWebhook(db, vault, uuid)
    return found ? shown(found) : null
  },
  erase: (tx, { uuid }) => deleteWebhook(tx, uuid),
})
