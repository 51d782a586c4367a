import { sql } from 'kysely'
import type { TestApp } from './app-open.ts'

type Service = Pick<TestApp, 'database' | 'clock' | 'files'>

/**
 * What takes many calls to make, made by the first test that asks for it. Whoever asks later finds the service as it was then,
 * rows, files and hour: what was made or changed since, by whomever, is gone.
 */
export function madeOnce<Made>(service: () => Service, make: () => Promise<Made>): () => Promise<Made> {
  let done: { readonly made: Made; readonly goBack: () => Promise<void> } | undefined
  return async () => {
    if (done) await done.goBack()
    else done = { made: await make(), goBack: await rememberAll(service()) }
    return done.made
  }
}

type Table = { readonly name: string; readonly columns: string }

/** All but what every service begins with, which tests leave as it is. */
const tablesOf = async ({ db }: Service['database']): Promise<readonly Table[]> => {
  const { rows } = await sql<Table>`
    select format('%I', table_name) as name, string_agg(format('%I', column_name), ', ') as columns
      from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and table_name not like '%migration%' and table_name <> 'seeded_rows'
        and table_name not in (select table_name from seeded_rows)
      group by table_name order by table_name`.execute(db)
  return rows
}

async function rememberAll({ database, clock, files }: Service): Promise<() => Promise<void>> {
  const tables = await tablesOf(database)
  const now = clock.now()
  const kept = new Map(files.kept)
  const each = tables.map(({ name }) => sql.raw(`(select coalesce(json_agg(it), '[]')::text from ${name} it)`))
  const { rows: read } = await sql<{ all: readonly string[] }>`select array[${sql.join(each)}] as all`.execute(
    database.db,
  )
  const contents = read[0]?.all ?? []
  const empty = tables.map(({ name }, index) => sql.raw(`emptied_${index} as (delete from ${name})`))
  const fill = tables.flatMap(({ name, columns }, index) => {
    const rows = contents[index]
    if (rows === undefined || rows === '[]') return []
    const into = sql.raw(`filled_${index} as (insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, `)
    return [sql`${into}${rows}::json))`]
  })
  return async () => {
    // Each in one statement: foreign keys look when all of it is done, so that any order will do.
    await database.inTransaction(async (tx) => {
      await sql`with ${sql.join(empty)} select 1`.execute(tx)
      await sql`with ${sql.join(fill)} select 1`.execute(tx)
    })
    files.kept.clear()
    for (const [name, bytes] of kept) files.kept.set(name, bytes)
    clock.set(now.toISOString())
  }
}
