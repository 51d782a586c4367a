import { sql } from 'kysely'
import type { Db } from '#server/db/index.ts'

const monthOf = sql<string>`to_char(at at time zone 'Europe/Amsterdam', 'YYYY-MM')`

/** How often each question was flagged in each month since a moment. Nothing of what was said, or in which case. */
export const countFlags = (db: Db, since: Date) =>
  db
    .selectFrom('case_comments')
    // Whoever it was asked of, it is the same question.
    .select(sql<string>`regexp_replace(path, '^p[1-4]\\.', 'shareholder.')`.as('question'))
    .select(monthOf.as('month'))
    .select(({ fn }) => fn.countAll<string>().as('flags'))
    .where('flag', '=', true)
    .where('path', 'is not', null)
    .where('at', '>=', since)
    .groupBy(['question', 'month'])
    .execute()

/** How many cases were taken up in each month since a moment. */
export const countTakenUp = (db: Db, since: Date) =>
  db
    .selectFrom('case_events')
    .select(monthOf.as('month'))
    .select(sql<string>`count(distinct case_uuid)`.as('cases'))
    .where('action', '=', 'check_documents')
    .where('at', '>=', since)
    .groupBy('month')
    .execute()
