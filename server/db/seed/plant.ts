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
  await database.inTransaction(async (tx) => {
    for (const seed of seeds) await plantOne(tx, seed)
  })
}

async function plantOne(tx: Tx, { table, rows }: Seed): Promise<void> {
  if (rows.length === 0) return
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
