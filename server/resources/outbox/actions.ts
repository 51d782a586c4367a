import type { Mailer } from '#server/adapters/mail/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import { linksIn } from './links.ts'
import {
  deleteMails,
  insertMail,
  type KeptMail,
  type StoreParts,
  selectAllMails,
  selectMail,
  selectMails,
} from './store.ts'

export type OutboxMail = KeptMail & { readonly links: readonly string[] }

export type Outbox = {
  readonly mailer: Mailer
  /** Newest first. */
  listMails(): Promise<OutboxMail[]>
  readMail(id: string): Promise<OutboxMail | undefined>
  allMails(db: Db | Tx): Promise<KeptMail[]>
  forget(tx: Tx, ids: readonly string[]): Promise<void>
}

const shown = 100

export function createOutbox(parts: StoreParts): Outbox {
  const withLinks = (mail: KeptMail): OutboxMail => ({ ...mail, links: linksIn(mail) })
  return {
    mailer: { send: (mail, id) => insertMail(parts, mail, id) },
    listMails: async () => (await selectMails(parts, shown)).map(withLinks),
    readMail: async (id) => {
      const mail = await selectMail(parts, id)
      return mail && withLinks(mail)
    },
    allMails: (db) => selectAllMails(parts.vault, db),
    forget: deleteMails,
  }
}
