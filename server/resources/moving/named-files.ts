import type { Db, Tx } from '#server/db/index.ts'
import { filesOf } from '../documents/shelf.ts'
import { selectNames, tablesWithFiles } from './store.ts'

/** The key of every file that a row names. */
export async function* namedFiles(tx: Db | Tx): AsyncGenerator<string> {
  for (const table of tablesWithFiles) {
    for await (const name of selectNames(tx, table)) yield* table === 'issued_documents' ? filesOf(name) : [name]
  }
}
