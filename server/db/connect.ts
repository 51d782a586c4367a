import type { Config } from '#server/config/index.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded/open.ts'
import { type Patience, usualPatience } from './patience.ts'
import { openPostgres } from './postgres/open.ts'

export type ConnectOptions = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> & {
  /** Told about trouble in the background (housekeeping, a lost connection). Without it: a process warning. */
  readonly onTrouble?: (trouble: Error) => void
  /** Other limits than the usual ones, for tests that will not wait. */
  readonly patience?: Partial<Patience>
}

/** Opens the database that the settings name; throws a DatabaseError with one sentence when it cannot. */
export function connect(options: ConnectOptions): Promise<Database> {
  const onTrouble = options.onTrouble ?? ((trouble) => process.emitWarning(trouble))
  const patience = { ...usualPatience, ...options.patience }
  return options.DATABASE_URL === undefined
    ? openEmbedded(options.DATA_DIR, { onTrouble, patience })
    : openPostgres(options.DATABASE_URL, { onTrouble, patience })
}
