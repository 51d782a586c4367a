import { sql } from 'kysely'
import type { FlowName } from '#domain/products/index.ts'
import type { CountedDevice } from '#domain/stumbling/index.ts'
import type { Locale } from '#domain/values/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

export type CountRow = {
  readonly week: string
  readonly question: string
  readonly flow: FlowName
  readonly locale: Locale
  readonly device: CountedDevice
  readonly words: number
  readonly what: string
  readonly people: number
}

/** Adds to the sums. In one order, so that two batches never wait for each other. */
export async function addCounts(tx: Tx, rows: readonly CountRow[]): Promise<void> {
  const key = ({ question, words, what }: CountRow) => `${question} ${words} ${what}`
  const sorted = rows.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
  await tx
    .insertInto('question_counts')
    .values(sorted)
    .onConflict((conflict) =>
      conflict.columns(['question', 'week', 'flow', 'locale', 'device', 'words', 'what']).doUpdateSet({
        people: sql`question_counts.people + excluded.people`,
      }),
    )
    .execute()
}

/** Which of the counts. */
export type CountFilter = {
  readonly since: string
  readonly flows: readonly FlowName[]
  readonly device?: CountedDevice | undefined
  readonly question?: string | undefined
}

const filtered = (db: Db, { since, flows, device, question }: CountFilter) => {
  let rows = db.selectFrom('question_counts').where('week', '>=', since).where('flow', 'in', flows)
  if (device !== undefined) rows = rows.where('device', '=', device)
  if (question !== undefined) rows = rows.where('question', '=', question)
  return rows
}

const people = sql<number>`sum(people)::integer`.as('people')

/** By question and words, over the whole time. */
export const sumCounts = (db: Db, filter: CountFilter) =>
  filtered(db, filter).select(['question', 'words', 'what', people]).groupBy(['question', 'words', 'what']).execute()

/** What a week is drawn from. */
export const sumWeeks = (db: Db, filter: CountFilter) =>
  filtered(db, filter)
    .select(['question', sql<string>`to_char(week, 'YYYY-MM-DD')`.as('monday'), 'what', people])
    .where('what', 'in', ['shown', 'stumbled', 'left', 'returned'])
    .groupBy(['question', 'week', 'what'])
    .execute()

/** How many questionnaires were begun since a moment, and how many of those were paid for. */
export const countBegun = (db: Db, since: Date, flows: readonly FlowName[]) =>
  db
    .selectFrom('questionnaires')
    .select([sql<number>`count(*)::integer`.as('begun'), sql<number>`count(paid_at)::integer`.as('paid')])
    .where('created_at', '>=', since)
    .where('flow', 'in', flows)
    .executeTakeFirstOrThrow()
