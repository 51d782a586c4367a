import type { FastifyBaseLogger } from 'fastify'
import type { Files } from '#server/adapters/files/index.ts'
import type { IdentityProviders } from '#server/adapters/identity/index.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { changingEmail } from './changing-email.ts'
import { createErrands } from './errands.ts'
import { identityActions } from './identities.ts'
import { sessionActions } from './own-account.ts'
import { ownDataActions } from './own-data.ts'
import type { AccountParts } from './parts.ts'
import { socialActions } from './social.ts'

type AccountPageParts = {
  readonly accounts: AccountParts
  readonly providers: IdentityProviders
  readonly keepers: readonly Keeper[]
  readonly files: Pick<Files, 'get'>
  readonly log: FastifyBaseLogger
}

export type AccountPage = ReturnType<typeof accountPage>

/** What an owner does on the account page, and what signing in with an account elsewhere takes. */
export function accountPage({ accounts, providers, keepers, files, log }: AccountPageParts) {
  return {
    config: accounts.config,
    sessions: sessionActions(accounts),
    ownData: ownDataActions({ ...accounts, keepers, files, log }),
    identities: identityActions(accounts),
    social: socialActions({ ...accounts, providers, log }),
    errands: createErrands(accounts),
    email: changingEmail(accounts),
  }
}
