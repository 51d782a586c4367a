import type { Database } from '#server/db/index.ts'
import { countFlaggedCases, countReviewed } from './store-flagged.ts'

export type FlagTallies = ReturnType<typeof flagTallies>

/** In how many of the cases that were looked through since a moment which question was flagged. */
export const flagTallies =
  ({ database }: { readonly database: Database }) =>
  async (since: Date) => ({
    reviewed: await countReviewed(database.db, since),
    flagged: await countFlaggedCases(database.db, since),
  })
