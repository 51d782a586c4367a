import { type Mail, MailError, type Mailer, mailSchema } from '#server/adapters/mail/index.ts'
import type { Tx } from '#server/db/index.ts'
import { defineJob, GiveUp } from './definition.ts'

export type UndeliveredMail = Extract<Mail['about'], { readonly cases: unknown }> &
  Pick<Mail, 'kind'> & {
    readonly id: string
    /** Why, in a word. */
    readonly code: string
  }

type MailNeeds = {
  readonly mailer: Mailer
  readonly onUndelivered?: (tx: Tx, mail: UndeliveredMail) => Promise<void>
  readonly onUndeliveredRequest?: (tx: Tx, request: string) => Promise<void>
}

/**
 * Every mail goes through this job. Its id is the mail's id: a mail that was taken over just before a crash is sent again
 * under the same id, which an outbox and most mail programs show once.
 */
export const sendMail = defineJob({
  id: 'send_mail',
  schema: mailSchema,
  // With the pauses of the queue this is about a day: long enough for a mail server to come back.
  attempts: 45,
  handler: async ({ id, payload, log }, { mailer }: MailNeeds) => {
    try {
      await mailer.send(payload, id)
    } catch (error) {
      if (error instanceof MailError && error.permanent) throw new GiveUp(error.code)
      throw error
    }
    log.info({ kind: payload.kind }, 'mail sent')
  },
  gaveUp: async (tx, { id, payload: { about, kind }, code }, { onUndelivered, onUndeliveredRequest }) => {
    if (about === undefined) return
    if ('cases' in about) await onUndelivered?.(tx, { id, kind, code, ...about })
    else await onUndeliveredRequest?.(tx, about.partner_request)
  },
})
