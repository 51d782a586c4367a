import { sql } from 'kysely'
import type { Draft } from '#contract/drafts.ts'
import { calledIn, flowNamed } from '#domain/products/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'
import { selectDrafts } from './store.ts'

/**
 * Everything that a visitor can make without an account: tables with `visitor` and `account`, and a `version` that a change
 * of owner raises, so that no copy in memory passes for the newest.
 */
export const claimable = ['questionnaires', 'calculations'] as const

type DraftClaim = {
  readonly visitor: string
  readonly account: string
  /** What their owner named: a browser may hold what somebody before them left there. */
  readonly uuids: readonly string[]
}

/** Gives the account what the visitor made, nobody owns and was asked for, and says which of it that is. */
export async function claim(db: Db | Tx, { visitor, account, uuids }: DraftClaim): Promise<string[]> {
  if (uuids.length === 0) return []
  const theirs = { account, version: sql<number>`version + 1` }
  const questionnaires = await db
    .updateTable('questionnaires')
    .set(theirs)
    .where('visitor', '=', visitor)
    .where('account', 'is', null)
    .where('uuid', 'in', uuids)
    .returning(['uuid', 'calculation_uuid'])
    .execute()
  // The price that a questionnaire began with goes along.
  const began = questionnaires.flatMap(({ calculation_uuid }) => calculation_uuid ?? [])
  const calculations = await db
    .updateTable('calculations')
    .set(theirs)
    .where('visitor', '=', visitor)
    .where('account', 'is', null)
    .where('uuid', 'in', [...uuids, ...began])
    .returning('uuid')
    .execute()
  const claimed = new Set([...questionnaires, ...calculations].map(({ uuid }) => uuid))
  return uuids.filter((uuid) => claimed.has(uuid.toLowerCase()))
}

export type DraftActions = ReturnType<typeof draftActions>

/** What was begun in a browser without an account, and how it becomes an account's: only when somebody says so. */
export function draftActions({ database }: { readonly database: Database }) {
  return {
    async list(visitor: string | null): Promise<Draft[]> {
      const rows = visitor === null ? [] : await selectDrafts(database.db, visitor)
      return rows.flatMap(({ uuid, flow, name, updated_at }) => {
        const known = flowNamed(flow)
        return known ? [{ uuid, flow: known, name: calledIn(known, name), updated_at: updated_at.toISOString() }] : []
      })
    },

    claim: (visitor: string | null, account: string, uuids: readonly string[]): Promise<string[]> =>
      visitor === null ? Promise.resolve([]) : database.inTransaction((tx) => claim(tx, { visitor, account, uuids })),
  }
}
