import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'
import { patiently } from '../patience.ts'
import { DatabaseError } from '../trouble.ts'
import { readForeignKeys, readMigrations, readTables, type TableShape } from './catalog.ts'
import { createSum, type Start, sha256Of, type TransferCount, type TransferLine } from './lines.ts'

// A statement takes at most 65,535 parameters.
const mostParameters = 20_000

type NextLine = () => Promise<TransferLine | undefined>
type Ends = Extract<TransferLine, { kind: 'end' }>

type LoadParts = {
  readonly tx: Tx
  readonly start: Start
  /** Of the lines after the start. */
  readonly lines: AsyncIterator<TransferLine>
  readonly tables: readonly TableShape[]
  /** Given each file whole, and as it was when it left. */
  readonly onFile: (key: string, bytes: Uint8Array) => Promise<void>
}

/** Puts everything in its place, and throws unless all of it came through unharmed. */
export async function loadLines({ tx, start, lines, tables, onFile }: LoadParts): Promise<TransferCount> {
  const sum = createSum()
  sum.add(start)
  const next: NextLine = async () => {
    const { done, value: line } = await lines.next()
    if (done) return undefined
    if (line.kind !== 'end') sum.add(line)
    return line
  }
  let table: TableShape | undefined
  let waiting: (readonly (string | null)[])[] = []
  let [rows, files] = [0, 0]
  const flush = async () => {
    if (table && waiting.length > 0) await insertRows(tx, table, waiting)
    waiting = []
  }

  for (let line = await next(); line; line = await next()) {
    if (line.kind === 'row') {
      if (table === undefined || line.values.length !== table.columns.length) throw damaged()
      rows += 1
      if (waiting.push(line.values) * table.columns.length >= mostParameters) await flush()
      continue
    }
    await flush()
    if (line.kind === 'table') table = known(line, tables)
    else if (line.kind === 'sequence') await sql`select setval(${line.name}::regclass, ${line.last})`.execute(tx)
    else if (line.kind === 'file') {
      await onFile(line.key, await readFile(line, next))
      files += 1
    } else if (line.kind === 'end') {
      if ((await next()) !== undefined) throw damaged()
      await checkEnd(tx, start, line, { rows, files, sha256: sum.end() })
      return { rows, files }
    } else throw damaged()
  }
  throw damaged()
}

/** By what the tables hold now, not by what was sent to them. */
async function checkEnd(
  tx: Tx,
  start: Start,
  end: Ends,
  came: TransferCount & { readonly sha256: string },
): Promise<void> {
  if (end.rows !== came.rows) throw damaged()
  if (start.format === 1) return
  if (end.whole?.files !== came.files || end.whole.sha256 !== came.sha256) throw damaged()
  for (const [name, count] of Object.entries(end.whole.tables)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(tx)
    if (rows[0]?.count !== count) throw damaged()
  }
}

async function readFile(line: Extract<TransferLine, { kind: 'file' }>, next: NextLine): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  for (let length = 0; length < line.length; length += pieces.at(-1)?.length ?? 0) {
    const piece = await next()
    if (piece?.kind !== 'bytes' || piece.base64 === '') throw damaged()
    pieces.push(Buffer.from(piece.base64, 'base64'))
  }
  const bytes = Buffer.concat(pieces)
  if (bytes.length !== line.length || sha256Of(bytes) !== line.sha256) throw damaged()
  return bytes
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

const damaged = () => new DatabaseError('The export is damaged or not complete; nothing was changed.')

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
  lines: AsyncIterable<TransferLine>,
  { replace, arriving }: ImportOptions & { readonly arriving: Arriving },
): Promise<TransferCount> {
  await database.migrate()
  const work = async (tx: Tx): Promise<TransferCount> => {
    const reader = lines[Symbol.asyncIterator]()
    const start = await checkStart(tx, (await reader.next()).value)
    const tables = await readTables(tx)
    // A server that is still running must not write in between.
    await sql`lock table ${joined(tables)} in access exclusive mode`.execute(tx)
    if (!replace) await refuseRows(tx, tables, database.about.place)
    await arriving.start(tx, start.proof)
    if (replace) await sql`truncate ${joined(tables)}`.execute(tx)

    const restore = await setRulesAside(tx, tables)
    const moved = await loadLines({ tx, start, lines: reader, tables, onFile: arriving.file })
    await restore()
    await arriving.end(tx)
    return moved
  }
  return patiently(() => database.inTransaction(work))
}

async function checkStart(tx: Tx, line: TransferLine | undefined): Promise<Start> {
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
