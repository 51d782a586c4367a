import type { SigningEvent } from '#domain/contracts/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { deliverWebhook } from '../webhooks/jobs.ts'
import { insertContractEvent } from './store-signing.ts'

type ContractEventParts = { readonly clock: Clock; readonly jobs: Pick<Jobs, 'enqueue'> }

export type RecordEvent = ReturnType<typeof createRecordEvent>

/** What happened to a contract that was sent round: written down, and told to a program where one wants to know. */
export const createRecordEvent =
  ({ clock, jobs }: ContractEventParts) =>
  async (tx: Tx, contract: string, session: string, event: SigningEvent): Promise<void> => {
    const id = await insertContractEvent(tx, { contract, session, event, at: clock.now() })
    await jobs.enqueue(tx, deliverWebhook, { event: id })
  }
