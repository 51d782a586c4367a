import { z } from 'zod'
import { fullNameOf } from '#domain/names/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import { assistantEndingMail } from '#server/adapters/mail/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { defineJob, type Jobs, sendMail } from '#server/jobs/index.ts'
import { purgeRecords } from './authorization/store.ts'
import { markTold, purgeConnections, selectEnding } from './store.ts'

const hour = 3_600_000
const day = 24 * hour
/** How long one that ended can still be read about. */
const keptFor = 365 * day

type EndingParts = {
  readonly config: Pick<Config, 'PUBLIC_URL' | 'BRAND_NAME' | 'SUPPORT_EMAIL' | 'ASSISTANTS_ENABLED'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** Tells whoever connected an assistant, the day before, that it is about to end: each once. */
export const assistantsEnding = ({ config, database, clock, jobs }: EndingParts) => ({
  async tell(): Promise<void> {
    // Those that sleep need no word.
    if (!config.ASSISTANTS_ENABLED) return
    const now = clock.now()
    for (const ending of await selectEnding(database.db, now, new Date(now.getTime() + day))) {
      const { uuid, email: to, firstname, lastname, locale, name: assistant, until } = ending
      const mail = assistantEndingMail({
        ...{ to, name: fullNameOf({ firstname, lastname }), locale, assistant, until },
        ...{ brand: config.BRAND_NAME, support_email: config.SUPPORT_EMAIL },
        url: `${config.PUBLIC_URL}/questionnaire/account${locale === 'en' ? '?lang=en' : ''}#assistants`,
      })
      await database.inTransaction(async (tx) => {
        if (await markTold(tx, uuid, now)) await jobs.enqueue(tx, sendMail, mail)
      })
    }
  },
})

type AssistantNeeds = {
  readonly clock: Clock
  readonly assistants: ReturnType<typeof assistantsEnding>
}

/** What ran out is not kept, and neither is what ended long ago. */
const purgeAssistants = defineJob({
  id: 'purge_assistants',
  schema: z.object({}),
  every: hour,
  handler: async ({ db }, { clock }: AssistantNeeds) => {
    const now = clock.now()
    await purgeRecords(db, now)
    await purgeConnections(db, new Date(now.getTime() - keptFor))
  },
})

const tellOfAssistants = defineJob({
  id: 'tell_of_assistants',
  schema: z.object({}),
  every: hour,
  handler: (_run, { assistants }: AssistantNeeds) => assistants.tell(),
})

export const assistantJobs = { purge_assistants: purgeAssistants, tell_of_assistants: tellOfAssistants } as const
