// Sensitive data goes to rest through this door: sealed with the service's key and bound to the place it is kept.

export { createVault, isBeingReplaced, keysToExchange, makeKey, nameOfKey, readKey } from './keys.ts'
export { nextSecrets, type Secrets, secretsSchema } from './signing.ts'
export { newToken, tokenHash } from './tokens.ts'
export type { SealedColumn } from './vault.ts'
export { sealHead, type Vault, VaultError, vaultWith } from './vault.ts'
