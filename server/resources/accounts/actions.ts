import { changingPassword } from './changing-password.ts'
import { createClients } from './clients.ts'
import { confirming } from './confirming.ts'
import { createLimits } from './limits.ts'
import { ownAccount } from './own-account.ts'
import type { AccountParts } from './parts.ts'
import { createPasswords, type PasswordOptions } from './passwords.ts'
import { registering } from './registering.ts'
import { signingIn } from './signing-in.ts'

export type AccountActions = ReturnType<typeof accountActions>

/** What this room makes itself of the parts of the service. */
export function accountParts(
  given: Omit<AccountParts, 'passwords' | 'clients' | 'limits'>,
  passwords?: PasswordOptions,
): AccountParts {
  return { ...given, passwords: createPasswords(passwords), clients: createClients(given), limits: createLimits(given) }
}

export function accountActions(parts: AccountParts) {
  return {
    register: registering(parts),
    signIn: signingIn(parts),
    ...confirming(parts),
    ...changingPassword(parts),
    ...ownAccount(parts),
  }
}
