import { MailError, type Mailer, mailSchema } from '#server/adapters/mail/index.ts'
import { defineJob, GiveUp } from './definition.ts'

/**
 * Every mail goes through this job. Its id is the mail's id: a mail that was taken over just before a crash is sent again
 * under the same id, which an outbox and most mail programs show once.
 */
export const sendMail = defineJob({
  id: 'send_mail',
  schema: mailSchema,
  // With the pauses of the queue this is about a day: long enough for a mail server to come back.
  attempts: 45,
  handler: async ({ id, payload, log }, { mailer }: { readonly mailer: Mailer }) => {
    try {
      await mailer.send(payload, id)
    } catch (error) {
      if (error instanceof MailError && error.permanent) throw new GiveUp(error.code)
      throw error
    }
    log.info({ kind: payload.kind }, 'mail sent')
  },
})
