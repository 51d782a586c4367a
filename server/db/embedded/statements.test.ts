import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Database } from '#server/db/index.ts'
import { copyTemplateFolder } from '#server/testing/database-folder.ts'

let place: Awaited<ReturnType<typeof copyTemplateFolder>>
let database: Database
beforeAll(async () => {
  place = await copyTemplateFolder()
  database = await connect(place.options)
  await sql`create table things (id int primary key, name text)`.execute(database.db)
  await sql`insert into things values (1, 'one'), (2, 'two')`.execute(database.db)
})
afterAll(async () => {
  await database.close()
  await place.remove()
})

const thing = async (id: number, db: Pick<Database, 'db'>['db'] = database.db) =>
  (await sql`select * from things where id = ${id}`.execute(db)).rows
const preparedNow = async () =>
  (await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(database.db)).rows[0]
    ?.count

test('the same question with other values is prepared once', async () => {
  const before = (await preparedNow()) ?? 0
  expect(await thing(1)).toEqual([{ id: 1, name: 'one' }])
  expect(await thing(2)).toEqual([{ id: 2, name: 'two' }])
  expect(await thing(3)).toEqual([])
  expect(await preparedNow()).toBe(before + 1)
})

test('a statement that fails can be asked again, and so can others', async () => {
  const insert = (id: number) => sql`insert into things (id) values (${id})`.execute(database.db)
  await expect(insert(1)).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' })
  await expect(insert(2)).rejects.toMatchObject({ code: '23505' })
  expect((await insert(4)).numAffectedRows).toBe(1n)
  await expect(insert(4)).rejects.toMatchObject({ code: '23505' })
  await expect(sql`select nothing_of_the_kind from things where id = ${1}`.execute(database.db)).rejects.toThrow()
  expect(await thing(4)).toEqual([{ id: 4, name: null }])
})

test('a table that changes is read as it is now, and as it was when the change is taken back', async () => {
  await thing(1)
  await sql`alter table things add column size int`.execute(database.db)
  expect(await thing(1)).toEqual([{ id: 1, name: 'one', size: null }])
  await database
    .inTransaction(async (tx) => {
      await sql`alter table things drop column size`.execute(tx)
      expect(await thing(1, tx)).toEqual([{ id: 1, name: 'one' }])
      throw new Error('taken back')
    })
    .catch(() => {})
  expect(await thing(1)).toEqual([{ id: 1, name: 'one', size: null }])
  await database.inTransaction(async (tx) => {
    await sql`alter table things drop column size`.execute(tx)
    await thing(1, tx)
  })
  expect(await thing(1)).toEqual([{ id: 1, name: 'one' }])
})

test('texts that never end are not all kept, and what is used stays', async () => {
  for (let n = 0; n < 600; n++) {
    await sql`select ${n}::int as ${sql.ref(`n${n}`)}`.execute(database.db)
    if (n % 100 === 0) await thing(1)
  }
  expect(await preparedNow()).toBeLessThanOrEqual(500)
  expect(await thing(1)).toEqual([{ id: 1, name: 'one' }])
})
