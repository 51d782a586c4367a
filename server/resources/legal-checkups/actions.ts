import { checkupWords, type LegalCheckupType } from '#contract/legal-checkups.ts'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import type { Keeper } from '../visitors/keeper.ts'
import { deleteSeen, findCheckup, insertSeen, selectCheckupIds, selectSeen } from './store.ts'

type Parts = { readonly database: Database; readonly clock: Clock }

export type CheckupActions = ReturnType<typeof checkupActions>

/** What a company should look into once it is there, and who has seen what of it. */
export function checkupActions({ database, clock }: Parts) {
  return {
    async read(id: string): Promise<LegalCheckupType> {
      // As numbers are written in the database: anything else names nothing.
      const found = /^[1-9]\d{0,8}$/.test(id) ? await findCheckup(database.db, Number(id)) : undefined
      if (found === undefined) throw new AppError('not_found')
      return { ...found, nl: checkupWords.parse(found.nl), en: checkupWords.parse(found.en) }
    },

    /** All or nothing: one that does not exist is a mistake. */
    markSeen: (account: string, ids: readonly number[] | undefined) =>
      database.inTransaction(async (tx) => {
        const wanted = ids && [...new Set(ids)]
        const found = wanted?.length === 0 ? [] : await selectCheckupIds(tx, wanted)
        if (wanted && found.length < wanted.length) throw new AppError('invalid_request', { path: 'ids' })
        if (found.length > 0) await insertSeen(tx, account, found, clock.now())
        const seen = await selectSeen(tx, account)
        return seen.map(({ id, seen_at }) => ({ id, seen_at: seen_at.toISOString() }))
      }),
  }
}

export const checkupKeeper: Keeper = {
  name: 'legal_checkups_seen',
  collect: (db, { uuid }) => selectSeen(db, uuid),
  erase: (tx, { uuid }) => deleteSeen(tx, uuid),
}
