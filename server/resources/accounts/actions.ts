import { type Authenticate, contractOf } from '#server/http/index.ts'
import { createLimits } from '../attempts/limits.ts'
import { changingPassword } from './changing-password.ts'
import { createClients, credentialsIn } from './clients.ts'
import { signingIn } from './enter.ts'
import { accountLimits } from './limits.ts'
import { ownAccount } from './own-account.ts'
import type { AccountParts } from './parts.ts'
import { createPasswords, type PasswordOptions } from './passwords.ts'
import { confirming, registering } from './registering.ts'

export type AccountActions = ReturnType<typeof accountActions>

/** What this room makes itself of the parts of the service. */
export function accountParts(
  given: Omit<AccountParts, 'passwords' | 'clients' | 'limits'>,
  passwords?: PasswordOptions,
): AccountParts {
  const limits = accountLimits(createLimits(given))
  return { ...given, passwords: createPasswords(passwords), clients: createClients(given), limits }
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

/** Finds out who calls by the token they show, and hands them the next one. */
export function authenticator({ clients }: Pick<AccountParts, 'clients'>): Authenticate {
  return async (request, reply, input) => {
    const credentials = credentialsIn(request, input)
    if (credentials === null) return 'nothing'
    const { unbatch } = request.query as { readonly unbatch?: unknown }
    const opened = await clients.open(credentials, unbatch !== undefined)
    if (opened === null) return 'refused'
    const { second_factor } = opened.session
    if (second_factor === 'awaited' && !contractOf(request)?.beforeSecondFactor) return 'refused'
    reply.headers(opened.headers)
    return opened.session
  }
}
