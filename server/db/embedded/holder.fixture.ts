import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, DatabaseError } from '#server/db/index.ts'

// Opens the folder it is given, writes a row and stays until it is killed; told to break, it takes its own log away.

const [folder = '', how] = process.argv.slice(2)
try {
  const { db } = await connect({ DATABASE_URL: undefined, DATA_DIR: folder })
  await sql`create table held as select 1 as one`.execute(db)
  process.stdout.write('held\n')
  if (how === 'break') {
    rmSync(join(folder, 'database', 'pg_wal'), { recursive: true })
    await sql`select pg_switch_wal()`.execute(db).catch(() => {})
    await sql`insert into held values (2)`.execute(db).catch(() => {})
    await sql`insert into held values (3)`.execute(db).then(
      () => process.stderr.write('still here\n'),
      () => {},
    )
  }
} catch (error) {
  if (!(error instanceof DatabaseError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
