import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/index.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createWriter, type RowChange } from './writer.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = new Date('2026-11-15T12:00:00.123Z')

async function row(): Promise<string> {
  const uuid = randomUUID()
  const answers = JSON.stringify({ main: { company_name: 'Eerst' }, p1: { firstname: 'Anna' } })
  const place = { step: 0, temporal_step: 0, substep: 0 }
  await database.db
    .insertInto('questionnaires')
    .values({
      uuid,
      flow: 'dutch-bv',
      visitor: randomUUID(),
      account: null,
      ...place,
      answers,
      sealed: '{}',
      calculation_uuid: null,
      predefined_notary_id: null,
      completed_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return uuid
}

const change = (uuid: string, differences: Partial<RowChange> = {}): RowChange => ({
  uuid,
  version: 1,
  step: 2,
  temporal_step: 1,
  substep: 3,
  answers: JSON.stringify({ main: { company_name: `Daarna "${uuid}" é 🙂 \\ '` } }),
  sealed: '{"p1":"text"}',
  by_assistant: null,
  completed_at: now,
  updated_at: now,
  ...differences,
})

const stored = (uuid: string) =>
  database.db.selectFrom('questionnaires').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()

test('what comes in at once is all written, alone or together, in the same form', async () => {
  const write = createWriter(database)
  const uuids = await Promise.all(Array.from({ length: 70 }, row))
  const results = await Promise.all(uuids.map((uuid) => write(change(uuid))))
  expect(results.every(Boolean)).toBe(true)
  for (const uuid of uuids) {
    expect(await stored(uuid)).toMatchObject({
      version: 2,
      step: 2,
      temporal_step: 1,
      substep: 3,
      answers: { main: { company_name: `Daarna "${uuid}" é 🙂 \\ '` }, p1: { firstname: 'Anna' } },
      sealed: { p1: 'text' },
      completed_at: now,
      updated_at: now,
    })
  }
})

test('a version that was overtaken is not written, and says so', async () => {
  const write = createWriter(database)
  const uuids = await Promise.all(Array.from({ length: 12 }, row))
  const results = await Promise.all(uuids.map((uuid, index) => write(change(uuid, { version: index % 2 ? 1 : 7 }))))
  expect(results).toEqual(uuids.map((_, index) => index % 2 === 1))
  expect(await write(change(randomUUID()))).toBe(false)
})

test('what cannot be written fails by itself', async () => {
  const write = createWriter(database)
  const uuids = await Promise.all(Array.from({ length: 12 }, row))
  const results = await Promise.allSettled(
    uuids.map((uuid, index) => write(change(uuid, index === 5 ? { step: -1 } : {}))),
  )
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(uuids.map((_, index) => index !== 5))
  expect((await stored(uuids[5] ?? '')).version).toBe(1)
  expect((await stored(uuids[6] ?? '')).version).toBe(2)
})
