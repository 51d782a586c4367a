import type { Insertable, Selectable, Updateable } from 'kysely'
import { type AnswersOf, restoreForm } from '#domain/questions/index.ts'
import type { Db, Tables, Tx } from '#server/db/index.ts'
import type { OrderQuote } from '../orders/order.ts'

type PackagePurchaseRow = Selectable<Tables['package_purchases']>

/** A package of contracts that is bought by itself, with its payment. */
export type PackagePurchase = Omit<PackagePurchaseRow, 'quote' | 'billing'> & {
  readonly quote: OrderQuote
  readonly billing: AnswersOf<'billing'>
}

const opened = (row: PackagePurchaseRow): PackagePurchase => ({
  ...row,
  quote: row.quote as OrderQuote,
  billing: restoreForm('billing', row.billing),
})

type NewPurchase = Omit<Insertable<Tables['package_purchases']>, 'quote' | 'billing' | 'amount'> &
  Pick<PackagePurchase, 'quote' | 'billing'>

/** The amount is what its line makes. */
export async function insertPurchase(tx: Tx, { quote, billing, ...fresh }: NewPurchase): Promise<PackagePurchase> {
  const row = await tx
    .insertInto('package_purchases')
    .values({ ...fresh, amount: quote.total, quote: JSON.stringify(quote), billing: JSON.stringify(billing) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return opened(row)
}

export async function findPurchase(db: Db | Tx, uuid: string, { lock = false } = {}) {
  const row = await db
    .selectFrom('package_purchases')
    .selectAll()
    .where('uuid', '=', uuid)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return row && opened(row)
}

/** Of an account, the newest first; what goes back stands above what it goes back of. */
export async function selectPurchasesOf(db: Db | Tx, account: string): Promise<PackagePurchase[]> {
  const rows = await db
    .selectFrom('package_purchases')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created_at', 'desc')
    .orderBy('amount')
    .orderBy('uuid')
    .execute()
  return rows.map(opened)
}

export async function updatePurchase(
  db: Db | Tx,
  uuid: string,
  change: Updateable<Tables['package_purchases']>,
): Promise<void> {
  await db.updateTable('package_purchases').set(change).where('uuid', '=', uuid).execute()
}

/** False when it was drawn already: what was sent first counts. */
export async function keepPurchaseFile(db: Db | Tx, uuid: string, file: string, sha256: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('package_purchases')
    .set({ file, sha256 })
    .where('uuid', '=', uuid)
    .where('file', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Undecided = { readonly account?: string | undefined; readonly notSince?: Date }

/** Payments of which the end is not known, of one account or of all, that nobody asked about since. */
export const selectUndecidedPurchases = (db: Db | Tx, { account, notSince }: Undecided) =>
  db
    .selectFrom('package_purchases')
    .select(['uuid', 'provider_id'])
    .where('status', 'in', ['open', 'pending'])
    .where('provider_id', 'is not', null)
    .$if(notSince !== undefined, (query) =>
      query.where((by) => by.or([by('asked_at', 'is', null), by('asked_at', '<=', notSince ?? null)])),
    )
    .$if(account !== undefined, (query) => query.where('account', '=', account ?? ''))
    .orderBy((by) => by.fn.coalesce('asked_at', 'created_at'))
    .orderBy('uuid')
    .limit(100)
    .execute()

export async function deletePurchasesOf(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('package_purchases').where('account', '=', account).where('credit_of', 'is not', null).execute()
  await tx.deleteFrom('package_purchases').where('account', '=', account).execute()
}
