import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, seed } from '#server/db/index.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { plant, seedOf } from './plant.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const slot = new Date('2026-01-01T00:00:00Z')
const later = new Date('2026-02-02T00:00:00Z')
const schedules = (...jobs: string[]) =>
  seedOf(
    'job_schedules',
    (row) => row.job,
    jobs.map((job) => ({ job, slot })),
  )
const planted = () => database.db.selectFrom('job_schedules').selectAll().orderBy('job').execute()

test('rows are planted once; what people edit or remove stays so, and new rows of a later version are added', async () => {
  await plant(database, [schedules('a', 'b', 'c')])
  expect(await planted()).toEqual(['a', 'b', 'c'].map((job) => ({ job, slot })))

  await database.db.updateTable('job_schedules').set({ slot: later }).where('job', '=', 'b').execute()
  await database.db.deleteFrom('job_schedules').where('job', '=', 'c').execute()
  await plant(database, [schedules('a', 'b', 'c', 'd')])
  expect(await planted()).toEqual([
    { job: 'a', slot },
    { job: 'b', slot: later },
    { job: 'd', slot },
  ])
})

test('a row that someone made by hand before is left alone', async () => {
  await database.db.insertInto('job_schedules').values({ job: 'hand', slot: later }).execute()
  await plant(database, [schedules('hand')])
  expect(await planted()).toContainEqual({ job: 'hand', slot: later })
})

test('several processes that plant at once plant once', async () => {
  await Promise.all([1, 2, 3, 4].map(() => plant(database, [schedules('once')])))
  expect((await planted()).filter(({ job }) => job === 'once')).toHaveLength(1)
})

test('the seeds of the service can be planted again and again', async () => {
  await seed(database)
  const before = await database.db.selectFrom('seeded_rows').selectAll().execute()
  await seed(database)
  expect(await database.db.selectFrom('seeded_rows').selectAll().execute()).toEqual(before)
})
