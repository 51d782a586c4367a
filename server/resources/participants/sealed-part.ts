import { randomBytes } from 'node:crypto'
import type { SealedParts } from '#domain/documents/index.ts'
import type { ShareholderAnswers } from '#domain/questions/index.ts'
import { type SealedColumn, type Vault, vaultWith } from '#server/adapters/vault/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { type StoredParticipant, selectParticipants } from './store.ts'

const emailPlace = (uuid: string) => `participants/${uuid}/email`
const keyPlace = (uuid: string) => `participants/${uuid}/key`
const partPlace = (uuid: string) => `participants/${uuid}/part`
const wordsPlace = (uuid: string) => `participants/${uuid}/words`

const sealedOf = (column: string, place: (uuid: string) => string): SealedColumn => ({
  ...{ table: 'participants', column, row: 'uuid', holds: 'a text', place },
})

/** What they sealed is not among these: it opens with their own key alone, which is. */
export const sealedInParticipants: readonly SealedColumn[] = [
  sealedOf('sealed_email', emailPlace),
  sealedOf('sealed_key', keyPlace),
]

type SealedPerson = Pick<StoredParticipant, 'uuid' | 'sealed_email' | 'sealed_key' | 'part'>

/**
 * The one place where what a participant sealed is opened. It is for themselves and for the notary; whoever ordered has no way
 * here.
 */
export function createSealedPart({ vault }: { readonly vault: Vault }) {
  /** The key of one person: whoever erases it has erased what it sealed. */
  const ownVault = ({ uuid, sealed_key }: SealedPerson): Vault => {
    if (sealed_key === null) throw new Error('The key of this part is gone.')
    return vaultWith([Buffer.from(String(vault.openJson(sealed_key, keyPlace(uuid))), 'base64')])
  }

  const open = (sealed: SealedPerson): ShareholderAnswers =>
    sealed.part === null ? {} : (ownVault(sealed).openJson(sealed.part, partPlace(sealed.uuid)) as ShareholderAnswers)

  return {
    /** For somebody new: where they are reached, and a key of their own. */
    begin: (uuid: string, email: string) => ({
      sealed_email: vault.sealJson(email, emailPlace(uuid)),
      sealed_key: vault.sealJson(randomBytes(32).toString('base64'), keyPlace(uuid)),
    }),

    emailOf: ({ uuid, sealed_email }: SealedPerson): string =>
      sealed_email === null ? '' : String(vault.openJson(sealed_email, emailPlace(uuid))),

    open,

    seal: (participant: SealedPerson, answers: ShareholderAnswers): string =>
      ownVault(participant).sealJson(answers, partPlace(participant.uuid)),

    /** What they and the office say to each other: gone with their key too. */
    sealWords: (participant: SealedPerson, text: string): string =>
      ownVault(participant).sealJson(text, wordsPlace(participant.uuid)),

    openWords: (participant: SealedPerson, words: string): string =>
      String(ownVault(participant).openJson(words, wordsPlace(participant.uuid))),

    /** Of everybody in a questionnaire, for the notary. */
    async forOffice(db: Db | Tx, questionnaire: string): Promise<SealedParts> {
      const found = await selectParticipants(db, questionnaire)
      return Object.fromEntries(found.map((one) => [one.person, open(one)]))
    },
  }
}
