import { sql } from 'kysely'
import { type SealedColumn, sealHead } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

const row = (db: Db | Tx) => db.selectFrom('data_key').selectAll().executeTakeFirst()

export const selectDataKey = row

export type DataKeyRow = NonNullable<Awaited<ReturnType<typeof row>>>

/** Of several who write it at once the first one counts. */
export async function insertDataKey(
  db: Db | Tx,
  written: Pick<DataKeyRow, 'key_id' | 'secrets' | 'changed_at'>,
): Promise<void> {
  await db
    .insertInto('data_key')
    .values(written)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type NextKey = { readonly next_key_id: string | null; readonly next_secrets: string | null; readonly changed_at: Date }

export async function updateNext(db: Db, next: NextKey): Promise<void> {
  await db.updateTable('data_key').set(next).execute()
}

/** The new key is the key from here on. */
export async function finishExchange(db: Db, changed_at: Date): Promise<void> {
  await sql`
    update data_key set key_id = next_key_id, secrets = next_secrets, next_key_id = null, next_secrets = null,
      changed_at = ${changed_at}
    where next_key_id is not null`.execute(db)
}

/** How many other processes of the service are at work on this database. */
export async function countOthers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct application_name) from pg_stat_activity
    where datname = current_database() and starts_with(application_name, 'oprecht')
      and application_name <> current_setting('application_name')`.execute(db)
  return rows[0]?.count ?? 0
}

export type HeadCount = { readonly head: string; readonly count: number }

/** How many sealed texts a column holds, by how they begin. */
export async function countByHead(db: Db | Tx, { table, column, holds }: SealedColumn): Promise<readonly HeadCount[]> {
  const [from, text] =
    holds === 'a text'
      ? [sql`${sql.table(table)}`, sql.ref(column)]
      : [sql`${sql.table(table)}, jsonb_each_text(${sql.ref(column)}) as part (name, sealed)`, sql.ref('part.sealed')]
  const { rows } = await sql<HeadCount>`
    select left(${text}, ${sql.lit(headLength)}) as head, count(*) from ${from}
    where ${text} is not null group by 1`.execute(db)
  return rows
}

const headLength = sealHead('00'.repeat(8)).length

export type SealedRow = { readonly row: string; readonly bound: string; readonly value: string }

/** Rows after `last` in which something begins with `head`, in order; all others are left out. */
export async function selectSealed(
  db: Db | Tx,
  { table, column, row: id, boundTo = id }: SealedColumn,
  { head, last, limit }: { readonly head: string; readonly last: string | undefined; readonly limit: number },
): Promise<readonly SealedRow[]> {
  const after = last === undefined ? sql`` : sql`and ${sql.ref(id)} > ${last}`
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(id)}::text as row, ${sql.ref(boundTo)}::text as bound, ${sql.ref(column)}::text as value
    from ${sql.table(table)}
    where strpos(${sql.ref(column)}::text, ${head}) > 0 ${after}
    order by ${sql.ref(id)} limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export async function updateSealed(tx: Tx, at: SealedColumn, id: string, value: string): Promise<void> {
  await sql`
    update ${sql.table(at.table)} set ${sql.ref(at.column)} = ${value} where ${sql.ref(at.row)} = ${id}`.execute(tx)
}

/** Every column of every table in which a text stands that begins so, wherever in it. */
export async function columnsWith(db: Db | Tx, head: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name::text as "table", column_name::text as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
      and table_name not like 'kysely%' order by 1, 2`.execute(db)
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where strpos(${sql.ref(column)}::text, ${head}) > 0 limit 1`.execute(db)
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}
