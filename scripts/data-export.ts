import { createFiles, FileError } from '#server/adapters/files/index.ts'
import { createVault, VaultError } from '#server/adapters/vault/index.ts'
import { ConfigError, readConfig } from '#server/config/index.ts'
import { connect, DatabaseError, writeLines } from '#server/db/index.ts'
import { exportService, MoveError } from '#server/resources/moving/index.ts'

// npm run data:export -- FILE: all data and files of the configured service in one file (compressed when it ends in .gz).
// With `--person MAIL` of one account alone, with its cases and their files.

try {
  const [file, option, person, ...more] = process.argv.slice(2)
  const isKnown = option === undefined || (option === '--person' && person !== undefined)
  if (file === undefined || !isKnown || more.length > 0)
    throw new MoveError('Use: npm run data:export -- FILE[.gz] [--person MAIL]')
  const config = readConfig(process.env)
  const database = await connect(config)
  try {
    const vault = await createVault(config)
    const files = await createFiles({ config, vault })
    const moved = await writeLines(file, (write) => exportService({ database, vault, files }, write, { person }))
    console.log(`Exported ${moved.rows} rows and ${moved.files} files from ${database.about.place} to ${file}.`)
    console.log(
      'What is sensitive in it is sealed: carry the key along too (DATA_KEY, or data.key in DATA_DIR), by another way.',
    )
  } finally {
    await database.close()
  }
} catch (error) {
  const known = [MoveError, DatabaseError, ConfigError, VaultError, FileError].some((kind) => error instanceof kind)
  if (!known) throw error
  console.error((error as Error).message)
  process.exit(1)
}
