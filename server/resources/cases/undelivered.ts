import { z } from 'zod'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { defineJob, type Jobs, sendMail, type UndeliveredMail } from '#server/jobs/index.ts'
import type { Actor } from './staff.ts'
import { holdCase, insertCaseEvent, type KeptCase, recordCase } from './store.ts'
import { findFounder, findOffice } from './store-staff.ts'
import {
  findUndelivered,
  insertUndelivered,
  resolveUndelivered,
  type StoredUndelivered,
  selectUndelivered,
} from './store-undelivered.ts'

export type UndeliveredNeeds = { readonly undelivered: Pick<Undelivered, 'lookForNewAddresses'> }

const resendCaseMails = defineJob({
  id: 'resend_case_mails',
  schema: z.object({}),
  every: 3_600_000,
  handler: async ({ log }, { undelivered }: UndeliveredNeeds) => {
    const sent = await undelivered.lookForNewAddresses()
    if (sent > 0) log.info({ sent }, 'mails about cases sent to a new address')
  },
})

export const undeliveredJobs = { resend_case_mails: resendCaseMails }

type UndeliveredParts = {
  readonly config: Pick<Config, 'SUPPORT_EMAIL'>
  readonly database: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue' | 'failed'>
}

export type Undelivered = ReturnType<typeof createUndelivered>

type MailAction = 'mail_undelivered' | 'mail_sent_again'

const mostAtOnce = 200

/** Mails about a case that did not arrive: whoever works on it sees that, and sends them again. */
export function createUndelivered({ config, database, clock, jobs }: UndeliveredParts) {
  const line = (tx: Tx, { uuid, status }: KeptCase, action: MailAction, by: Actor | null, reason: string) =>
    insertCaseEvent(tx, { case_uuid: uuid, from: status, to: status, action, by, reason }, clock.now())

  /** Where a party is reached today; null where nothing says that this changed. */
  async function addressOf(tx: Tx, found: KeptCase, { party }: StoredUndelivered): Promise<string | null> {
    if (party === 'support') return config.SUPPORT_EMAIL
    if (party === 'founder') return (await findFounder(tx, found.order_uuid))?.email ?? null
    if (party === 'office' && found.office !== null) return (await findOffice(tx, found.office))?.email ?? null
    return null
  }

  async function sendAgain(tx: Tx, found: KeptCase, row: StoredUndelivered, by: Actor | null): Promise<void> {
    const mail = await jobs.failed(tx, sendMail, row.job)
    const to = mail && ((await addressOf(tx, found, row)) ?? mail.to)
    if (mail && to !== undefined) await jobs.enqueue(tx, sendMail, { ...mail, to })
    // After months the mail itself is gone; what it said stands on the case.
    const how = mail === undefined ? 'let_go' : by === null ? 'new_address' : 'sent_again'
    await resolveUndelivered(tx, row.job, { how, resolved_by: by?.account ?? null, resolved_at: clock.now() })
    await line(tx, found, 'mail_sent_again', by, row.party)
    await recordCase(tx, found.uuid, {})
  }

  return {
    /** In the transaction that gives the mail up. */
    async note(tx: Tx, { cases, to: party, id: job, kind, code }: UndeliveredMail): Promise<void> {
      // In one order, whoever holds several at once.
      for (const uuid of cases.toSorted()) {
        const found = await holdCase(tx, uuid)
        if (found === undefined) continue
        await insertUndelivered(tx, { case_uuid: uuid, party, kind, code, job, at: clock.now() })
        await line(tx, found, 'mail_undelivered', null, party)
        await recordCase(tx, uuid, {})
      }
    },

    /** False when there is none such to be sent. */
    async again(tx: Tx, found: KeptCase, id: number, by: Actor): Promise<boolean> {
      const row = await findUndelivered(tx, found.uuid, id)
      if (row === undefined || row.resolved_at !== null) return false
      await sendAgain(tx, found, row, by)
      return true
    },

    /** Where somebody is reached at another address now, what did not arrive goes there by itself. Answers how many did. */
    async lookForNewAddresses(): Promise<number> {
      let sent = 0
      for (const { id, case_uuid } of await selectUndelivered(database.db, mostAtOnce)) {
        const done = await database.inTransaction(async (tx) => {
          const found = await holdCase(tx, case_uuid)
          const row = found && (await findUndelivered(tx, case_uuid, id))
          if (found === undefined || row === undefined || row.resolved_at !== null) return false
          const [mail, address] = [await jobs.failed(tx, sendMail, row.job), await addressOf(tx, found, row)]
          if (mail === undefined || address === null || address === mail.to) return false
          await sendAgain(tx, found, row, null)
          return true
        })
        if (done) sent += 1
      }
      return sent
    },
  }
}
