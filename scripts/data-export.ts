import { ConfigError, readConfig } from '#server/config/index.ts'
import { connect, DatabaseError } from '#server/db/index.ts'
import { exportData, writeLines } from '#server/db/transfer/index.ts'

// npm run data:export -- FILE: all data of the configured database in one file (compressed when it ends in .gz).

try {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || more.length > 0) throw new DatabaseError('Use: npm run data:export -- FILE[.gz]')
  const database = await connect(readConfig(process.env))
  try {
    const rows = await writeLines(file, (write) => exportData(database, write))
    console.log(`Exported ${rows} rows from ${database.about.place} to ${file}.`)
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof DatabaseError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}
