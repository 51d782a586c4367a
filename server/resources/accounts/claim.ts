import { sql } from 'kysely'
import type { Clock } from '#server/adapters/clock/index.ts'
import type { Database, Db, Tx } from '#server/db/index.ts'

/**
 * Everything that a visitor can make without an account: tables with `visitor` and `account`, and a `version` that a change
 * of owner raises, so that no copy in memory passes for the newest.
 */
export const claimable = ['questionnaires', 'calculations'] as const

type Owner = { readonly visitor: string; readonly account: string }

/** Gives the account what the visitor made and nobody owns. */
export async function claimAll(db: Db | Tx, { visitor, account }: Owner): Promise<void> {
  for (const table of claimable) {
    await sql`update ${sql.table(table)} set account = ${account}, version = version + 1
      where visitor = ${visitor} and account is null`.execute(db)
  }
}

const remembered = 60_000
const mostRemembered = 5_000

/**
 * For every signed-in call. Whoever is signed in makes things under their account straight away, so there is something to
 * claim only after calls without the token: looking once a minute is enough.
 */
export function createClaiming({
  database: { db },
  clock,
}: {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
}) {
  const lately = new Map<string, number>()
  return async (visitor: string | null, account: string): Promise<void> => {
    if (visitor === null) return
    const key = `${visitor} ${account}`
    const now = clock.now().getTime()
    if (now - (lately.get(key) ?? 0) < remembered) return
    if (lately.size >= mostRemembered) lately.clear()
    lately.set(key, now)
    await claimAll(db, { visitor, account })
  }
}
