import { sql } from 'kysely'
import type { Db, Tx } from '../database.ts'

export type TableShape = { readonly name: string; readonly columns: readonly string[] }

/** The tables of the service with the columns that can be written; what Kysely keeps for itself is left out. */
export async function readTables(tx: Tx): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    group by c.relname order by c.relname`.execute(tx)
  return rows
}

/** Names of the migrations that made the tables, in order; none when the database is empty. */
export async function readMigrations(tx: Tx): Promise<string[]> {
  const { rows: found } = await sql<{ made: boolean }>`
    select to_regclass('public.kysely_migration') is not null as made`.execute(tx)
  if (!found[0]?.made) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Where each counter stands; those never used are left out. */
export async function readSequences(tx: Tx): Promise<{ name: string; last: number }[]> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename::text as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`.execute(tx)
  return rows
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string }

export async function readForeignKeys(tx: Tx): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.relname::text as "table", k.conname::text as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`.execute(tx)
  return rows
}

export type Reference = {
  readonly from: string
  readonly columns: readonly string[]
  readonly to: string
  readonly keys: readonly string[]
  /** None of its columns may be empty. */
  readonly required: boolean
}

/** Which rows refer to which, as the foreign keys say it. */
export async function readReferences(tx: Db | Tx): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to",
      array_agg(a.attname::text order by n.place) as columns, array_agg(b.attname::text order by n.place) as keys,
      bool_and(a.attnotnull) as required
    from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) with ordinality as n (here, there, place)
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.here
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = n.there
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    group by k.oid, k.conrelid, k.confrelid order by 1, 2`.execute(tx)
  return rows
}
