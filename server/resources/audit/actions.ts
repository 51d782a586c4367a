import type { FastifyInstance } from 'fastify'
import { listAuditLines } from '#contract/admin-stories.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Tx } from '#server/db/index.ts'
import { serve } from '#server/http/index.ts'

/** Something that somebody changed in the back office. */
export type AuditLine = {
  /** As in `story.published`. */
  readonly action: string
  /** What it was done to, as in `story:0f…`. */
  readonly subject: string
  /** What that is called, for who reads the log. */
  readonly label: string
  /** What it was and became: never anything of a customer. */
  readonly detail?: Readonly<Record<string, unknown>>
}

export type Audit = ReturnType<typeof createAudit>

const linesOnAPage = 100

/** Who changed what in the back office: every change is written with its line, in the same transaction, or not at all. */
export function createAudit({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async write(tx: Tx, by: string, { action, subject, label, detail = {} }: AuditLine): Promise<void> {
      const account = await tx
        .selectFrom('accounts')
        .select(['firstname', 'lastname', 'email'])
        .where('uuid', '=', by)
        .executeTakeFirstOrThrow()
      const who = `${account.firstname} ${account.lastname}`.trim() || account.email
      const line = { at: clock.now(), made_by: by, who, action, subject, label }
      await tx
        .insertInto('audit_lines')
        .values({ ...line, detail: JSON.stringify(detail) })
        .execute()
    },

    /** The newest first, a page at a time. */
    async list({ before, subject }: { before?: string | undefined; subject?: string | undefined }) {
      let lines = database.db.selectFrom('audit_lines').selectAll().orderBy('id', 'desc').limit(linesOnAPage)
      if (before !== undefined) lines = lines.where('id', '<', Number(before))
      if (subject !== undefined) lines = lines.where('subject', '=', subject)
      return (await lines.execute()).map(({ made_by: _by, at, detail, ...line }) => ({
        ...line,
        at: at.toISOString(),
        detail: detail as Record<string, unknown>,
      }))
    },
  }
}

export async function registerAudit(api: FastifyInstance, audit: Audit): Promise<void> {
  serve(api, listAuditLines, async ({ query }) => ({ data: await audit.list(query) }))
}
