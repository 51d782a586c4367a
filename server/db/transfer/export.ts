import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'
import { DatabaseError } from '../database-error.ts'
import { readMigrations, readSequences, readTables, type TableShape } from './catalog.ts'
import type { Line } from './lines.ts'

const batch = 500

/** Writes all tables as they are at one moment. Resolves with the number of rows. */
export function exportData(database: Database, write: (line: Line) => Promise<void>): Promise<number> {
  return database.inTransaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    const migrations = await readMigrations(tx)
    if (migrations.length === 0) throw new DatabaseError('There is nothing to export: the database has no tables yet.')

    await write({ kind: 'start', format: 1, migrations })
    let rows = 0
    for (const table of await readTables(tx)) {
      await write({ kind: 'table', name: table.name, columns: table.columns })
      for await (const values of readRows(tx, table)) {
        await write({ kind: 'row', values })
        rows += 1
      }
    }
    for (const { name, last } of await readSequences(tx)) await write({ kind: 'sequence', name, last })
    await write({ kind: 'end', rows })
    return rows
  })
}

async function* readRows(tx: Tx, { name, columns }: TableShape): AsyncGenerator<(string | null)[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))
  await sql`declare dump no scroll cursor for select array[${texts}]::text[] as row from ${sql.table(name)}`.execute(tx)
  while (true) {
    const { rows } = await sql<{ row: (string | null)[] }>`fetch ${sql.lit(batch)} from dump`.execute(tx)
    if (rows.length === 0) break
    for (const { row } of rows) yield row
  }
  await sql`close dump`.execute(tx)
}
