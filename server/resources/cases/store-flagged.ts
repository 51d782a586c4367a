import { sql } from 'kysely'
import type { Db } from '#server/db/index.ts'

const dayBegun = sql<string>`to_char(questionnaires.created_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`

/** How many cases were looked through since a moment, by flow and the day on which their questionnaire began. */
export const countReviewed = (db: Db, since: Date) =>
  db
    .selectFrom('case_events')
    .innerJoin('cases', 'cases.uuid', 'case_events.case_uuid')
    .innerJoin('questionnaires', 'questionnaires.uuid', 'cases.questionnaire')
    .select(['questionnaires.flow', dayBegun.as('day')])
    .select(sql<number>`count(distinct case_uuid)::integer`.as('cases'))
    .where('action', '=', 'check_documents')
    .where('case_events.at', '>=', since)
    .groupBy(['questionnaires.flow', 'day'])
    .execute()

/** In how many cases a question was flagged since a moment, in the same way. Nothing of what was said, or in which case. */
export const countFlaggedCases = (db: Db, since: Date) =>
  db
    .selectFrom('case_comments')
    .innerJoin('cases', 'cases.uuid', 'case_comments.case_uuid')
    .innerJoin('questionnaires', 'questionnaires.uuid', 'cases.questionnaire')
    // Whoever it was asked of, it is the same question.
    .select(sql<string>`regexp_replace(path, '^p[1-4]\\.', 'shareholder.')`.as('question'))
    .select(['questionnaires.flow', dayBegun.as('day')])
    .select(sql<number>`count(distinct case_uuid)::integer`.as('cases'))
    .where('flag', '=', true)
    .where('path', 'is not', null)
    .where('case_comments.at', '>=', since)
    .groupBy(['question', 'questionnaires.flow', 'day'])
    .execute()
