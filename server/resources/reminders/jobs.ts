import { z } from 'zod'
import { defineJob } from '#server/jobs/index.ts'
import type { Reminding } from './reminding.ts'

export type RemindingNeeds = { readonly reminding: Pick<Reminding, 'look'> }

/** Silence is counted in days, and the night passes: an hour is often enough. */
const remindOfDrafts = defineJob({
  id: 'remind_of_drafts',
  schema: z.object({}),
  every: 3_600_000,
  handler: async ({ log }, { reminding }: RemindingNeeds) => {
    const told = await reminding.look()
    if (told > 0) log.info({ told }, 'reminded of drafts and orders')
  },
})

export const reminderJobs = { remind_of_drafts: remindOfDrafts } as const
