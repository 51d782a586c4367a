import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/database.ts'
import type { Database } from './index.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const moment = new Date('2026-10-25T00:30:00.123Z')

// One table for both drivers: what goes in, as what type, and what must come out.
const cases: readonly (readonly [type: string, given: unknown, read: unknown])[] = [
  ['smallint', 7, 7],
  ['integer', -2_000_000_000, -2_000_000_000],
  ['bigint', 9_007_199_254_740_991, 9_007_199_254_740_991],
  ['bigint', 12n, 12],
  ['numeric(12,2)', '1234567890.10', '1234567890.10'],
  ['numeric', 0.1, '0.1'],
  ['real', 0.5, 0.5],
  ['double precision', 0.1, 0.1],
  ['double precision', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ['boolean', false, false],
  ['text', 'Ünïcode 🏛 \\ \' "', 'Ünïcode 🏛 \\ \' "'],
  ['varchar(5)', 'vijf', 'vijf'],
  ['char(3)', 'a', 'a  '],
  ['uuid', '0190a4c1-7e2a-7cc0-98b4-5a7d2b1f6e10', '0190a4c1-7e2a-7cc0-98b4-5a7d2b1f6e10'],
  // The night the clock goes back in Amsterdam: a day must stay the day.
  ['date', '2026-10-25', '2026-10-25'],
  ['timestamptz', moment, moment],
  ['timestamptz', '2026-10-25T02:30:00.123+02:00', moment],
  ['timestamptz', '0001-01-01T00:00:00Z', new Date('0001-01-01T00:00:00Z')],
  ['timestamp', '2026-10-25 02:30:00', '2026-10-25 02:30:00'],
  ['time', '23:59:59', '23:59:59'],
  ['interval', '1 day 02:03:04', '1 day 02:03:04'],
  ['bytea', new Uint8Array([0, 1, 254, 255]), new Uint8Array([0, 1, 254, 255])],
  ['jsonb', JSON.stringify({ b: [1, 'x', null], a: true }), { a: true, b: [1, 'x', null] }],
  ['jsonb', JSON.stringify(['a', 'b']), ['a', 'b']],
  ['jsonb', JSON.stringify('text'), 'text'],
  ['jsonb', JSON.stringify(null), null],
  ['json', '{"z":1, "a":2}', { z: 1, a: 2 }],
  ['text[]', ['a', null, 'b,c', '"', '\\', '{', '', 'NULL'], ['a', null, 'b,c', '"', '\\', '{', '', 'NULL']],
  ['text[]', [], []],
  [
    'integer[]',
    [
      [1, 2],
      [3, 4],
    ],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['bigint[]', [1, 2], [1, 2]],
  ['numeric[]', ['1.10'], ['1.10']],
  ['boolean[]', [true, false], [true, false]],
  ['date[]', ['2026-10-25'], ['2026-10-25']],
  ['timestamptz[]', [moment], [moment]],
  ['uuid[]', ['0190a4c1-7e2a-7cc0-98b4-5a7d2b1f6e10'], ['0190a4c1-7e2a-7cc0-98b4-5a7d2b1f6e10']],
  ['jsonb[]', [JSON.stringify({ a: 1 })], [{ a: 1 }]],
  ['text', null, null],
  ['timestamptz', null, null],
]

describe('a value comes back the same from either database', () => {
  test.each(cases)('%s of %s', async (type, given, read) => {
    const { rows } = await sql`select ${given}::${sql.raw(type)} as value`.execute(database.db)
    expect(rows).toEqual([{ value: read }])
  })

  test('also through a column, where the server works out the type by itself', async () => {
    const columns = cases.map(([type], index) => sql.raw(`c${index} ${type}`))
    await sql`create table every_type (${sql.join(columns)})`.execute(database.db)
    await sql`insert into every_type values (${sql.join(cases.map(([, given]) => given))})`.execute(database.db)
    const { rows } = await sql`select * from every_type`.execute(database.db)
    expect(rows).toEqual([Object.fromEntries(cases.map(([, , read], index) => [`c${index}`, read]))])
  })
})

test('counts and sums: a count is a number, a sum of bigints is exact text', async () => {
  const { rows } = await sql`select count(*), sum(x::bigint) from generate_series(1, 3) x`.execute(database.db)
  expect(rows).toEqual([{ count: 3, sum: '6' }])
})

test.each([
  ['insert', sql`insert into affected values (1), (2), (3)`, 3n],
  ['update', sql`update affected set a = a + 1 where a > 1`, 2n],
  ['delete', sql`delete from affected where a = ${1}`, 1n],
  ['select', sql`select * from affected`, undefined],
])('how many rows an %s changed', async (what, statement, changed) => {
  if (what === 'insert') await sql`create table affected (a int)`.execute(database.db)
  expect((await statement.execute(database.db)).numAffectedRows).toBe(changed)
})
