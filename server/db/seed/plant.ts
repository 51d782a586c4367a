import type { Insertable } from 'kysely'
import type { Database, Tx } from '../database.ts'
import type { Tables } from '../tables.ts'

/** First rows of one table, each with what makes it the same row in a later version (its slug, for example). */
export type Seed = {
  readonly table: keyof Tables
  readonly rows: readonly { readonly key: string; readonly row: object }[]
}

export function seedOf<Name extends keyof Tables>(
  table: Name,
  key: (row: Insertable<Tables[Name]>) => string,
  rows: readonly Insertable<Tables[Name]>[],
): Seed {
  return { table, rows: rows.map((row) => ({ key: key(row), row })) }
}

/** Plants every row that was never planted before; a row that people edited or removed stays as they left it. */
export async function plant(database: Database, seeds: readonly Seed[]): Promise<void> {
  const missing = await notPlanted(database, seeds)
  if (missing.length === 0) return
  await database.inTransaction(async (tx) => {
    for (const seed of missing) await plantOne(tx, seed)
  })
}

/** At nearly every start nothing is new, and asking that is a hundred times less work than planting it once more. */
async function notPlanted({ db }: Database, seeds: readonly Seed[]): Promise<Seed[]> {
  const rows = await db.selectFrom('seeded_rows').select(['table_name', 'row_key']).execute()
  const planted = new Set(rows.map(({ table_name, row_key }) => `${table_name} ${row_key}`))
  return seeds
    .map(({ table, rows }) => ({ table, rows: rows.filter(({ key }) => !planted.has(`${table} ${key}`)) }))
    .filter(({ rows }) => rows.length > 0)
}

async function plantOne(tx: Tx, { table, rows }: Seed): Promise<void> {
  // The primary key makes two processes that start at once take turns here.
  const planted = await tx
    .insertInto('seeded_rows')
    .values(rows.map(({ key }) => ({ table_name: table, row_key: key })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('row_key')
    .execute()
  const fresh = new Set(planted.map(({ row_key }) => row_key))
  const values = rows.filter(({ key }) => fresh.has(key)).map(({ row }) => row)
  if (values.length === 0) return
  await tx
    .insertInto(table)
    .values(values as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
