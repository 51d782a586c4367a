import type { Mailer } from '#server/adapters/mail/index.ts'
import type { Db, Tx } from '#server/db/index.ts'
import {
  deleteMails,
  insertOutboxMail,
  type KeptMail,
  type OutboxParts,
  selectAllMails,
  selectMail,
  selectMails,
} from './store.ts'

const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g

/** Every web address a reader can follow, each once, in the order of the mail. */
export function linksIn({ html, text }: { readonly html: string; readonly text: string }): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*\bhref="(https?:[^"]*)"/g)].map(([, href = '']) => undoEntities(href))
  return [...new Set([...hrefs, ...(text.match(address) ?? [])])]
}

/** A text in pieces: what is an address, and what stands between. */
export function splitAtLinks(text: string): { readonly words: string; readonly link: boolean }[] {
  const pieces: { words: string; link: boolean }[] = []
  let from = 0
  for (const match of text.matchAll(address)) {
    pieces.push({ words: text.slice(from, match.index), link: false }, { words: match[0], link: true })
    from = match.index + match[0].length
  }
  pieces.push({ words: text.slice(from), link: false })
  return pieces.filter(({ words }) => words !== '')
}

const undoEntities = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

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

export function createOutbox(parts: OutboxParts): Outbox {
  const withLinks = (mail: KeptMail): OutboxMail => ({ ...mail, links: linksIn(mail) })
  return {
    mailer: { send: (mail, id) => insertOutboxMail(parts, mail, id) },
    listMails: async () => (await selectMails(parts, shown)).map(withLinks),
    readMail: async (id) => {
      const mail = await selectMail(parts, id)
      return mail && withLinks(mail)
    },
    allMails: (db) => selectAllMails(parts.vault, db),
    forget: deleteMails,
  }
}
