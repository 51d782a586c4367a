import { systemClock } from '#server/adapters/clock/index.ts'
import { createFiles, FileError } from '#server/adapters/files/index.ts'
import { createVault, VaultError } from '#server/adapters/vault/index.ts'
import { ConfigError, keepOf, readConfig } from '#server/config/index.ts'
import { connect, DatabaseError } from '#server/db/index.ts'
import { createLogger } from '#server/http/index.ts'
import { createJobs } from '#server/jobs/index.ts'
import { documentJobs } from '#server/resources/documents/jobs.ts'
import { createErasing } from '#server/resources/retention/erasing.ts'

// node scripts/run.mjs data-retention --dry: what would be erased today because its time is over, by kind. Without `--dry` it is erased, as the
// server does every day by itself.

class WrongUse extends Error {}

try {
  const [option, ...more] = process.argv.slice(2)
  if ((option !== undefined && option !== '--dry') || more.length > 0)
    throw new WrongUse('Use: node scripts/run.mjs data-retention [--dry]')
  const config = readConfig(process.env)
  const database = await connect(config)
  try {
    await database.migrate()
    const vault = await createVault(config)
    const files = await createFiles({ config, vault })
    const jobs = createJobs({
      ...{ database, vault, clock: systemClock, log: createLogger('silent'), needs: { files } },
      definitions: { remove_files: documentJobs.remove_files },
    })
    const erasing = createErasing({ database, clock: systemClock, jobs, keep: keepOf(config) })
    const counts = option === '--dry' ? await erasing.look() : await erasing.erase()
    if (option !== '--dry') await jobs.drain()
    const lines = Object.entries(counts).map(([kind, count]) => `${String(count).padStart(8)}  ${kind}`)
    console.log(
      lines.length === 0
        ? 'Nothing has been kept for too long.'
        : `${option === '--dry' ? 'This would be erased' : 'Erased'}:\n${lines.join('\n')}`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  const known = [WrongUse, DatabaseError, ConfigError, VaultError, FileError].some((kind) => error instanceof kind)
  if (!known) throw error
  console.error((error as Error).message)
  process.exit(1)
}
