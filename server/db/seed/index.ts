// First contents of the tables: one file per table, planted once, never over what people changed.
import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

export type Seed<Name extends keyof Tables = keyof Tables> = {
  readonly table: Name
  /** What makes a row the same row in a later version, for example its slug. */
  readonly key: (row: Insertable<Tables[Name]>) => string
  readonly rows: readonly Insertable<Tables[Name]>[]
}

/** Plants every seed row that was never planted before. */
export async function seed(_database: Database): Promise<void> {}
