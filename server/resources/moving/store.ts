import type { Db, Tx } from '#server/db/index.ts'

/** The tables whose rows name files, in the column `file`. */
export const tablesWithFiles = ['invoices', 'issued_documents', 'uploads'] as const
type TableWithFiles = (typeof tablesWithFiles)[number]

const batch = 500

/** What the rows of a table name, in batches: there may be more than one wants to hold at once. */
export async function* selectNames(tx: Db | Tx, table: TableWithFiles): AsyncGenerator<string> {
  let last = ''
  while (true) {
    const found = await tx
      .selectFrom(table)
      .select('file')
      .where('file', '>', last)
      .orderBy('file')
      .limit(batch)
      .execute()
    for (const { file } of found) if (file !== null) yield file
    const end = found.at(-1)?.file
    if (end === undefined || end === null) return
    last = end
  }
}
