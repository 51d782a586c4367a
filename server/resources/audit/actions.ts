import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type AuditAction, exportAuditLines, type LoggedLine, listAuditLines } from '#contract/audit.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { asAttachment, replied, serve, spreadsheetOf } from '#server/http/index.ts'

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

type AuditFilter = { readonly subject?: string | undefined; readonly who?: string | undefined }

/** Who changed what in the back office: every change is written with its line, in the same transaction, or not at all. */
export function createAudit({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  /** Whoever works here, as they are called in the log. */
  async function nameOf(tx: Tx, by: string): Promise<string> {
    const account = await tx
      .selectFrom('accounts')
      .select(['firstname', 'lastname', 'email'])
      .where('uuid', '=', by)
      .executeTakeFirstOrThrow()
    return `${account.firstname} ${account.lastname}`.trim() || account.email
  }

  return {
    nameOf,
    async write(tx: Tx, by: string, { action, subject, label, detail = {}, goesOn }: AuditLine): Promise<void> {
      const now = clock.now()
      if (goesOn && (await continueLine(tx, { made_by: by, action, subject, detail }, { ...goesOn, until: now })))
        return
      const line = { at: now, made_by: by, who: await nameOf(tx, by), action, subject, label }
      await tx
        .insertInto('audit_lines')
        .values({ ...line, detail: JSON.stringify({ ...detail, ...goesOn }) })
        .execute()
    },

    /** The newest first, a page at a time. */
    async list({ before, ...about }: AuditFilter & { before?: string | undefined }) {
      let found = select(database.db, about).limit(linesOnAPage + 1)
      if (before !== undefined) found = found.where('id', '<', Number(before))
      const rows = await found.execute()
      const people = await database.db.selectFrom('audit_lines').select('who').distinct().orderBy('who').execute()
      return {
        data: rows.slice(0, linesOnAPage).map(told),
        next: rows.length > linesOnAPage ? String(rows[linesOnAPage - 1]?.id) : null,
        people: people.map(({ who }) => who),
      }
    },

    async table(about: AuditFilter): Promise<string> {
      const rows = (await select(database.db, about).limit(linesInATable).execute()).map(told)
      const lines = rows.map(({ at, who, action, subject, label, detail }) => [
        ...[at, who, action, subject, label],
        JSON.stringify(detail),
      ])
      return spreadsheetOf([['at', 'who', 'action', 'subject', 'label', 'detail'], ...lines])
    },
  }
}

function select(db: Db, { subject, who }: AuditFilter) {
  let lines = db.selectFrom('audit_lines').selectAll().orderBy('id', 'desc')
  if (subject?.endsWith(':')) lines = lines.where(sql`starts_with(subject, ${subject})`, '=', true)
  else if (subject !== undefined) lines = lines.where('subject', '=', subject)
  return who === undefined ? lines : lines.where('who', '=', who)
}

type StoredLine = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const told = ({ made_by: _by, at, detail, ...line }: StoredLine): LoggedLine => ({
  ...line,
  action: line.action as AuditAction,
  at: at.toISOString(),
  detail: detail as LoggedLine['detail'],
})

type Continued = { readonly made_by: string; readonly detail: object } & Pick<AuditLine, 'action' | 'subject'>

/** Writes on in the last line about something, when that is of the same person doing the same. */
async function continueLine(tx: Tx, { made_by, action, subject, detail }: Continued, added: object): Promise<boolean> {
  const last = await tx
    .selectFrom('audit_lines')
    .select(['id', 'action', 'made_by'])
    .select(sql<boolean>`detail @> ${JSON.stringify(detail)}::jsonb`.as('same'))
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.action !== action || last.made_by !== made_by || !last.same) return false
  const whole = JSON.stringify({ ...detail, ...added })
  await tx.updateTable('audit_lines').set({ detail: whole }).where('id', '=', last.id).execute()
  return true
}

export async function registerAudit(api: FastifyInstance, audit: Audit): Promise<void> {
  serve(api, listAuditLines, ({ query }) => audit.list(query))
  serve(api, exportAuditLines, async ({ query, reply }) => {
    const table = await audit.table(query)
    reply.type('text/csv; charset=utf-8').header('content-disposition', asAttachment('logboek.csv')).send(table)
    return replied
  })
}
