import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#server/db/index.ts'

/** A subject that ends in a colon is every subject of that kind. */
export type AuditFilter = { readonly subject?: string | undefined; readonly who?: string | undefined }

export type StoredLine = Awaited<ReturnType<typeof selectLines>>[number]

/** The newest first. */
export function selectLines(
  db: Db,
  { subject, who }: AuditFilter,
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
) {
  let lines = db.selectFrom('audit_lines').selectAll().orderBy('id', 'desc').limit(limit)
  if (subject?.endsWith(':')) lines = lines.where(sql`starts_with(subject, ${subject})`, '=', true)
  else if (subject !== undefined) lines = lines.where('subject', '=', subject)
  if (who !== undefined) lines = lines.where('who', '=', who)
  return (before === undefined ? lines : lines.where('id', '<', before)).execute()
}

/** The names of everybody who ever changed something. */
export async function selectAuthors(db: Db): Promise<string[]> {
  const people = await db.selectFrom('audit_lines').select('who').distinct().orderBy('who').execute()
  return people.map(({ who }) => who)
}

export const findAuthor = (tx: Tx, account: string) =>
  tx
    .selectFrom('accounts')
    .select(['firstname', 'lastname', 'email'])
    .where('uuid', '=', account)
    .executeTakeFirstOrThrow()

type NewLine = Omit<Insertable<Tables['audit_lines']>, 'detail'> & { readonly detail: object }

export async function insertLine(tx: Tx, { detail, ...line }: NewLine): Promise<void> {
  await tx
    .insertInto('audit_lines')
    .values({ ...line, detail: JSON.stringify(detail) })
    .execute()
}

type Continued = {
  readonly made_by: string
  readonly action: string
  readonly subject: string
  readonly detail: object
}

/** Writes on in the last line about something, when that is of the same person doing the same. */
export async function continueLine(
  tx: Tx,
  { made_by, action, subject, detail }: Continued,
  added: object,
): Promise<boolean> {
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
