import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'
import { DatabaseError } from '../database-error.ts'
import { patiently } from '../patience.ts'
import { readForeignKeys, readMigrations, readTables, type TableShape } from './catalog.ts'
import type { Line, Moved, Start } from './lines.ts'
import { load } from './load.ts'

type ImportOptions = {
  /** Lose what the database holds now; without it only an empty database is filled. */
  readonly replace: boolean
}

/** Where what comes along with the rows goes. Whatever it throws, nothing of the import stays in the database. */
export type Arriving = {
  /** Before anything is changed. The proof is what the dump began with; one from before dumps held files has none. */
  start(tx: Tx, proof: string | undefined): Promise<void>
  file(key: string, bytes: Uint8Array): Promise<void>
  /** When all rows and files are in, and every rule holds: the last word before it counts. */
  end(tx: Tx): Promise<void>
}

/** Fills the database from a dump, or changes nothing at all. Resolves with how much came. */
export async function importData(
  database: Database,
  lines: AsyncIterable<Line>,
  { replace, arriving }: ImportOptions & { readonly arriving: Arriving },
): Promise<Moved> {
  await database.migrate()
  const work = async (tx: Tx): Promise<Moved> => {
    const reader = lines[Symbol.asyncIterator]()
    const start = await checkStart(tx, (await reader.next()).value)
    const tables = await readTables(tx)
    // A server that is still running must not write in between.
    await sql`lock table ${joined(tables)} in access exclusive mode`.execute(tx)
    if (!replace) await refuseRows(tx, tables, database.about.place)
    await arriving.start(tx, start.proof)
    if (replace) await sql`truncate ${joined(tables)}`.execute(tx)

    const restore = await setRulesAside(tx, tables)
    const moved = await load({ tx, start, lines: reader, tables, onFile: arriving.file })
    await restore()
    await arriving.end(tx)
    return moved
  }
  return patiently(() => database.inTransaction(work))
}

async function checkStart(tx: Tx, line: Line | undefined): Promise<Start> {
  if (line?.kind !== 'start' || ![1, 2].includes(line.format))
    throw new DatabaseError('This file is not an export of this service.')
  const [there, here] = [line.migrations, await readMigrations(tx)]
  if (there.join() === here.join()) return line
  throw new DatabaseError(
    `The export is of ${there.at(-1)} and the tables here are of ${here.at(-1)}: import it with the version that made it.`,
  )
}

async function refuseRows(tx: Tx, tables: readonly TableShape[], place: string): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(tx)
    if (rows.length === 0) continue
    throw new DatabaseError(
      `The database at ${place} already holds ${name}: import into an empty one, or add --replace.`,
    )
  }
}

/**
 * Rows come in by table name, so a row may be there before the one it refers to: foreign keys are dropped and made
 * again at the end, when the server checks them all. Triggers keep still: rows must arrive as they left.
 */
async function setRulesAside(tx: Tx, tables: readonly TableShape[]): Promise<() => Promise<void>> {
  const keys = await readForeignKeys(tx)
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx)
  }
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
  return async () => {
    for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
    for (const { table, name, definition } of keys) {
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx)
    }
  }
}

const joined = (tables: readonly TableShape[]) => sql.join(tables.map(({ name }) => sql.table(name)))
