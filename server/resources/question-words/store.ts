import { sql } from 'kysely'
import type { SentWords } from '#domain/messages/index.ts'
import type { Db, Tx } from '#server/db/index.ts'

export type RewriteRow = {
  readonly question: string
  readonly revision: number
  readonly words: readonly SentWords[]
  readonly at: Date
  readonly who: string
}

const rows = (found: readonly (Omit<RewriteRow, 'words'> & { readonly words: unknown })[]): RewriteRow[] =>
  found.map((row) => ({ ...row, words: row.words as SentWords[] }))

/** Every question as it was last rewritten. */
export const selectNewestRewrites = async (db: Db | Tx): Promise<RewriteRow[]> =>
  rows(
    await db
      .selectFrom('question_rewrites')
      .distinctOn('question')
      .select(['question', 'revision', 'words', 'at', 'who'])
      .orderBy('question')
      .orderBy('revision', 'desc')
      .execute(),
  )

/** One question with all that it said, the newest first. */
export const selectRewritesOf = async (db: Db | Tx, question: string): Promise<RewriteRow[]> =>
  rows(
    await db
      .selectFrom('question_rewrites')
      .select(['question', 'revision', 'words', 'at', 'who'])
      .where('question', '=', question)
      .orderBy('revision', 'desc')
      .execute(),
  )

/** Who else writes waits: there is no row yet of a question that was never rewritten. */
export const lockRewrites = (tx: Tx) => sql`lock table question_rewrites in share row exclusive mode`.execute(tx)

export const insertRewrite = (tx: Tx, { words, ...row }: RewriteRow & { readonly made_by: string }) =>
  tx
    .insertInto('question_rewrites')
    .values({ ...row, words: JSON.stringify(words) })
    .execute()
