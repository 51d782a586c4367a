import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#server/adapters/clock/index.ts'
import { createFiles, FileError } from '#server/adapters/files/index.ts'
import { VaultError } from '#server/adapters/vault/index.ts'
import { backOfficeData } from '#server/back-office-data.ts'
import { ConfigError, readConfig } from '#server/config/index.ts'
import { connect, DatabaseError, seed } from '#server/db/index.ts'
import { AppError } from '#server/http/index.ts'
import { findAdmin, NoSuchAdmin } from '#server/resources/accounts/appoint.ts'
import { createAudit } from '#server/resources/audit/actions.ts'
import type { DataFiles } from '#server/resources/data-files/actions.ts'
import { openVault } from '#server/resources/data-key/index.ts'

// npm run content -- export FOLDER: everything that the back office edits, as files to keep in git.
// npm run content -- import FOLDER: says what those files would change; with --as ADMIN@MAIL they do, in that name.
// A service that runs shows what came in after at most a minute.

const use = 'Use: npm run content -- export FOLDER, or: npm run content -- import FOLDER [--as admin@example.nl]'

class WrongUse extends Error {}

async function filesIn(folder: string): Promise<DataFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new WrongUse(`${folder} cannot be read.`)
  })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const own = paths.filter((path) => !relative(folder, path).startsWith('.')).sort()
  const read = own.map(async (path) => [relative(folder, path).split(sep).join('/'), await readFile(path)] as const)
  return new Map(await Promise.all(read))
}

/** What is no longer there goes: in git it is then seen to be gone. */
async function writeFiles(folder: string, files: DataFiles): Promise<void> {
  const before = await filesIn(folder).catch(() => new Map<string, Uint8Array>())
  const folders = new Set([...files.keys()].map((path) => path.split('/')[0]))
  for (const path of before.keys()) {
    const isOurs = /\.(json|webp)$/.test(path) && folders.has(path.split('/')[0])
    if (isOurs && !files.has(path)) await rm(join(folder, path))
  }
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } })
  const [order, folder, ...more] = positionals
  if ((order !== 'export' && order !== 'import') || folder === undefined || more.length > 0) throw new WrongUse(use)
  const config = readConfig(process.env)
  const clock = systemClock
  const database = await connect(config)
  try {
    await database.migrate()
    await seed(database)
    const vault = await openVault({ config, database, clock })
    const files = await createFiles({ config, vault })
    const audit = createAudit({ database, clock })
    const nothing = { reload: async () => undefined, forget: () => undefined, current: async () => undefined }
    const data = backOfficeData({
      ...{ config, database, clock, files, audit, switches: nothing, wording: nothing, references: nothing },
      onContent: () => undefined,
    })
    if (order === 'export') {
      const exported = await data.export()
      await writeFiles(folder, exported)
      console.log(`${exported.size} files are in ${folder}.`)
    } else {
      const admin = await findAdmin(database.db, values.as)
      const incoming = await filesIn(folder)
      const seen = await data.preview(admin, incoming)
      for (const { what, path, places } of seen.changes) console.log(`${what} ${path} ${places.join(', ')}`.trimEnd())
      for (const { path, place, message } of seen.refused) console.log(`refused ${path} ${place}: ${message}`)
      console.log(`${seen.changes.length} to change, ${seen.same} the same, ${seen.only_here.length} only here.`)
      if (seen.refused.length > 0) throw new WrongUse('Nothing was changed.')
      if (values.as === undefined) console.log('Nothing was changed; --as ADMIN@MAIL does it, in that name.')
      else {
        await data.import(admin, incoming, seen.fingerprint)
        console.log('Done.')
      }
    }
  } finally {
    await database.close()
  }
} catch (error) {
  const known = [DatabaseError, ConfigError, VaultError, FileError, AppError, NoSuchAdmin, WrongUse]
  if (!known.some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  process.exit(1)
}
