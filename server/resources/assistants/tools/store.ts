import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/index.ts'

/** More than anyone begins; whoever did finds the newest. */
const mostDrafts = 40

/** What of somebody's an assistant may open: one, or everything, the newest first. */
export const selectDraftsFor = (
  db: Db,
  { account, questionnaire }: { readonly account: string; readonly questionnaire: string | null },
) =>
  db
    .selectFrom('questionnaires')
    .select(['uuid', 'flow'])
    .where('account', '=', account)
    .$if(questionnaire !== null, (query) => query.where('uuid', '=', questionnaire))
    .orderBy('updated_at', 'desc')
    .orderBy('uuid')
    .limit(mostDrafts)
    .execute()

export const findFlowOf = (db: Db, uuid: string, account: string) =>
  db
    .selectFrom('questionnaires')
    .select('flow')
    .where('uuid', '=', uuid)
    .where('account', '=', account)
    .executeTakeFirst()

type WriteRequest = { readonly connection: string; readonly request_id: string }

export const findWrite = (db: Db | Tx, { connection, request_id }: WriteRequest) =>
  db
    .selectFrom('assistant_writes')
    .select(['questionnaire', 'tool', 'answer'])
    .where('connection', '=', connection)
    .where('request_id', '=', request_id)
    .executeTakeFirst()

type AssistantWrite = WriteRequest & {
  readonly questionnaire: string
  readonly tool: 'start_draft' | 'save_answers'
  readonly version: number
  readonly fields: readonly string[]
  readonly answer: object
  readonly at: Date
}

/** False when the same request was written already: it waits for one that is being written. */
export async function insertWrite(tx: Tx, { fields, answer, ...write }: AssistantWrite): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('assistant_writes')
    .values({ ...write, fields: [...fields], answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.columns(['connection', 'request_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** How many drafts a connection began since; of several that begin one at once, each waits here for those before. */
export async function countDraftsBegun(tx: Tx, connection: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`assistant_writes ${connection}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('assistant_writes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('connection', '=', connection)
    .where('tool', '=', 'start_draft')
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Answers by their paths, each as a fingerprint. */
export type Prints = Readonly<Record<string, string>>

export async function insertView(
  db: Db | Tx,
  view: { readonly questionnaire: string; readonly version: string; readonly prints: Prints; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('assistant_views')
    .values({ ...view, prints: JSON.stringify(view.prints) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const findView = (db: Db, questionnaire: string, version: string) =>
  db
    .selectFrom('assistant_views')
    .select('prints')
    .where('questionnaire', '=', questionnaire)
    .where('version', '=', version)
    .executeTakeFirst()
