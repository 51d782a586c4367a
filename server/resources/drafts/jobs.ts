import { z } from 'zod'
import type { Clock } from '#server/adapters/clock/index.ts'
import { defineJob } from '#server/jobs/index.ts'
import { purgeLinks } from './store.ts'

/** Links that ran out are not kept. */
const purgeDraftLinks = defineJob({
  id: 'purge_draft_links',
  schema: z.object({}),
  every: 3_600_000,
  handler: ({ db }, { clock }: { readonly clock: Clock }) => purgeLinks(db, clock.now()),
})

export const draftJobs = { purge_draft_links: purgeDraftLinks } as const
