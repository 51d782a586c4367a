import type { Db } from '#server/db/index.ts'

export function listServices(db: Db) {
  return db.selectFrom('services').selectAll().orderBy('position').orderBy('slug').execute()
}

/** The newest book that holds on a day, given as YYYY-MM-DD. */
export async function findPriceBook(db: Db, day: string): Promise<unknown> {
  const row = await db
    .selectFrom('price_books')
    .select('book')
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.book
}
