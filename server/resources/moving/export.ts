import type { SealedFiles } from '#server/adapters/files/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import { type Database, exportData, type Moved, type TransferLine, type Tx } from '#server/db/index.ts'
import { checkRows, proofOf } from './key-proof.ts'
import { MoveError, someOf, takeIfWhole } from './move-error.ts'
import { namedFiles } from './named-files.ts'

type ExportParts = {
  readonly database: Database
  readonly vault: Vault
  readonly files: Pick<SealedFiles, 'take'>
}

/**
 * Everything the service keeps, rows and files, as lines. Files leave sealed as they lie, one at a time. What would be of no use
 * at its destination fails here, where it can still be mended.
 */
export function exportService(
  { database, vault, files }: ExportParts,
  write: (line: TransferLine) => Promise<void>,
): Promise<Moved> {
  async function* takeAll(tx: Tx) {
    await checkRows(tx, vault)
    const lost: string[] = []
    for await (const key of namedFiles(tx)) {
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
  return exportData(database, write, { proof: proofOf(vault), files: takeAll })
}
