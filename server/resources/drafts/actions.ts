import type { Draft } from '#contract/drafts.ts'
import { flowNamed } from '#domain/products/index.ts'
import type { Database } from '#server/db/index.ts'
import { claim } from './claim.ts'
import { selectDrafts } from './store.ts'

export type DraftActions = ReturnType<typeof draftActions>

/** What was begun in a browser without an account, and how it becomes an account's: only when somebody says so. */
export function draftActions({ database }: { readonly database: Database }) {
  return {
    async list(visitor: string | null): Promise<Draft[]> {
      const rows = visitor === null ? [] : await selectDrafts(database.db, visitor)
      return rows.flatMap(({ uuid, flow, name, updated_at }) => {
        const known = flowNamed(flow)
        return known ? [{ uuid, flow: known, name, updated_at: updated_at.toISOString() }] : []
      })
    },

    claim: (visitor: string | null, account: string, uuids: readonly string[]): Promise<string[]> =>
      visitor === null ? Promise.resolve([]) : database.inTransaction((tx) => claim(tx, { visitor, account, uuids })),
  }
}
