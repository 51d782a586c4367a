import type { Db, Tx } from '#server/db/index.ts'

export async function findCustomer(db: Db | Tx, account: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_customers')
    .select('customer_id')
    .where('account', '=', account)
    .executeTakeFirst()
  return row?.customer_id
}

/** The one that was first. */
export async function insertCustomer(db: Db, account: string, customer_id: string, created_at: Date): Promise<string> {
  await db
    .insertInto('provider_customers')
    .values({ account, customer_id, created_at })
    .onConflict((conflict) => conflict.column('account').doNothing())
    .execute()
  return (await findCustomer(db, account)) ?? customer_id
}

export async function deleteCustomer(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('provider_customers').where('account', '=', account).execute()
}

export const findPayer = (db: Db, account: string) =>
  db.selectFrom('accounts').select(['email', 'firstname', 'lastname']).where('uuid', '=', account).executeTakeFirst()
