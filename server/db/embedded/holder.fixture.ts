import { sql } from 'kysely'
import { connect, DatabaseError } from '#server/db/index.ts'

// Opens the folder it is given, writes a row and stays until it is killed.

try {
  const database = await connect({ DATABASE_URL: undefined, DATA_DIR: process.argv[2] ?? '' })
  await sql`create table held as select 1 as one`.execute(database.db)
  process.stdout.write('held\n')
} catch (error) {
  if (!(error instanceof DatabaseError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
