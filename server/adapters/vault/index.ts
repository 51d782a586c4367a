// Sensitive data goes to rest through this door: sealed with the service's key and bound to the place it is kept.
export { createVault } from './keys.ts'
export { type Vault, VaultError, vaultWith } from './vault.ts'
