import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { IdentityProviders } from '#server/adapters/identity/index.ts'
import type { VisitorActions } from '../visitors/actions.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { createErrands } from './errands.ts'
import { identityActions } from './identities.ts'
import { ownDataActions } from './own-data.ts'
import type { AccountParts } from './parts.ts'
import { ownAccountRoutes } from './routes-own.ts'
import { socialRoutes } from './routes-social.ts'
import { sessionActions } from './sessions.ts'
import { socialActions } from './social.ts'

type PageParts = {
  readonly accounts: AccountParts
  readonly visitors: VisitorActions
  readonly providers: IdentityProviders
  readonly keepers: readonly Keeper[]
  readonly log: FastifyBaseLogger
}

/** Signing in with an account elsewhere, and everything an owner can do on the account page. */
export async function accountPageRoutes(api: FastifyInstance, parts: PageParts): Promise<void> {
  const { accounts, visitors, providers, keepers, log } = parts
  const social = socialActions({ ...accounts, providers, log })
  const errands = createErrands(accounts)
  await api.register(socialRoutes, { config: accounts.config, social, errands, visitors })
  await api.register(ownAccountRoutes, {
    config: accounts.config,
    sessions: sessionActions(accounts),
    ownData: ownDataActions({ ...accounts, keepers }),
    identities: identityActions(accounts),
    social,
    errands,
  })
}
