import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { copyTemplateFolder } from '#server/testing/database-folder.ts'
import { createFromTemplate } from '#server/testing/database-server.ts'
import { connect, type Database } from './index.ts'
import { migrationNames, migrationsFolder } from './migrate.ts'

const server = process.env.TEST_DATABASE_URL
let place: Awaited<ReturnType<typeof copyTemplateFolder | typeof createFromTemplate>>
let database: Database
/** All there is room for: four server processes on a server, one on the embedded database. */
let databases: Database[]

beforeAll(async () => {
  place = server ? await createFromTemplate(server) : await copyTemplateFolder()
  database = await connect(place.options)
  const others = Array.from({ length: database.shared ? 3 : 0 }, () => connect(place.options))
  databases = [database, ...(await Promise.all(others))]
})
afterAll(async () => {
  for (const one of databases) await one.close()
  await place.remove()
})

async function folderWith(files: Readonly<Record<string, string>>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

/** The migrations of the service, and these. */
async function folderWithMore(files: Readonly<Record<string, string>>): Promise<URL> {
  const ours = (await migrationNames()).map(async (name) => {
    return [`${name}.sql`, await readFile(new URL(`${name}.sql`, migrationsFolder), 'utf8')]
  })
  return folderWith({ ...Object.fromEntries(await Promise.all(ours)), ...files })
}

const executed = async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)
  return rows.map(({ name }) => name)
}

test('many at once on an empty database: each migration runs once', async () => {
  await sql`drop schema public cascade; create schema public`.execute(database.db)
  await Promise.all([...databases, ...databases].map((one) => one.migrate()))
  expect(await executed()).toEqual(await migrationNames())
})

test('a file may hold several statements', async () => {
  await database.migrate(await folderWithMore({ '9001_two.sql': 'create table a (x int); create table b (y int);' }))
  const { rows } = await sql`select to_regclass('a')::text as a, to_regclass('b')::text as b`.execute(database.db)
  expect(rows).toEqual([{ a: 'a', b: 'b' }])
})

test('a migration that fails says which, and leaves nothing of itself or the others', async () => {
  const before = await executed()
  const folder = await folderWithMore({
    '9001_two.sql': '',
    '9002_fine.sql': 'create table fine (x int)',
    '9003_broken.sql': 'create table broken (x int); create tabel oops',
  })
  await expect(database.migrate(folder)).rejects.toThrow(/^Migration 9003_broken failed: syntax error/)
  expect(await executed()).toEqual(before)
  const { rows } = await sql`select to_regclass('fine')::text as fine, to_regclass('broken')::text as broken`.execute(
    database.db,
  )
  expect(rows).toEqual([{ fine: null, broken: null }])
})

test('tables of a newer version are refused', async () => {
  await expect(database.migrate()).rejects.toThrow('9001_two is missing')
})

describe('names of migrations', () => {
  test('those of the service are in order and start at 1', async () => {
    const names = await migrationNames()
    expect(names[0]).toBe('0001_base')
    expect(names).toEqual(names.toSorted())
  })

  test.each([
    ['no number', { 'base.sql': '' }, 'must be named like'],
    ['another ending', { '0001_base.txt': '' }, 'must be named like'],
    ['a number twice', { '0001_base.sql': '', '0001_other.sql': '' }, 'Two migrations have the number 0001'],
  ])('%s is refused', async (_what, files, sentence) => {
    await expect(migrationNames(await folderWith(files))).rejects.toThrow(sentence)
  })
})
