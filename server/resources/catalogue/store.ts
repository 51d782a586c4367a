import { sql } from 'kysely'
import { fullNameOf } from '#domain/names/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

export function selectCatalogueServices(db: Db) {
  return db.selectFrom('services').selectAll().orderBy('position').orderBy('slug').execute()
}

/** All of them, with the day each starts to hold as YYYY-MM-DD. There are a few a year at most. */
export function selectPriceBooks(db: Db | Tx) {
  return db.selectFrom('price_books').selectAll().execute()
}

/** Waits for whoever else changes prices, and has them wait. */
export function lockPriceBooks(tx: Tx) {
  return tx.selectFrom('price_books').selectAll().orderBy('valid_from').forUpdate().execute()
}

type NewPriceBook = {
  readonly valid_from: string
  readonly book: object
  readonly made_from?: object | null
  readonly reason?: string
  readonly planned_by?: string | null
  readonly planned_at: Date
}

export async function upsertPriceBook(
  tx: Db | Tx,
  { valid_from, book, made_from, ...plan }: NewPriceBook,
): Promise<void> {
  const row = {
    ...{ reason: '', planned_by: null, ...plan, book: JSON.stringify(book) },
    made_from: made_from ? JSON.stringify(made_from) : null,
  }
  await tx
    .insertInto('price_books')
    .values({ valid_from, ...row })
    .onConflict((conflict) =>
      conflict.column('valid_from').doUpdateSet((by) => ({
        ...row,
        revision: by('price_books.revision', '+', 1),
      })),
    )
    .execute()
}

export async function deletePriceBook(tx: Tx, valid_from: string): Promise<void> {
  await tx.deleteFrom('price_books').where('valid_from', '=', valid_from).execute()
}

export function selectPriceDrafts(db: Db | Tx) {
  return db.selectFrom('price_book_drafts').selectAll().orderBy('valid_from').execute()
}

type PriceDraft = {
  readonly valid_from: string
  readonly book: object
  readonly made_from: object
  readonly reason: string
  readonly changed_by: string
  readonly changed_at: Date
}

export async function insertPriceDraft(tx: Tx, { book, made_from, ...draft }: PriceDraft): Promise<void> {
  await tx
    .insertInto('price_book_drafts')
    .values({ ...draft, book: JSON.stringify(book), made_from: JSON.stringify(made_from) })
    .execute()
}

export async function updatePriceDraft(tx: Tx, id: string, { book, made_from, ...draft }: PriceDraft): Promise<void> {
  await tx
    .updateTable('price_book_drafts')
    .set((by) => ({
      ...draft,
      book: JSON.stringify(book),
      made_from: JSON.stringify(made_from),
      revision: by('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function deletePriceDraft(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('price_book_drafts').where('id', '=', id).execute()
}

/** The names of those who planned and wrote, by account. */
export async function selectPlanners(db: Db | Tx, accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .select(['uuid', 'firstname', 'lastname', 'email'])
    .where('uuid', 'in', accounts)
    .execute()
  return new Map(rows.map(({ uuid, email, ...names }) => [uuid, fullNameOf(names) || email] as const))
}

/** How many products were paid by each book. */
export function countOrdersByBook(db: Db | Tx) {
  return db
    .selectFrom('orders')
    .select(['price_book', (by) => by.fn.countAll<number>().as('orders')])
    .where('paid_at', 'is not', null)
    .where('supplement', 'is', null)
    .groupBy('price_book')
    .execute()
}

/** How many products were paid since a moment, by flow and by whether a holding came along. */
export function countOrdersSince(db: Db | Tx, since: Date) {
  const with_holding = sql<boolean>`coalesce(quote -> 'lines' @> '[{"name": "holding_upsell"}]', false)`
  return db
    .selectFrom('orders')
    .select(['flow', with_holding.as('with_holding'), (by) => by.fn.countAll<number>().as('orders')])
    .where('paid_at', '>=', since)
    .where('supplement', 'is', null)
    .groupBy(['flow', with_holding])
    .execute()
}

/** Whether anybody ever ordered anything. */
export async function hasOrders(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('orders').select('uuid').limit(1).executeTakeFirst()) !== undefined
}
