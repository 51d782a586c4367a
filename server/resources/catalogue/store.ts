import type { Db } from '#server/db/index.ts'

export function selectCatalogueServices(db: Db) {
  return db.selectFrom('services').selectAll().orderBy('position').orderBy('slug').execute()
}

/** All of them, with the day each starts to hold as YYYY-MM-DD. There are a few a year at most. */
export function selectPriceBooks(db: Db) {
  return db.selectFrom('price_books').selectAll().execute()
}

export async function upsertPriceBook(db: Db, row: { valid_from: string; book: string }): Promise<void> {
  await db
    .insertInto('price_books')
    .values(row)
    .onConflict((conflict) => conflict.column('valid_from').doUpdateSet({ book: row.book }))
    .execute()
}

/** Whether there was one. */
export async function deletePriceBook(db: Db, valid_from: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('price_books').where('valid_from', '=', valid_from).executeTakeFirst()
  return numDeletedRows > 0n
}
