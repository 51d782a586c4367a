import type { PGlite } from '@electric-sql/pglite'
import { DatabaseError } from '../database-error.ts'

// How the engine leaves a statement that failed in the ordinary way.
const longJump = 100

/**
 * Where PostgreSQL panics, a server dies and recovers from its log. PGlite swallows the breakdown and goes on with
 * whatever is left, hanging for ever or acknowledging what it does not write. So its main loop is watched from outside.
 */
export function watchForBreakdown(pg: PGlite, onBreakdown: () => void): void {
  const module = pg.Module as unknown as { _PostgresMainLoopOnce?: () => void }
  const step = module._PostgresMainLoopOnce
  if (step === undefined) throw new DatabaseError('The embedded database cannot be watched: its engine has changed.')
  module._PostgresMainLoopOnce = () => {
    try {
      step()
    } catch (error) {
      if (Object(error).status !== longJump) onBreakdown()
      throw error
    }
  }
}
