import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect, DatabaseError } from '#server/db/index.ts'

// Opens the folder it is given, writes a row and stays until it is killed.

const [folder = ''] = process.argv.slice(2)
try {
  const { db } = await connect({ DATABASE_URL: undefined, DATA_DIR: folder })
  await sql`create table held as select 1 as one`.execute(db)
  // What nothing refers to goes now, and the lock must not.
  await setImmediate()
  globalThis.gc?.()
  process.stdout.write('held\n')
} catch (error) {
  if (!(error instanceof DatabaseError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
