import type { Vault } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { secretPlace } from './sealed.ts'

const rows = (db: Db | Tx) => db.selectFrom('webhooks').selectAll()

export type StoredWebhook = Omit<Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number], 'sealed_secret'> & {
  readonly secret: string
}

export async function findWebhook(db: Db | Tx, vault: Vault, account: string): Promise<StoredWebhook | undefined> {
  const stored = await rows(db).where('account', '=', account).executeTakeFirst()
  if (stored === undefined) return undefined
  const { sealed_secret, ...webhook } = stored
  return { ...webhook, secret: String(vault.openJson(sealed_secret, secretPlace(account))) }
}

type NewWebhook = { readonly account: string; readonly url: string; readonly secret: string }

export async function upsertWebhook(tx: Tx, vault: Vault, { account, url, secret }: NewWebhook, now: Date) {
  const sealed_secret = vault.sealJson(secret, secretPlace(account))
  const written = { url, sealed_secret, created_at: now, last_at: null, last_status: null }
  await tx
    .insertInto('webhooks')
    .values({ account, ...written })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(written))
    .execute()
}

export async function deleteWebhook(db: Db | Tx, account: string): Promise<void> {
  await db.deleteFrom('webhooks').where('account', '=', account).execute()
}

export async function writeLast(db: Db | Tx, account: string, status: number | null, at: Date): Promise<void> {
  await db.updateTable('webhooks').set({ last_at: at, last_status: status }).where('account', '=', account).execute()
}

/** What happened, with whose contract it is and where that stands. */
export const findEvent = (db: Db | Tx, id: number) =>
  db
    .selectFrom('contract_events')
    .innerJoin('contracts', 'contracts.uuid', 'contract_events.contract')
    .select(['contract_events.event', 'contract_events.at', 'contract_events.contract', 'contract_events.session'])
    .select(['contracts.account', 'contracts.status'])
    .where('contract_events.id', '=', id)
    .executeTakeFirst()
