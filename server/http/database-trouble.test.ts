import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/index.ts'
import { buildTestApp } from '#server/testing/app.ts'
import { openTestDatabase } from '#server/testing/database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Every job that is put in the queue fails as the database would fail it. */
async function failWith(code: string) {
  await sql`
    create or replace function fail() returns trigger language plpgsql as ${sql.lit(
      `begin raise exception 'the disk of "Jansen" is full' using errcode = '${code}'; end`,
    )};
    create or replace trigger fails before insert on jobs for each row execute function fail()`.execute(database.db)
}
const recover = () => sql`drop trigger if exists fails on jobs`.execute(database.db)

const message = { wish: 'chat', name: 'Anna', email: 'anna@voorbeeld.nl', message: 'Hoi', locale: 'nl' }

test.each([
  ['the connection is lost', '08006'],
  ['too many connections', '53300'],
  ['the disk is full', '53100'],
  ['no memory is left', '53200'],
  ['it is shut down', '57P01'],
  ['it crashed', '57P02'],
  ['it is starting', '57P03'],
  ['the statement took too long', '57014'],
  ['a lock was not given in time', '55P03'],
  ['two transactions wait for each other', '40P01'],
  ['it only reads', '25006'],
  ['the disk does not work', '58030'],
])('when %s the answer is 503, to be tried again', async (_what, code) => {
  const { app, logged } = await buildTestApp({ database })
  const send = () => app.inject({ method: 'POST', url: '/api/contact_messages', payload: message })
  await failWith(code)
  const refused = await send()
  await recover()
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([503, 'unavailable'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(logged.join()).toContain(code)
  expect(logged.join()).not.toContain('Jansen')
  expect((await send()).statusCode).toBe(202)
})

test('a mistake of ours stays one', async () => {
  const { app } = await buildTestApp({ database })
  await failWith('42P01')
  const refused = await app.inject({ method: 'POST', url: '/api/contact_messages', payload: message })
  await recover()
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([500, 'internal_error'])
})
