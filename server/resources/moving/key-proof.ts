import { type Vault, VaultError } from '#server/adapters/vault/index.ts'
import type { Tx } from '#server/db/index.ts'
import { asSealed, openAnswers } from '../questionnaires/secrets.ts'
import { nameIn } from '../uploads/actions.ts'
import { MoveError } from './move-error.ts'
import { selectQuestionnaire, selectUpload } from './store.ts'

const place = 'exports/proof'

/** What an export begins with: only the key of the service it came from opens it. */
export const proofOf = (vault: Vault): string => vault.sealJson('an export', place)

/** Refuses an export of a service with another key, before anything of it is read. */
export function checkProof(vault: Vault, proof: string): void {
  withKey(() => vault.openJson(proof, place), 'The export was sealed with another key than the one here')
}

/** Opens some of what is sealed in the rows: with another key than theirs nobody could ever read them. */
export async function checkRows(tx: Tx, vault: Vault): Promise<void> {
  const [upload, questionnaire] = [await selectUpload(tx), await selectQuestionnaire(tx)]
  withKey(() => {
    if (upload) nameIn(vault, upload)
    if (questionnaire) {
      openAnswers(vault, questionnaire.uuid, questionnaire.answers, asSealed(questionnaire.sealed))
    }
  }, 'The key that is set here does not open the data')
}

function withKey(open: () => void, sentence: string): void {
  try {
    open()
  } catch (error) {
    if (!(error instanceof VaultError)) throw error
    throw new MoveError(
      `${sentence}: set DATA_KEY to the key of the service that the data is from, or put its data.key in DATA_DIR. Nothing was changed.`,
      { cause: error },
    )
  }
}
