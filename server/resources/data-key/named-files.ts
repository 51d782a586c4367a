import type { Db, TransferPart, Tx } from '#server/db/index.ts'
import { filesOf } from '../documents/shelf.ts'
import { keptPictureFiles } from '../pictures/shelf.ts'
import { selectConceptNames, selectNames } from './store-files.ts'
import { tablesWithFiles } from './tables-with-files.ts'

/** The key of every file that a row names, or a row of this part. */
export async function* namedFiles(tx: Db | Tx, part?: TransferPart): AsyncGenerator<string> {
  for (const table of tablesWithFiles) {
    if (table === 'case_concepts') yield* conceptFiles(tx, part)
    else for await (const name of selectNames(tx, table, part)) yield* filesNamed(table, name)
  }
}

function filesNamed(table: Exclude<(typeof tablesWithFiles)[number], 'case_concepts'>, name: string) {
  if (table === 'pictures') return keptPictureFiles(name)
  return table === 'issued_documents' || table === 'contract_revisions' ? filesOf(name) : [name]
}

/** A final deed is one file to read from, and one to print for each document of it. */
async function* conceptFiles(tx: Db | Tx, part?: TransferPart): AsyncGenerator<string> {
  for (const { file, documents } of await selectConceptNames(tx, part)) {
    yield `${file}.json`
    for (const key of documents) yield `${file}/${key}.pdf`
  }
}

const most = 10

/** Some of a list that may be long. */
export function someOf(keys: readonly string[]): string {
  const more = keys.length - most
  return `${keys.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
