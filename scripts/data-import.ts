import { ConfigError, readConfig } from '#server/config/index.ts'
import { connect, DatabaseError } from '#server/db/index.ts'
import { importData, readLines } from '#server/db/transfer/index.ts'

// npm run data:import -- FILE [--replace]: fills the configured database from an export.

try {
  const given = process.argv.slice(2)
  const [file, ...more] = given.filter((argument) => argument !== '--replace')
  if (file === undefined || more.length > 0)
    throw new DatabaseError('Use: npm run data:import -- FILE[.gz] [--replace]')
  const database = await connect(readConfig(process.env))
  try {
    const rows = await importData(database, readLines(file), { replace: given.includes('--replace') })
    console.log(`Imported ${rows} rows from ${file} into ${database.about.place}.`)
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof DatabaseError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}
