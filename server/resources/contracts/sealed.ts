import type { SealedColumn } from '#server/adapters/vault/index.ts'

export const answersPlace = (uuid: string) => `contracts/${uuid}/answers`

/** What is sealed of contracts. */
export const sealedInContracts: readonly SealedColumn[] = [
  {
    ...{ table: 'contracts', column: 'sealed_answers', row: 'uuid', holds: 'a text' },
    place: answersPlace,
  },
]
