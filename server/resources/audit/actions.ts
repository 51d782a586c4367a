import type { FastifyInstance } from 'fastify'
import { type AuditAction, exportAuditLines, type LoggedLine, listAuditLines } from '#contract/audit.ts'
import { fullNameOf } from '#domain/names/index.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { asAttachment, replied, serve, spreadsheetOf } from '#server/http/index.ts'
import {
  type AuditFilter,
  continueLine,
  findAuthor,
  insertLine,
  type StoredLine,
  selectAuthors,
  selectLines,
} from './store.ts'

/** Something that somebody changed in the back office. */
export type AuditLine = {
  readonly action: AuditAction
  /** What it was done to, as in `story:0f…`. */
  readonly subject: string
  /** What that is called, for who reads the log. */
  readonly label: string
  /** What it was and became: never anything of a customer. */
  readonly detail?: Readonly<Record<string, unknown>>
  /** Saved while somebody types: what they go on doing to the same thing stays one line, of which this tells how far it went. */
  readonly goesOn?: Readonly<Record<string, unknown>>
}

export type Audit = ReturnType<typeof createAudit>

const linesOnAPage = 100
/** More than a spreadsheet is read for; who wants all of them has the database. */
const linesInATable = 50_000

/** Who changed what in the back office: every change is written with its line, in the same transaction, or not at all. */
export function createAudit({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  /** Whoever works here, as they are called in the log. */
  async function nameOf(tx: Tx, by: string): Promise<string> {
    const author = await findAuthor(tx, by)
    return fullNameOf(author) || author.email
  }

  return {
    nameOf,
    async write(tx: Tx, by: string, { action, subject, label, detail = {}, goesOn }: AuditLine): Promise<void> {
      const now = clock.now()
      if (goesOn && (await continueLine(tx, { made_by: by, action, subject, detail }, { ...goesOn, until: now })))
        return
      const line = { at: now, made_by: by, who: await nameOf(tx, by), action, subject, label }
      await insertLine(tx, { ...line, detail: { ...detail, ...goesOn } })
    },

    /** The newest first, a page at a time. */
    async list({ before, ...about }: AuditFilter & { before?: string | undefined }) {
      const rows = await selectLines(database.db, about, {
        limit: linesOnAPage + 1,
        before: before === undefined ? undefined : Number(before),
      })
      return {
        data: rows.slice(0, linesOnAPage).map(told),
        next: rows.length > linesOnAPage ? String(rows[linesOnAPage - 1]?.id) : null,
        people: await selectAuthors(database.db),
      }
    },

    async table(about: AuditFilter): Promise<string> {
      const rows = (await selectLines(database.db, about, { limit: linesInATable })).map(told)
      const lines = rows.map(({ at, who, action, subject, label, detail }) => [
        ...[at, who, action, subject, label],
        JSON.stringify(detail),
      ])
      return spreadsheetOf([['at', 'who', 'action', 'subject', 'label', 'detail'], ...lines])
    },
  }
}

const told = ({ made_by: _by, at, detail, ...line }: StoredLine): LoggedLine => ({
  ...line,
  action: line.action as AuditAction,
  at: at.toISOString(),
  detail: detail as LoggedLine['detail'],
})

export async function registerAudit(api: FastifyInstance, audit: Audit): Promise<void> {
  serve(api, listAuditLines, ({ query }) => audit.list(query))
  serve(api, exportAuditLines, async ({ query, reply }) => {
    const table = await audit.table(query)
    reply.type('text/csv; charset=utf-8').header('content-disposition', asAttachment('logboek.csv')).send(table)
    return replied
  })
}
