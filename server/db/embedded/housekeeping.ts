import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { patiently } from '../patience.ts'

const minute = 60_000

/** The embedded engine has no checkpointer and no autovacuum of its own. Returns how to stop. */
export function keepHouse(db: Db, onTrouble: (trouble: Error) => void): () => void {
  const every = (milliseconds: number, statement: 'checkpoint' | 'vacuum (analyze)') => {
    const timer = setInterval(() => {
      patiently(() => sql.raw(statement).execute(db)).catch((error: unknown) =>
        onTrouble(new Error(`The embedded database could not ${statement}.`, { cause: error })),
      )
    }, milliseconds)
    // Housekeeping is no reason to keep a process alive.
    return timer.unref()
  }
  const timers = [every(minute, 'checkpoint'), every(60 * minute, 'vacuum (analyze)')]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
