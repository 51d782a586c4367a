import { z } from 'zod'
import type { Clock } from '#server/adapters/clock/index.ts'
import { defineJob } from '#server/jobs/index.ts'
import { accountMail } from './mail-job.ts'
import { purgeExpired } from './store.ts'

const hour = 3_600_000
/** As long as the cookie by which a browser is known. */
const deviceMemory = 400 * 24 * hour

/** Tokens, codes and counts that ran out are not kept. */
export const purgeAccounts = defineJob({
  id: 'purge_accounts',
  schema: z.object({}),
  every: hour,
  handler: ({ db }, { clock }: { readonly clock: Clock }) => {
    const now = clock.now()
    return purgeExpired(db, now, new Date(now.getTime() - deviceMemory))
  },
})

/** The work of this room that is done later, under its ids. */
export const accountJobs = { account_mail: accountMail, purge_accounts: purgeAccounts } as const
