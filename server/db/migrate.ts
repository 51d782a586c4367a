import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'
import { DatabaseError } from './trouble.ts'

export const migrationsFolder = new URL('./migrations/', import.meta.url)

/** Runs what was not run yet. All of it is one transaction under a lock: several processes may call it at once. */
export async function migrateToLatest(db: Kysely<Tables>, folder: URL = migrationsFolder): Promise<void> {
  const migrator = new Migrator({ db, provider: sqlFiles(folder) })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')
  const what = failed ? `Migration ${failed.migrationName} failed` : 'The tables cannot be brought up to date'
  throw new DatabaseError(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
}

/** Names of the migration files in order, without their ending; throws when one is named wrongly. */
export async function migrationNames(folder: URL = migrationsFolder): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => !file.startsWith('.')).sort()
  const numbers = new Set<string>()
  for (const file of files) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]
    if (number === undefined) throw new DatabaseError(`Migration ${file} must be named like 0001_base.sql.`)
    if (numbers.has(number)) throw new DatabaseError(`Two migrations have the number ${number}.`)
    numbers.add(number)
  }
  return files.map((file) => file.slice(0, -'.sql'.length))
}

function sqlFiles(folder: URL): MigrationProvider {
  return {
    async getMigrations() {
      const names = await migrationNames(folder)
      return Object.fromEntries(names.map((name) => [name, sqlFile(new URL(`${name}.sql`, folder))]))
    },
  }
}

function sqlFile(file: URL): Migration {
  return {
    async up(db) {
      // Without parameters both drivers send the text as it is, so a file may hold many statements.
      await sql.raw(await readFile(file, 'utf8')).execute(db)
    },
  }
}
