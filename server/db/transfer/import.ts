import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'
import { DatabaseError } from '../database-error.ts'
import { readForeignKeys, readMigrations, readTables, type TableShape } from './catalog.ts'
import type { Line } from './lines.ts'

// A statement takes at most 65,535 parameters.
const mostParameters = 20_000

type ImportOptions = {
  /** Lose what the database holds now; without it only an empty database is filled. */
  readonly replace: boolean
}

/** Fills the database from a dump, or changes nothing at all. Resolves with the number of rows. */
export async function importData(
  database: Database,
  lines: AsyncIterable<Line>,
  { replace }: ImportOptions,
): Promise<number> {
  await database.migrate()
  return database.inTransaction(async (tx) => {
    const reader = lines[Symbol.asyncIterator]()
    await checkStart(tx, (await reader.next()).value)
    const tables = await readTables(tx)
    // A server that is still running must not write in between.
    await sql`lock table ${joined(tables)} in access exclusive mode`.execute(tx)
    if (replace) await sql`truncate ${joined(tables)}`.execute(tx)
    else await refuseRows(tx, tables, database.about.place)

    const restore = await setRulesAside(tx, tables)
    const rows = await load(tx, reader, tables)
    await restore()
    return rows
  })
}

async function checkStart(tx: Tx, line: Line | undefined): Promise<void> {
  if (line?.kind !== 'start' || line.format !== 1)
    throw new DatabaseError('This file is not an export of this service.')
  const [there, here] = [line.migrations, await readMigrations(tx)]
  if (there.join() === here.join()) return
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

async function load(tx: Tx, lines: AsyncIterator<Line>, tables: readonly TableShape[]): Promise<number> {
  let table: TableShape | undefined
  let waiting: (readonly (string | null)[])[] = []
  let count = 0
  const flush = async () => {
    if (table && waiting.length > 0) await insertRows(tx, table, waiting)
    waiting = []
  }

  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = next.value
    if (line.kind === 'row') {
      if (table === undefined || line.values.length !== table.columns.length) throw damaged()
      count += 1
      if (waiting.push(line.values) * table.columns.length >= mostParameters) await flush()
      continue
    }
    await flush()
    if (line.kind === 'table') table = known(line, tables)
    else if (line.kind === 'sequence') await sql`select setval(${line.name}::regclass, ${line.last})`.execute(tx)
    else if (line.kind === 'end' && line.rows === count && (await lines.next()).done) return count
    else throw damaged()
  }
  throw damaged()
}

function known(line: TableShape, tables: readonly TableShape[]): TableShape {
  const here = tables.find(({ name }) => name === line.name)
  if (here?.columns.toSorted().join() === line.columns.toSorted().join()) return line
  throw new DatabaseError(`The export's table ${line.name} is not the table that is here.`)
}

async function insertRows(tx: Tx, table: TableShape, rows: readonly (readonly (string | null)[])[]): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)))
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
  // Identity columns keep their numbers.
  await sql`insert into ${sql.table(table.name)} (${columns}) overriding system value values ${values}`.execute(tx)
}

const joined = (tables: readonly TableShape[]) => sql.join(tables.map(({ name }) => sql.table(name)))

const damaged = () => new DatabaseError('The export is damaged or not complete; nothing was changed.')
