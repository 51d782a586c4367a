import type { Mail } from '#server/adapters/mail/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { type Jobs, sendMail } from '#server/jobs/index.ts'
import type { Outbox } from '../outbox/index.ts'
import type { Keeper, Owner } from '../visitors/keeper.ts'
import { accountMail } from './mail-job.ts'

type MailParts = {
  readonly jobs: Pick<Jobs, 'undone' | 'forget'>
  readonly outbox: Pick<Outbox, 'allMails' | 'forget'>
}

/** To the owner, or in their name: a message to our people names them as the one to answer. */
const concerns = ({ to, reply_to }: Mail, { email }: Owner) =>
  [to, reply_to].some((address) => address?.toLowerCase() === email)

/** Mails that wait or that could not be sent, and while developing those in the outbox. Sent mails are not kept. */
export function mailKeeper({ jobs, outbox }: MailParts): Keeper {
  const waiting = async (db: Db | Tx, owner: Owner) =>
    (await jobs.undone(db, sendMail)).filter(({ payload }) => concerns(payload, owner))
  const unwritten = async (db: Db | Tx, { uuid, email }: Owner) =>
    (await jobs.undone(db, accountMail)).filter(({ payload }) =>
      'email' in payload ? payload.email === email : payload.account === uuid,
    )
  const kept = async (db: Db | Tx, owner: Owner) => (await outbox.allMails(db)).filter((mail) => concerns(mail, owner))

  return {
    name: 'mails',
    async collect(db, owner) {
      const written = [
        ...(await waiting(db, owner)).map(({ payload, created_at }) => ({ ...payload, created_at })),
        ...(await kept(db, owner)),
      ]
      const planned = (await unwritten(db, owner)).map(({ payload, created_at }) => ({
        kind: payload.kind,
        created_at,
      }))
      return [...written.map(readable), ...planned]
    },
    async erase(tx, owner) {
      const ids = (mails: readonly { readonly id: string }[]) => mails.map(({ id }) => id)
      await jobs.forget(tx, ids(await waiting(tx, owner)))
      await jobs.forget(tx, ids(await unwritten(tx, owner)))
      await outbox.forget(tx, ids(await kept(tx, owner)))
    },
  }
}

/** The words of what people wrote to us themselves. Our own mails hold links that open doors, so not theirs. */
const readable = ({ kind, to, subject, text, created_at }: Mail & { readonly created_at: Date }) => ({
  kind,
  to,
  subject,
  created_at,
  ...(kind.startsWith('contact_') && { text }),
})
