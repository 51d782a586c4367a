import { systemClock } from '#server/adapters/clock/index.ts'
import { createFiles, FileError } from '#server/adapters/files/index.ts'
import { createVault, VaultError } from '#server/adapters/vault/index.ts'
import { ConfigError, readConfig } from '#server/config/index.ts'
import { connect, DatabaseError, QueryError, readLines } from '#server/db/index.ts'
import { createLogger } from '#server/http/index.ts'
import { createJobs } from '#server/jobs/index.ts'
import { documentJobs } from '#server/resources/documents/jobs.ts'
import { importService, MoveError } from '#server/resources/moving/index.ts'

// npm run data:import -- FILE [--replace]: fills the configured database and place of files from an export.

try {
  const given = process.argv.slice(2)
  const [file, ...more] = given.filter((argument) => argument !== '--replace')
  if (file === undefined || more.length > 0) throw new MoveError('Use: npm run data:import -- FILE[.gz] [--replace]')
  const config = readConfig(process.env)
  const database = await connect(config)
  try {
    const vault = await createVault(config)
    const files = await createFiles({ config, vault })
    const log = createLogger('silent')
    const { remove_files } = documentJobs
    const jobs = createJobs({
      database,
      vault,
      clock: systemClock,
      log,
      needs: { files },
      definitions: { remove_files },
    })
    const replace = given.includes('--replace')
    const moved = await importService({ database, vault, files, jobs }, readLines(file), { replace })
    console.log(`Imported ${moved.rows} rows and ${moved.files} files from ${file} into ${database.about.place}.`)
    console.log('All of it was compared with what was exported, and the key here opens it.')
  } finally {
    await database.close()
  }
} catch (error) {
  const known = [MoveError, DatabaseError, QueryError, ConfigError, VaultError, FileError]
  if (!known.some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  process.exit(1)
}
