import { systemClock } from '#server/adapters/clock/index.ts'
import { createFiles, FileError } from '#server/adapters/files/index.ts'
import { keysToExchange, VaultError, vaultWith } from '#server/adapters/vault/index.ts'
import { ConfigError, readConfig } from '#server/config/index.ts'
import { connect, DatabaseError, patiently } from '#server/db/index.ts'
import { RekeyError, type Renewed, rekey } from '#server/resources/data-key/index.ts'

// npm run data:rekey [-- --leaked] [-- --leave-lost]: seals everything anew with another key. It may be stopped at any moment
// and run again. --leaked: someone else may have the old key. --leave-lost: what neither key opens stays as it is.

const flags = ['--leaked', '--leave-lost']

try {
  const given = process.argv.slice(2)
  if (given.some((argument) => !flags.includes(argument))) {
    throw new RekeyError(`Use: npm run data:rekey [-- ${flags.join(' ')}], with DATA_KEY_NEW set where DATA_KEY is.`)
  }
  const config = readConfig(process.env)
  const { old, fresh, settle } = await keysToExchange(config)
  const database = await connect(config)
  try {
    await database.migrate()
    const files = await createFiles({ config, vault: vaultWith([fresh, old]) })
    const [leaked, leaveLost] = flags.map((flag) => given.includes(flag)) as [boolean, boolean]
    const parts = { database, files, old, fresh, clock: systemClock, leaked, leaveLost, onProgress: tell() }
    const done = await patiently(() => rekey(parts))
    console.log(
      done
        ? `Sealed ${done.values} values and ${done.files} files anew${done.lost.length > 0 ? `; ${done.lost.length} stay lost` : ''}.`
        : 'Everything is sealed with the new key already.',
    )
    console.log(await settle())
  } finally {
    await database.close()
  }
} catch (error) {
  const known = [RekeyError, DatabaseError, ConfigError, VaultError, FileError]
  if (!known.some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  process.exit(1)
}

/** Now and then: of a million values nobody wants to read a million lines. */
function tell(): (done: Renewed) => void {
  let next = 1
  return ({ values, files }) => {
    if (values + files < next) return
    next = (values + files) * 2
    console.log(`${values} values and ${files} files so far …`)
  }
}
