import { z } from 'zod'
import { defineJob } from '#server/jobs/index.ts'
import type { ChangeActions } from './actions.ts'

export type ChangeNeeds = { readonly changes: Pick<ChangeActions, 'expire'> }

/** Nobody pays for it any more; an hour more or less is nobody's loss. */
const expireChanges = defineJob({
  id: 'expire_changes',
  schema: z.object({}),
  every: 3_600_000,
  handler: async ({ log }, { changes }: ChangeNeeds) => {
    const expired = await changes.expire()
    if (expired > 0) log.info({ expired }, 'changes that nobody paid for are dropped')
  },
})

export const changeJobs = { expire_changes: expireChanges }
