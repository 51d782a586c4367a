import { type Vault, VaultError } from '#server/adapters/vault/index.ts'
import type { Tx } from '#server/db/index.ts'
import { opensData } from '../data-key/index.ts'
import { MoveError } from './move-error.ts'

const place = 'exports/proof'

/** What an export begins with: only the key of the service it came from opens it. */
export const proofOf = (vault: Vault): string => vault.sealJson('an export', place)

/** Refuses an export of a service with another key, before anything of it is read. */
export function checkProof(vault: Vault, proof: string): void {
  try {
    vault.openJson(proof, place)
  } catch (error) {
    if (!(error instanceof VaultError)) throw error
    throw otherKey('The export was sealed with another key than the one here', { cause: error })
  }
}

/** With another key than theirs nobody could ever read the rows. */
export async function checkRows(tx: Tx, vault: Vault): Promise<void> {
  if (!(await opensData(tx, vault))) throw otherKey('The key that is set here does not open the data')
}

const otherKey = (sentence: string, options?: ErrorOptions) =>
  new MoveError(
    `${sentence}: set DATA_KEY to the key of the service that the data is from, or put its data.key in DATA_DIR. Nothing was changed.`,
    options,
  )
