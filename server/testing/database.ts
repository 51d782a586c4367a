import { type Database, DatabaseError } from '#server/db/index.ts'

/** A fresh, migrated database of its own for one test file; `close()` removes it. */
export async function openTestDatabase(): Promise<Database> {
  throw new DatabaseError('The database room is being built.')
}
