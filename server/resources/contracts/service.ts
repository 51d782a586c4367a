import type { Clock } from '#server/adapters/clock/index.ts'
import type { DocumentDrawer } from '#server/adapters/documents/index.ts'
import type { Files } from '#server/adapters/files/index.ts'
import type { Vault } from '#server/adapters/vault/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import type { Limits } from '../attempts/limits.ts'
import type { Companies } from '../companies/actions.ts'
import type { Reminding } from '../reminders/reminding.ts'
import { type Allowance, createApproving } from './approving.ts'
import { createDrafting } from './drafting.ts'
import { createRecordEvent } from './events.ts'
import { createContractPapers } from './freezing.ts'
import { createSealing } from './sealing.ts'
import { createSending } from './sending.ts'
import { createSigning } from './signing.ts'
import { createContractTelling } from './telling.ts'
import { createContractsWaiting } from './waiting.ts'
import { createContractsWatched } from './watching-own.ts'

type ServiceParts = {
  readonly config: Config
  readonly database: Database
  readonly vault: Vault
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly drawer: DocumentDrawer
  readonly files: Files
  readonly companies: Companies
  readonly reminding: Pick<Reminding, 'take' | 'takeByHand'>
  readonly allowance: Allowance
}

export type ContractService = ReturnType<typeof createContractService>

/** Contracts for requests and for jobs, put together. */
export function createContractService(parts: ServiceParts) {
  const papers = createContractPapers(parts)
  const telling = createContractTelling(parts)
  const drafting = createDrafting(parts)
  const record = createRecordEvent(parts)
  const sending = createSending({ ...parts, drafting, telling, record })
  const together = { ...parts, papers, telling, drafting, sending, record }
  return {
    drafting,
    sending,
    approving: createApproving(together),
    sealing: createSealing(together),
    waiting: createContractsWaiting(together),
    watched: createContractsWatched(together),
    signing: (limits: Pick<Limits, 'wait'>) => createSigning({ ...together, limits }),
  }
}
