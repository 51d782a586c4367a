import { restoreForm } from '#domain/questions/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import type { Billing } from './proposal.ts'

export async function findBilling(db: Db | Tx, account: string, { lock = false } = {}): Promise<Billing | undefined> {
  const row = await db
    .selectFrom('billings')
    .select('billing')
    .where('account', '=', account)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  return row && restoreForm('billing', row.billing)
}

export async function upsertBilling(tx: Tx, account: string, billing: Billing, updated_at: Date): Promise<void> {
  const row = { billing: JSON.stringify(billing), updated_at }
  await tx
    .insertInto('billings')
    .values({ account, ...row })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
    .execute()
}

export async function deleteBilling(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('billings').where('account', '=', account).execute()
}

export const findHolder = (db: Db | Tx, account: string) =>
  db
    .selectFrom('accounts')
    .select(['firstname', 'lastname', 'phone', 'email', 'locale'])
    .where('uuid', '=', account)
    .executeTakeFirst()
