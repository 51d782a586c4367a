import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/index.ts'
import { buildTestApp } from '#server/testing/app.ts'
import { openTestDatabase } from '#server/testing/database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await sql`
    create function fail() returns trigger language plpgsql as 'begin raise exception ''no'' using errcode = tg_argv[0]; end';
    create function fail_making() returns event_trigger language plpgsql as
      'begin raise exception ''no room'' using errcode = ''53100''; end'`.execute(database.db)
})
afterAll(() => database.close())

const message = { wish: 'chat', name: 'Anna', email: 'anna@voorbeeld.nl', message: 'Hoi', locale: 'nl' }

async function open() {
  const { app } = await buildTestApp({ database })
  return {
    ready: async () => {
      const { statusCode, body } = await app.inject('/health/ready')
      return [statusCode, JSON.parse(body)]
    },
    write: async () =>
      (await app.inject({ method: 'POST', url: '/api/contact_messages', payload: message })).statusCode,
  }
}
const isReady = [200, { status: 'ready' }]
const isNot = [503, { status: 'not ready', because: 'database' }]

test('a database that only reads is not ready, and is again by itself', async () => {
  const { ready } = await open()
  expect(await ready()).toEqual(isReady)
  await sql`create trigger fails before insert on pulse for each row execute function fail('25006')`.execute(
    database.db,
  )
  expect(await ready()).toEqual(isNot)
  await sql`drop trigger fails on pulse`.execute(database.db)
  expect(await ready()).toEqual(isReady)
})

test('one whose disk is full is not ready from the first write that fails until there is room again', async () => {
  const { ready, write } = await open()
  // Room is needed for new rows only: what is overwritten still has its place.
  await sql`
    create trigger fails before insert on jobs for each row execute function fail('53100');
    create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE') execute function fail_making()`.execute(
    database.db,
  )
  expect(await ready()).toEqual(isReady)
  expect(await write()).toBe(503)
  expect(await ready()).toEqual(isNot)
  expect(await ready()).toEqual(isNot)
  await sql`drop trigger fails on jobs; drop event trigger no_room`.execute(database.db)
  expect(await ready()).toEqual(isReady)
  expect(await write()).toBe(202)
})
