import { sql } from 'kysely'
import type { Tx } from '../database.ts'
import { DatabaseError } from '../database-error.ts'
import type { TableShape } from './catalog.ts'
import { createSum, type Line, type Moved, type Start, sha256Of } from './lines.ts'

// A statement takes at most 65,535 parameters.
const mostParameters = 20_000

type Next = () => Promise<Line | undefined>
type Ends = Extract<Line, { kind: 'end' }>

type LoadParts = {
  readonly tx: Tx
  readonly start: Start
  /** Of the lines after the start. */
  readonly lines: AsyncIterator<Line>
  readonly tables: readonly TableShape[]
  /** Given each file whole, and as it was when it left. */
  readonly onFile: (key: string, bytes: Uint8Array) => Promise<void>
}

/** Puts everything in its place, and throws unless all of it came through unharmed. */
export async function load({ tx, start, lines, tables, onFile }: LoadParts): Promise<Moved> {
  const sum = createSum()
  sum.add(start)
  const next: Next = async () => {
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
async function checkEnd(tx: Tx, start: Start, end: Ends, came: Moved & { readonly sha256: string }): Promise<void> {
  if (end.rows !== came.rows) throw damaged()
  if (start.format === 1) return
  if (end.whole?.files !== came.files || end.whole.sha256 !== came.sha256) throw damaged()
  for (const [name, count] of Object.entries(end.whole.tables)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(tx)
    if (rows[0]?.count !== count) throw damaged()
  }
}

async function readFile(line: Extract<Line, { kind: 'file' }>, next: Next): Promise<Uint8Array> {
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
