import { sql } from 'kysely'
import type { Database, Tx } from '../database.ts'
import { patiently } from '../patience.ts'
import { DatabaseError } from '../trouble.ts'
import { readMigrations, readSequences, readTables, type TableShape } from './catalog.ts'
import { createSum, sha256Of, type TransferCount, type TransferLine } from './lines.ts'
import { partOfAccount, type TransferPart } from './part.ts'

const batch = 500
const pieceLength = 48 * 1024

/** What goes along with the rows. */
export type Departing = {
  /** Something sealed with the key of the service. */
  readonly proof: string
  /** One by one, every file that the rows of this moment name; throws when one cannot be had. */
  files(tx: Tx, part: TransferPart | undefined): AsyncIterable<{ readonly key: string; readonly bytes: Uint8Array }>
  /** The account of which everything leaves, and nothing of others; without it all of everybody does. */
  readonly account?: string | undefined
}

/** Writes all tables as they are at one moment, and the files that they name. Resolves with how many of each. */
export function exportData(
  database: Database,
  write: (line: TransferLine) => Promise<void>,
  departing: Departing,
): Promise<TransferCount> {
  const sum = createSum()
  const writeSummed = (line: TransferLine) => {
    sum.add(line)
    return write(line)
  }
  const work = async (tx: Tx): Promise<TransferCount> => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    const migrations = await readMigrations(tx)
    if (migrations.length === 0) throw new DatabaseError('There is nothing to export: the database has no tables yet.')

    const part = departing.account === undefined ? undefined : await partOfAccount(tx, departing.account)
    await writeSummed({ kind: 'start', format: 2, migrations, proof: departing.proof })
    const tables: Record<string, number> = {}
    for (const table of await readTables(tx)) tables[table.name] = await writeTable(tx, table, writeSummed, part)
    for (const { name, last } of await readSequences(tx)) await writeSummed({ kind: 'sequence', name, last })
    let files = 0
    for await (const { key, bytes } of departing.files(tx, part)) {
      files += 1
      await writeSummed({ kind: 'file', key, length: bytes.length, sha256: sha256Of(bytes) })
      for (const base64 of piecesOf(bytes)) await writeSummed({ kind: 'bytes', base64 })
    }
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    await write({ kind: 'end', rows, whole: { tables, files, sha256: sum.end() } })
    return { rows, files }
  }
  return patiently(() => database.inTransaction(work))
}

async function writeTable(
  tx: Tx,
  table: TableShape,
  write: (line: TransferLine) => Promise<void>,
  part: TransferPart | undefined,
): Promise<number> {
  await write({ kind: 'table', name: table.name, columns: table.columns })
  let count = 0
  for await (const values of readRows(tx, table, part)) {
    await write({ kind: 'row', values })
    count += 1
  }
  return count
}

async function* readRows(
  tx: Tx,
  { name, columns }: TableShape,
  part: TransferPart | undefined,
): AsyncGenerator<(string | null)[]> {
  const texts = sql.join(columns.map((column) => sql`(${part?.written(name, column) ?? sql.ref(column)})::text`))
  const where = part ? sql`where ${part.where(name)}` : sql``
  const rows = sql`select array[${texts}]::text[] as row from ${sql.table(name)} ${where}`
  await sql`declare dump no scroll cursor for ${rows}`.execute(tx)
  while (true) {
    const { rows } = await sql<{ row: (string | null)[] }>`fetch ${sql.lit(batch)} from dump`.execute(tx)
    if (rows.length === 0) break
    for (const { row } of rows) yield row
  }
  await sql`close dump`.execute(tx)
}

function* piecesOf(bytes: Uint8Array): Generator<string> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < all.length; at += pieceLength) yield all.toString('base64', at, at + pieceLength)
}
