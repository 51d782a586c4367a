import type { FastifyInstance } from 'fastify'
import { type ContactMessage, sendContactMessage } from '#contract/contact.ts'
import { contactMails } from '#server/adapters/mail/index.ts'
import type { Config } from '#server/config/index.ts'
import type { Database } from '#server/db/index.ts'
import { serve } from '#server/http/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'

type ContactParts = {
  readonly config: Pick<Config, 'BRAND_NAME' | 'SUPPORT_EMAIL'>
  readonly database: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
}

export type ContactActions = ReturnType<typeof contactActions>

export function contactActions({ config, database, jobs }: ContactParts) {
  return {
    /** Once this resolves the message cannot get lost: both mails are in the queue, or neither is. */
    async sendContactMessage(message: ContactMessage): Promise<void> {
      const mails = contactMails(message, { brand: config.BRAND_NAME, support_email: config.SUPPORT_EMAIL })
      await database.inTransaction(async (tx) => {
        for (const mail of mails) await jobs.enqueue(tx, sendMail, mail)
      })
    },
  }
}

export async function registerContact(api: FastifyInstance, actions: ContactActions): Promise<void> {
  serve(api, sendContactMessage, async ({ body }) => {
    await actions.sendContactMessage(body)
    return { accepted: true }
  })
}
