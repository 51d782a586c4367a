import type { SealedColumn } from '#server/adapters/vault/index.ts'

export const factsPlace = (uuid: string) => `partner_requests/${uuid}/facts`

export const sealedFacts: SealedColumn = {
  ...{ table: 'partner_requests', column: 'sealed_facts', row: 'uuid', holds: 'a text' },
  place: factsPlace,
}
