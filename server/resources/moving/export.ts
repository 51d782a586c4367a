import type { SealedFiles } from '#server/adapters/files/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import {
  type Database,
  exportData,
  type TransferCount,
  type TransferLine,
  type TransferPart,
  type Tx,
} from '#server/db/index.ts'
import { namedFiles, someOf } from '../data-key/named-files.ts'
import { checkRows, proofOf } from './key-proof.ts'
import { MoveError, takeIfWhole } from './move-error.ts'
import { findAccountBy } from './store.ts'

type ExportParts = {
  readonly database: Database
  readonly vault: Vault
  readonly files: Pick<SealedFiles, 'take'>
}

/**
 * Everything the service keeps, rows and files, as lines. Files leave sealed as they lie, one at a time. What would be of no use
 * at its destination fails here, where it can still be mended. With a person, by their mail address, it is what they have and nothing
 * of others: their cases go on at the destination as they were here.
 */
export async function exportService(
  { database, vault, files }: ExportParts,
  write: (line: TransferLine) => Promise<void>,
  { person }: { readonly person?: string | undefined } = {},
): Promise<TransferCount> {
  const account = person === undefined ? undefined : await findAccountBy(database.db, person.toLowerCase())
  if (person !== undefined && account === undefined) throw new MoveError(`There is no account of ${person}.`)
  async function* takeAll(tx: Tx, part: TransferPart | undefined) {
    await checkRows(tx, vault)
    const lost: string[] = []
    for await (const key of namedFiles(tx, part)) {
      const bytes = await takeIfWhole(files, key)
      if (bytes === undefined) lost.push(key)
      else if (lost.length === 0) yield { key, bytes }
    }
    if (lost.length === 0) return
    throw new MoveError(
      `There is no export: ${lost.length} of the files that the data names cannot be read (${someOf(lost)}). ` +
        'Put them back where files are kept; if the service was at work meanwhile, just try again.',
    )
  }
  return exportData(database, write, { proof: proofOf(vault), files: takeAll, account })
}
