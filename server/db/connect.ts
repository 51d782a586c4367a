import type { Config } from '#server/config/index.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded/open.ts'
import { openPostgres } from './postgres/open.ts'

export type ConnectOptions = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> & {
  /** Told about trouble in the background (housekeeping, a lost connection). Without it: a process warning. */
  readonly onTrouble?: (trouble: Error) => void
}

/** Opens the database that the settings name; throws a DatabaseError with one sentence when it cannot. */
export function connect(options: ConnectOptions): Promise<Database> {
  const onTrouble = options.onTrouble ?? ((trouble) => process.emitWarning(trouble))
  return options.DATABASE_URL === undefined
    ? openEmbedded(options.DATA_DIR, onTrouble)
    : openPostgres(options.DATABASE_URL, onTrouble)
}
