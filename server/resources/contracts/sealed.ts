import type { SealedColumn } from '#server/adapters/vault/index.ts'

export const answersPlace = (uuid: string) => `contracts/${uuid}/answers`
export const messagePlace = (uuid: string) => `contract_sessions/${uuid}/message`
export const personPlace = (uuid: string) => `contract_signers/${uuid}/person`
export const evidencePlace = (uuid: string) => `contract_signers/${uuid}/evidence`
export const reasonPlace = (uuid: string) => `contract_signers/${uuid}/reason`

const textIn = (table: string, column: string, place: (uuid: string) => string): SealedColumn => ({
  ...{ table, column, row: 'uuid', holds: 'a text', place },
})

/** What is sealed of contracts, and of who signs them. */
export const sealedInContracts: readonly SealedColumn[] = [
  textIn('contracts', 'sealed_answers', answersPlace),
  textIn('contract_sessions', 'sealed_message', messagePlace),
  textIn('contract_signers', 'sealed_person', personPlace),
  textIn('contract_signers', 'sealed_evidence', evidencePlace),
  textIn('contract_signers', 'sealed_reason', reasonPlace),
]
