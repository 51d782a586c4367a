import { sql } from 'kysely'
import type { Database } from '#server/db/index.ts'

/** Brings a database back to how it was when it was migrated; false when that cannot be done by emptying its tables. */
export type Emptier = () => Promise<boolean>

type Shape = { readonly shape: string }

/** Everything a test may have made or changed beside rows: tables, columns, functions, triggers, rules. */
const shapeOf = async ({ db }: Database): Promise<string | undefined> => {
  const { rows } = await sql<Shape>`
    select concat_ws(' ',
      (select concat(count(*), '-', max(oid), '-', sum(relnatts), '-', sum(relchecks)) from pg_class),
      (select concat(count(*), '-', max(oid)) from pg_proc),
      (select concat(count(*), '-', max(oid), '-', string_agg(tgenabled, '' order by oid)) from pg_trigger),
      (select concat(count(*), '-', max(oid)) from pg_constraint),
      (select concat(count(*), '-', max(oid)) from pg_attrdef),
      (select count(*) from pg_type),
      (select count(*) from pg_attribute where not attisdropped)
    ) as shape`.execute(db)
  return rows[0]?.shape
}

export async function emptierOf(database: Database): Promise<Emptier> {
  const shape = await shapeOf(database)
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public'
      and tablename not like '%migration%' order by 1`.execute(database.db)
  // One statement: foreign keys look when all of it is done, so that any order will do.
  const empty = sql.raw(`
    with ${tables.map(({ name }, index) => `emptied_${index} as (delete from ${name})`).join(', ')}
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null`)
  return async () => {
    if ((await shapeOf(database)) !== shape) return false
    await empty.execute(database.db)
    return true
  }
}
