import type { Clock } from '#server/adapters/clock/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import type { Redirects } from '#server/http/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { Clients } from './clients.ts'
import type { AccountLimits } from './limits.ts'
import type { Passwords } from './passwords.ts'

/** What the actions of this room work with. */
export type AccountParts = {
  readonly config: Config
  readonly database: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly clock: Clock
  readonly vault: Vault
  readonly redirects: Redirects
  readonly passwords: Passwords
  readonly clients: Clients
  readonly limits: AccountLimits
}
