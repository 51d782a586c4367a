import { sql } from 'kysely'
import type { Db, TransferPart, Tx } from '#server/db/index.ts'
import type { tablesWithFiles } from './tables-with-files.ts'

type TableWithFiles = Exclude<(typeof tablesWithFiles)[number], 'case_concepts'>

const batch = 500

/** What the rows of a table name, in batches: there may be more than one wants to hold at once. */
export async function* selectNames(tx: Db | Tx, table: TableWithFiles, part?: TransferPart): AsyncGenerator<string> {
  let last = ''
  while (true) {
    const found = await tx
      .selectFrom(table)
      .select('file')
      .where('file', '>', last)
      .where(part?.where(table) ?? sql.lit(true))
      .orderBy('file')
      .limit(batch)
      .execute()
    for (const { file } of found) if (file !== null) yield file
    const end = found.at(-1)?.file
    if (end === undefined || end === null) return
    last = end
  }
}

/** Few and short: a case has one or two. */
export const selectConceptNames = (tx: Db | Tx, part?: TransferPart) =>
  tx
    .selectFrom('case_concepts')
    .select(['file', 'documents'])
    .where(part?.where('case_concepts') ?? sql.lit(true))
    .orderBy('file')
    .execute()
