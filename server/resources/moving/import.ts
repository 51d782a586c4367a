import { FileError, type Files, type SealedFiles } from '#server/adapters/files/index.ts'
import { type Vault, VaultError } from '#server/adapters/vault/index.ts'
import {
  type Arriving,
  type Database,
  importData,
  type TransferCount,
  type TransferLine,
  type Tx,
} from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { namedFiles, someOf } from '../data-key/named-files.ts'
import { removeFiles } from '../documents/jobs.ts'
import { checkProof, checkRows } from './key-proof.ts'
import { MoveError, takeIfWhole } from './move-error.ts'

type ImportParts = {
  readonly database: Database
  readonly vault: Vault
  readonly files: Pick<Files, 'remove'> & SealedFiles
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** Files that one job removes. */
const perJob = 500

/** Everything of an export, rows and files, or nothing at all. */
export async function importService(
  { database, vault, files, jobs }: ImportParts,
  lines: AsyncIterable<TransferLine>,
  { replace }: { readonly replace: boolean },
): Promise<TransferCount> {
  const before = new Set<string>()
  const brought = new Set<string>()
  const written: string[] = []
  let whole = false

  const arriving: Arriving = {
    async start(tx, proof) {
      if (proof !== undefined) checkProof(vault, proof)
      for await (const key of namedFiles(tx)) before.add(key)
    },
    async file(key, bytes) {
      if (await files.bring(key, bytes).catch(refused)) written.push(key)
      brought.add(key)
    },
    async end(tx) {
      await checkRows(tx, vault)
      await checkFiles(tx, brought, files)
      // Only when the rows that named them are really gone, and then until they are.
      const left = [...before].filter((key) => !brought.has(key))
      for (let at = 0; at < left.length; at += perJob) {
        await jobs.enqueue(tx, removeFiles, { files: left.slice(at, at + perJob) })
      }
      whole = true
    },
  }
  try {
    return await importData(database, lines, { replace, arriving })
  } catch (error) {
    // Once all is in, only the answer to the commit can be lost: the rows may be there, and then need their files.
    if (!whole) for (const key of written) await files.remove(key)
    throw error
  }
}

/** An export from before exports held files is whole when somebody brought the files before it. */
async function checkFiles(tx: Tx, brought: Set<string>, files: Pick<SealedFiles, 'take'>): Promise<void> {
  const lacking: string[] = []
  for await (const key of namedFiles(tx)) {
    if (brought.has(key)) continue
    if ((await takeIfWhole(files, key)) === undefined) lacking.push(key)
    else brought.add(key)
  }
  if (lacking.length === 0) return
  throw new MoveError(
    `The data names ${lacking.length} files that the export does not hold (${someOf(lacking)}): export again with this version, ` +
      'or first copy the folder or bucket of the files to where they are kept here. Nothing was changed.',
  )
}

function refused(error: unknown): never {
  if (error instanceof VaultError) {
    throw new MoveError('The export holds a file that the key here does not open. Nothing was changed.', {
      cause: error,
    })
  }
  if (error instanceof FileError && error.code === 'taken') {
    throw new MoveError(`${error.message} Import to where no files are kept yet. Nothing was changed.`, {
      cause: error,
    })
  }
  throw error
}
