import type { Clock } from '#server/adapters/clock/index.ts'
import type { Tx } from '#server/db/index.ts'
import type { Jobs } from '#server/jobs/index.ts'
import { reissueDocuments } from '../documents/jobs.ts'
import type { KeptCase } from './store.ts'
import { newestAnswers, takeChanges } from './store-content.ts'

type TakingOverParts = { readonly clock: Clock; readonly jobs: Pick<Jobs, 'enqueue'> }

export type TakingOver = ReturnType<typeof createTakingOver>

/** The office takes over what was changed after payment: from then on the papers are made from it, and those of before stay. */
export function createTakingOver({ clock, jobs }: TakingOverParts) {
  /** One change, or all of them; answers whether there was any. */
  return async (tx: Tx, { questionnaire }: KeptCase, by: string, id: number | null = null): Promise<boolean> => {
    const taken = await takeChanges(tx, questionnaire, by, clock.now(), id)
    const version = taken > 0 ? await newestAnswers(tx, questionnaire) : null
    if (version !== null) await jobs.enqueue(tx, reissueDocuments, { questionnaire, version: version.uuid })
    return taken > 0
  }
}
