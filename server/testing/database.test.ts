import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, seed } from '#server/db/index.ts'
import { someOf } from '#testing/laws.ts'
import { openTestDatabase } from './database.ts'

async function open(): Promise<Database> {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return database
}

/** Tables with rows, and sequences that gave a number. */
async function used({ db }: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like '%migration%'`.execute(
    db,
  )
  const { rows: sequences } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null`.execute(db)
  const filled: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) filled.push(name)
  }
  return [...filled, ...sequences.map(({ name }) => name)]
}

test('what one test wrote is gone for the next, and numbers begin anew', async () => {
  const one = await open()
  expect(await used(one)).toEqual([])
  await seed(one)
  expect(await used(one)).not.toEqual([])
  await one.close()
  await one.close()
  expect(await used(await open())).toEqual([])
})

const changes: readonly (readonly [what: string, change: string])[] = [
  ['a table', 'create table strange (id int)'],
  ['a column', 'alter table countries add column strange int'],
  ['a default', "alter table countries alter column name_nl set default 'x'"],
  ['a trigger that is off', 'alter table cases disable trigger case_changed'],
]
test.each(someOf(changes, { oneIn: 4 }))('a test that changed %s hands its database to nobody', async (_, change) => {
  const one = await open()
  const place = one.about.place
  await sql.raw(change).execute(one.db)
  await one.close()
  expect((await open()).about.place).not.toBe(place)
})
