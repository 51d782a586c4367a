import type { SealedColumn } from '#server/adapters/vault/index.ts'

export const secretPlace = (account: string) => `webhooks/${account}/secret`

export const sealedSecrets: SealedColumn = {
  ...{ table: 'webhooks', column: 'sealed_secret', row: 'account', holds: 'a text' },
  place: secretPlace,
}
