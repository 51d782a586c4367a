import type { Clock } from '#server/adapters/clock/index.ts'
import { type Mail, mailSchema } from '#server/adapters/mail/index.ts'
import { type SealedColumn, type Vault, VaultError } from '#server/adapters/vault/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'

export type OutboxParts = { readonly database: Database; readonly vault: Vault; readonly clock: Clock }
export type KeptMail = Mail & { readonly id: string; readonly created_at: Date }

/** The outbox is for looking at what was just sent, not an archive. */
const most = 500

const contentPlace = (id: string) => `outbox_mails/${id}/content`

export const sealedOutboxMails: SealedColumn = {
  table: 'outbox_mails',
  column: 'content',
  row: 'id',
  holds: 'a text',
  place: contentPlace,
}

/** The same id again is the same mail again, and is kept once. */
export async function insertOutboxMail({ database, vault, clock }: OutboxParts, mail: Mail, id: string): Promise<void> {
  const content = vault.sealJson(mail, contentPlace(id))
  await database.inTransaction(async (tx) => {
    const inserted = await tx
      .insertInto('outbox_mails')
      .values({ id, content, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('position')
      .executeTakeFirst()
    if (inserted)
      await tx
        .deleteFrom('outbox_mails')
        .where('position', '<=', inserted.position - most)
        .execute()
  })
}

export async function selectMails({ database, vault }: OutboxParts, limit: number): Promise<KeptMail[]> {
  const rows = await database.db
    .selectFrom('outbox_mails')
    .selectAll()
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => openMail(vault, row))
}

export async function selectMail({ database, vault }: OutboxParts, id: string): Promise<KeptMail | undefined> {
  const row = await database.db.selectFrom('outbox_mails').selectAll().where('id', '=', id).executeTakeFirst()
  return row && openMail(vault, row)[0]
}

/** A mail sealed with a key that was since replaced is gone, and one of another make may be; neither hides the others. */
function openMail(vault: Vault, row: { id: string; content: string; created_at: Date }): KeptMail[] {
  try {
    const { data: mail } = mailSchema.safeParse(vault.openJson(row.content, contentPlace(row.id)))
    return mail ? [{ ...mail, id: row.id, created_at: row.created_at }] : []
  } catch (error) {
    if (error instanceof VaultError) return []
    throw error
  }
}

/** All of them, also those the page no longer shows. */
export async function selectAllMails(vault: Vault, db: Db | Tx): Promise<KeptMail[]> {
  const rows = await db.selectFrom('outbox_mails').selectAll().orderBy('position').execute()
  return rows.flatMap((row) => openMail(vault, row))
}

export async function deleteMails(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('outbox_mails').where('id', 'in', ids).execute()
}
