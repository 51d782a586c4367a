import { sql } from 'kysely'
import type { Db } from '#server/db/index.ts'

/** More than anyone begins; whoever did finds the newest. */
const most = 50

/** What a visitor began and nobody owns, the newest first. */
export const selectDrafts = (db: Db, visitor: string) =>
  db
    .selectFrom('questionnaires')
    .select(['uuid', 'flow', 'updated_at'])
    .select(sql<string | null>`answers -> 'main' ->> 'company_name'`.as('name'))
    .where('visitor', '=', visitor)
    .where('account', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute()
