import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fakeClock } from '#server/adapters/clock/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createJobs, defineJob, GiveUp, type JobRun } from './index.ts'

const vault = vaultWith([randomBytes(32)])
const minute = 60_000
const start = '2026-11-15T12:00:00Z'
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute()
  await database.db.deleteFrom('job_schedules').execute()
})

type Payload = { n: number }
const schema = z.strictObject({ n: z.number() })

/** A queue with one job, "work", that does what the test says, a clock that stands still and a log that is kept. */
function queue(handler: (run: JobRun<Payload>) => Promise<void> = async () => {}, options: { attempts?: number } = {}) {
  const clock = fakeClock(start)
  const lines: string[] = []
  const line = (fields: object, sentence: string) => lines.push(JSON.stringify({ ...fields, sentence }))
  const ran: number[] = []
  const work = defineJob({
    id: 'work',
    schema,
    ...options,
    handler: (run) => {
      ran.push(run.payload.n)
      return handler(run)
    },
  })
  const single = defineJob({ id: 'single', schema, dedup: ({ n }) => `n${n}`, handler: work.handler })
  const parts = { database, vault, clock, log: { info: line, warn: line, error: line }, random: () => 1, needs: {} }
  const build = () => createJobs({ ...parts, definitions: { work, single } })
  const jobs = build()
  const add = (n: number, runAt?: Date) =>
    database.inTransaction((tx) => jobs.enqueue(tx, work, { n }, runAt ? { runAt } : {}))
  return { jobs, build, parts, work, single, clock, lines, ran, add }
}

const onlyRow = () => database.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()

describe('enqueue', () => {
  test('what is committed runs once', async () => {
    const { jobs, ran, add } = queue()
    await add(1)
    expect(await jobs.drain()).toBe(1)
    expect(await jobs.drain()).toBe(0)
    expect(ran).toEqual([1])
    expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, done: 1, failed: 0 })
  })

  test('what is rolled back never was', async () => {
    const { jobs, work, ran } = queue()
    const failing = database.inTransaction(async (tx) => {
      await jobs.enqueue(tx, work, { n: 1 })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await jobs.drain()).toBe(0)
    expect(ran).toEqual([])
  })

  test('the payload cannot be read in the table and is gone when the work is done', async () => {
    const { jobs, add } = queue()
    await add(123_456_789)
    const { id, payload } = await onlyRow()
    expect(payload).not.toContain('123456789')
    expect(vault.openJson(payload ?? '', `jobs/${id}/payload`)).toEqual({ n: 123_456_789 })
    await jobs.drain()
    expect((await onlyRow()).payload).toBeNull()
  })

  test('a job for later waits for its moment', async () => {
    const { jobs, clock, ran, add } = queue()
    await add(1, new Date(clock.now().getTime() + minute))
    clock.advance(minute - 1)
    expect(await jobs.drain()).toBe(0)
    clock.advance(1)
    expect(await jobs.drain()).toBe(1)
    expect(ran).toEqual([1])
  })

  test('those of the same moment run in the order in which they came', async () => {
    const { parts, work, add, ran } = queue()
    for (let n = 0; n < 20; n++) await add(n)
    await createJobs({ ...parts, definitions: { work }, concurrency: 1 }).drain()
    expect(ran).toEqual(Array.from({ length: 20 }, (_, n) => n))
  })

  test('a payload that does not fit is refused at once', async () => {
    const { jobs, work } = queue()
    const wrong = { n: 'one' } as unknown as Payload
    await expect(database.inTransaction((tx) => jobs.enqueue(tx, work, wrong))).rejects.toThrow(z.ZodError)
  })

  test('a job that nobody registered is refused at once', async () => {
    const { jobs } = queue()
    const stray = defineJob({ id: 'stray', schema, handler: async () => {} })
    await expect(database.inTransaction((tx) => jobs.enqueue(tx, stray, { n: 1 }))).rejects.toThrow(
      /"stray" is not registered/,
    )
  })

  test('a job registered under another name is refused at start', () => {
    const { parts, work } = queue()
    expect(() => createJobs({ ...parts, definitions: { other: work } })).toThrow(
      /"work" is registered under the name "other"/,
    )
  })
})

describe('dedup', () => {
  test('while one is unfinished another of the same key is not taken on', async () => {
    const { jobs, single, ran } = queue()
    const add = (n: number) => database.inTransaction((tx) => jobs.enqueue(tx, single, { n }))
    expect(await add(1)).toBe(true)
    expect(await add(1)).toBe(false)
    expect(await add(2)).toBe(true)
    await jobs.drain()
    expect(ran.toSorted()).toEqual([1, 2])
    expect(await add(1)).toBe(true)
  })

  test('of many at once one gets in', async () => {
    const { jobs, single } = queue()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => database.inTransaction((tx) => jobs.enqueue(tx, single, { n: 1 }))),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
  })
})

describe('failure', () => {
  test('a failed attempt is repeated after 5, 10, 20 seconds until it succeeds', async () => {
    const { jobs, clock, lines, ran, add } = queue(async ({ attempt }) => {
      if (attempt < 4) throw new Error('anna@example.nl')
    })
    await add(1)
    for (const seconds of [5, 10, 20]) {
      expect(await jobs.drain()).toBe(1)
      clock.advance(seconds * 1000 - 1)
      expect(await jobs.drain()).toBe(0)
      clock.advance(1)
    }
    expect(await jobs.drain()).toBe(1)
    expect(ran).toHaveLength(4)
    expect(await onlyRow()).toMatchObject({ state: 'done', last_error: null })
    expect(lines.join()).not.toContain('anna')
  })

  test('a job that always fails ends as failed, keeps its payload and does not block others', async () => {
    const { jobs, clock, ran, lines, add } = queue(
      async ({ payload }) => {
        if (payload.n === 13) throw new TypeError('anna@example.nl')
      },
      { attempts: 3 },
    )
    await add(13)
    for (let n = 0; n < 10; n++) await add(n)
    for (let times = 0; times < 6; times++) {
      await jobs.drain()
      clock.advance(60 * minute)
    }
    expect(ran.filter((n) => n === 13)).toHaveLength(3)
    expect(ran.filter((n) => n !== 13).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, done: 10, failed: 1 })
    const failed = await database.db
      .selectFrom('jobs')
      .selectAll()
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow()
    expect(failed).toMatchObject({ last_error: 'TypeError', attempts: 3, claim: null })
    expect(vault.openJson(failed.payload ?? '', `jobs/${failed.id}/payload`)).toEqual({ n: 13 })
    expect(lines.join()).toContain(failed.id)
    expect(lines.join()).not.toContain('anna')
  })

  test('a database that is away or full uses up no attempts', async () => {
    let left = 25
    const { jobs, clock, add } = queue(async ({ db, attempt }) => {
      expect(attempt).toBe(1)
      if (left-- > 0) await sql`do 'begin raise exception ''full'' using errcode = ''53100''; end'`.execute(db)
    })
    await add(1)
    while ((await jobs.drain()) > 0) clock.advance(minute)
    expect(left).toBe(-1)
    expect(await jobs.counts()).toMatchObject({ done: 1, failed: 0 })
  })

  test('a statement of its own that takes too long does use them up', async () => {
    const cancelled = sql`do 'begin raise exception ''late'' using errcode = ''57014''; end'`
    const { jobs, clock, add } = queue(async ({ db }) => void (await cancelled.execute(db)), { attempts: 3 })
    await add(1)
    while ((await jobs.drain()) > 0) clock.advance(minute)
    expect(await onlyRow()).toMatchObject({ state: 'failed', attempts: 3, last_error: '57014' })
  })

  test('a handler that gives up is not asked again', async () => {
    const { jobs, clock, ran, add } = queue(async () => {
      throw new GiveUp('smtp_550')
    })
    await add(1)
    await jobs.drain()
    clock.advance(60 * minute)
    expect(await jobs.drain()).toBe(0)
    expect(ran).toEqual([1])
    expect(await onlyRow()).toMatchObject({ state: 'failed', last_error: 'smtp_550' })
  })

  test('a payload sealed with another key waits for the right key', async () => {
    const { jobs, parts, work, ran, clock, add } = queue()
    await add(1)
    const stranger = createJobs({ ...parts, vault: vaultWith([randomBytes(32)]), definitions: { work } })
    await stranger.drain()
    expect(await onlyRow()).toMatchObject({ state: 'waiting', last_error: 'unknown_key' })
    clock.advance(minute)
    await jobs.drain()
    expect(ran).toEqual([1])
  })

  test('a job that this server does not know is left for one that does', async () => {
    const { jobs, parts, ran, add } = queue()
    await add(1)
    expect(await createJobs({ ...parts, definitions: {} }).drain()).toBe(0)
    await jobs.drain()
    expect(ran).toEqual([1])
  })
})

describe('finish', () => {
  const seeded = () =>
    database.db.selectFrom('seeded_rows').select('row_key').where('table_name', '=', 'test').execute()
  beforeEach(async () => {
    await database.db.deleteFrom('seeded_rows').where('table_name', '=', 'test').execute()
  })
  const write = ({ finish, payload }: JobRun<Payload>, fail: boolean) =>
    finish(async (tx) => {
      await tx
        .insertInto('seeded_rows')
        .values({ table_name: 'test', row_key: `${payload.n}` })
        .execute()
      if (fail) throw new Error('no')
    })

  test('what it writes and the end of the job are one', async () => {
    const { jobs, clock, add } = queue((run) => write(run, run.attempt === 1))
    await add(7)
    await jobs.drain()
    expect(await seeded()).toEqual([])
    expect(await onlyRow()).toMatchObject({ state: 'waiting' })
    clock.advance(minute)
    await jobs.drain()
    expect(await seeded()).toEqual([{ row_key: '7' }])
    expect(await onlyRow()).toMatchObject({ state: 'done' })
  })

  test('a handler that fails after it stays finished', async () => {
    const { jobs, clock, ran, add } = queue(async (run) => {
      await write(run, false)
      throw new Error('too late')
    })
    await add(7)
    await jobs.drain()
    clock.advance(60 * minute)
    await jobs.drain()
    expect(ran).toEqual([7])
    expect(await onlyRow()).toMatchObject({ state: 'done' })
  })

  test('who lost the lease writes nothing', async () => {
    const taken = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const { jobs, build, clock, lines, add } = queue(async (run) => {
      if (run.attempt > 1) return
      begun.resolve()
      await taken.promise
      await write(run, false)
    })
    await add(7)
    const slow = jobs.drain()
    await begun.promise
    clock.advance(minute)
    expect(await build().drain()).toBe(1)
    taken.resolve()
    await slow
    expect(await seeded()).toEqual([])
    expect(await onlyRow()).toMatchObject({ state: 'done', attempts: 2 })
    expect(lines.join()).toContain('lease_lost')
  })
})

test('finished jobs are purged: done after a week, failed after three months', async () => {
  const { jobs, clock, add } = queue(async ({ payload }) => {
    if (payload.n === 1) throw new GiveUp('no')
  })
  await add(1)
  await add(2)
  await jobs.drain()
  const leftAfter = async (days: number) => {
    clock.set(new Date(new Date(start).getTime() + days * 24 * 60 * minute))
    await jobs.plan()
    await jobs.drain()
    const rows = await database.db
      .selectFrom('jobs')
      .select('state')
      .where('job', '=', 'work')
      .orderBy('state')
      .execute()
    return rows.map(({ state }) => state)
  }
  expect(await leftAfter(6.9)).toEqual(['done', 'failed'])
  expect(await leftAfter(7.1)).toEqual(['failed'])
  expect(await leftAfter(89)).toEqual(['failed'])
  expect(await leftAfter(91)).toEqual([])
})

describe('recurring jobs', () => {
  const recurring = () => {
    const { parts } = queue()
    let runs = 0
    const hourly = defineJob({
      id: 'hourly',
      schema: z.strictObject({}),
      every: 60 * minute,
      handler: async () => {
        runs += 1
      },
    })
    const processes = Array.from({ length: 4 }, () => createJobs({ ...parts, definitions: { hourly } }))
    const pass = async () => {
      await Promise.all(processes.map((jobs) => jobs.plan()))
      await Promise.all(processes.map((jobs) => jobs.drain()))
      return runs
    }
    return { pass, clock: parts.clock }
  }

  test('run once per period over all processes, and once for all periods missed', async () => {
    const { pass, clock } = recurring()
    expect(await pass()).toBe(1)
    expect(await pass()).toBe(1)
    clock.advance(60 * minute - 1)
    expect(await pass()).toBe(1)
    clock.advance(1)
    expect(await pass()).toBe(2)
    clock.advance(48 * 60 * minute)
    expect(await pass()).toBe(3)
  })

  test('a process whose clock is behind does not repeat a period', async () => {
    const { pass, clock } = recurring()
    expect(await pass()).toBe(1)
    clock.advance(-60 * minute)
    expect(await pass()).toBe(1)
  })
})
