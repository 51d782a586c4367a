import type { Config } from '#server/config/index.ts'
import type { Database } from './database.ts'
import { DatabaseError } from './database-error.ts'

export type ConnectOptions = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> & {
  /** Told about trouble in the background (housekeeping, a lost connection). Without it: a process warning. */
  readonly onTrouble?: (trouble: Error) => void
}

export async function connect(_options: ConnectOptions): Promise<Database> {
  throw new DatabaseError('The database room is being built.')
}
