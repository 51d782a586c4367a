import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOwnDatabase } from '#server/testing/database.ts'
import { type Database, QueryError } from './index.ts'

let database: Database
beforeAll(async () => {
  database = await openOwnDatabase()
  await sql`create table notes (id int primary key, note text not null, day date)`.execute(database.db)
})
afterAll(() => database.close())
beforeEach(() => sql`truncate notes`.execute(database.db))

const add = (db: Database['db'], id: number, note = 'note') =>
  sql`insert into notes (id, note) values (${id}, ${note})`.execute(db)
const ids = async (db: Database['db'] = database.db) =>
  (await sql<{ id: number }>`select id from notes order by id`.execute(db)).rows.map(({ id }) => id)

describe('a transaction', () => {
  test('keeps everything and hands back what the work answers', async () => {
    const answer = await database.inTransaction(async (tx) => {
      await add(tx, 1)
      await add(tx, 2)
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await ids()).toEqual([1, 2])
  })

  test('leaves nothing when the work fails', async () => {
    const work = database.inTransaction(async (tx) => {
      await add(tx, 1)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await ids()).toEqual([])
  })

  test('leaves nothing when a statement fails, even when the work carries on', async () => {
    const work = database.inTransaction(async (tx) => {
      await add(tx, 1)
      await add(tx, 1).catch(() => {})
    })
    await expect(work).rejects.toThrow()
    expect(await ids()).toEqual([])
  })

  test('does not show to others before it is done', async () => {
    const started = Promise.withResolvers<void>()
    const work = database.inTransaction(async (tx) => {
      await add(tx, 1)
      started.resolve()
      expect(await ids(tx)).toEqual([1])
      throw new Error('no')
    })
    await started.promise
    const [seen] = await Promise.all([ids(), work.catch(() => {})])
    expect(seen).toEqual([])
  })

  test('many at once all come through', async () => {
    const work = Array.from({ length: 40 }, (_, id) => database.inTransaction((tx) => add(tx, id)))
    await Promise.all(work)
    expect(await ids()).toHaveLength(40)
  })

  test('takes several queries at once on its own connection', async () => {
    await database.inTransaction((tx) => Promise.all([add(tx, 1), add(tx, 2), add(tx, 3)]))
    expect(await ids()).toEqual([1, 2, 3])
  })
})

describe('what would hang or go astray is refused at once', () => {
  const cases: [string, (database: Database) => Promise<unknown>, string][] = [
    ['db instead of tx', ({ db }) => ids(db), 'use the tx that the work was given'],
    ['a transaction inside another', (inner) => inner.inTransaction(async () => {}), 'hand the tx on'],
    ['migrating inside', (inner) => inner.migrate(), 'hand the tx on'],
    ['closing inside', (inner) => inner.close(), 'close it after the work'],
  ]
  test.each(cases)('%s', async (_what, misuse, sentence) => {
    const work = database.inTransaction(async (tx) => {
      await add(tx, 1)
      await misuse(database)
    })
    await expect(work).rejects.toThrow(sentence)
    expect(await ids()).toEqual([])
  })

  test('a transaction begun by hand', async () => {
    await expect(database.db.transaction().execute((tx) => add(tx, 1))).rejects.toThrow('use inTransaction')
    expect(await ids()).toEqual([])
  })

  test('a tx that outlives its transaction', async () => {
    const late = await database.inTransaction(async (tx) => () => add(tx, 1))
    await expect(late()).rejects.toThrow()
  })

  test('but db works again after the transaction, in code it started too', async () => {
    const later = await database.inTransaction(async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      return { resolve, read: promise.then(() => ids()) }
    })
    later.resolve()
    expect(await later.read).toEqual([])
  })
})

describe('a refusal of the database', () => {
  test('names the constraint and keeps the values to itself', async () => {
    await add(database.db, 1)
    const refusal: unknown = await add(database.db, 1, 'secret').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(QueryError)
    expect(refusal).toMatchObject({ code: '23505', constraint: 'notes_pkey', table: 'notes' })
    expect(JSON.stringify(Object.entries(refusal as object)) + (refusal as Error).stack).not.toContain('secret')
  })

  test.each([
    ['a missing value', sql`insert into notes (id) values (${1})`, { code: '23502', column: 'note' }],
    ['a value of the wrong kind', sql`insert into notes values (1, 'a', ${'secret'})`, { code: '22007' }],
    ['a statement that makes no sense', sql`selec`, { code: '42601' }],
  ])('%s', async (_what, statement, facts) => {
    const refusal: unknown = await statement.execute(database.db).catch((error: unknown) => error)
    expect(refusal).toMatchObject(facts)
    expect((refusal as Error).message).not.toContain('secret')
    expect(await ids()).toEqual([])
  })
})

test('a table that changes under a running service is read anew', async () => {
  const read = () => sql`select * from notes where id = ${1}`.execute(database.db)
  await add(database.db, 1)
  await read()
  await sql`alter table notes add column extra text default 'new'`.execute(database.db)
  expect((await read()).rows).toEqual([{ id: 1, note: 'note', day: null, extra: 'new' }])
  expect((await read()).rows).toHaveLength(1)
})

test('it says what it is and answers', async () => {
  await database.ping()
  expect(database.about.version).toMatch(/^\d+\.\d+/)
})

describe('closing', () => {
  test('finishes what is under way and takes nothing new', async () => {
    const other = await openOwnDatabase()
    await sql`create table t (a int)`.execute(other.db)
    const inserts = Array.from({ length: 30 }, (_, a) => sql`insert into t values (${a})`.execute(other.db))
    const transaction = other.inTransaction(async (tx) => {
      await sql`insert into t values (30)`.execute(tx)
      return (await sql<{ count: number }>`select count(*) from t`.execute(tx)).rows
    })
    const closing = other.close()
    await expect(other.ping()).rejects.toThrow('The database is closed.')
    await Promise.all(inserts)
    expect(await transaction).toEqual([{ count: expect.any(Number) }])
    await closing
    await other.close()
    await expect(other.ping()).rejects.toThrow()
  })
})

describe('what a transaction tells', () => {
  const tell = (db: Database['db'], what: string) => sql`select pg_notify('changes', ${what})`.execute(db)
  /** What was heard, in turn; asking waits for it. */
  async function listening() {
    const heard: (string | null)[] = []
    const waiting: ((told: string | null) => void)[] = []
    const { begun, stop } = database.listen((told) => {
      const next = waiting.shift()
      if (next) next(told)
      else heard.push(told)
    })
    await begun
    const next = () => {
      const told = heard.shift()
      return told === undefined ? new Promise<string | null>((resolve) => waiting.push(resolve)) : told
    }
    return { next, stop, heard }
  }

  test('is heard by everybody once it is committed, and never when it is taken back', async () => {
    const [one, other] = [await listening(), await listening()]
    const failing = database.inTransaction(async (tx) => {
      await tell(tx, 'taken back')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await database.inTransaction(async (tx) => {
      await tell(tx, 'kept')
      await add(tx, 1)
    })
    expect([await one.next(), await other.next()]).toEqual(['kept', 'kept'])
    one.stop()
    await tell(database.db, 'later')
    expect(await other.next()).toBe('later')
    expect(one.heard).toEqual([])
    other.stop()
  })

  test('is heard again by who comes back', async () => {
    const first = await listening()
    first.stop()
    const second = await listening()
    await tell(database.db, 'again')
    expect(await second.next()).toBe('again')
    second.stop()
  })

  if (process.env.TEST_DATABASE_URL)
    // Only a server has connections to lose.
    test('who lost it hears that something may have been missed, and goes on', async () => {
      const listener = await listening()
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'oprecht listens' and datname = current_database()`.execute(database.db)
      expect(await listener.next()).toBeNull()
      await tell(database.db, 'after it')
      expect(await listener.next()).toBe('after it')
      listener.stop()
    })
})
