import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fakeClock, systemClock } from '#server/adapters/clock/index.ts'
import { vaultWith } from '#server/adapters/vault/index.ts'
import type { Database } from '#server/db/index.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { createJobs, defineJob, type JobRun, type Jobs } from './index.ts'
import type { Claimed } from './store.ts'
import { createWorker, pause } from './worker.ts'

const vault = vaultWith([randomBytes(32)])
const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const schema = z.strictObject({ n: z.number() })
const lease = 60_000
let database: Database
let started: Jobs[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('jobs').execute()
})
afterEach(async () => {
  for (const jobs of started) await jobs.stop()
  started = []
})

type Handler = (run: JobRun<{ n: number }>) => Promise<void>
type Extra = Partial<Parameters<typeof createJobs>[0]>

function queue(handler: Handler, extra: Extra = {}) {
  const work = defineJob({ id: 'work', schema, handler })
  const parts = { database, vault, clock: systemClock, log: quiet, needs: {}, definitions: { work }, ...extra }
  const build = () => {
    const jobs = createJobs(parts)
    started.push(jobs)
    return jobs
  }
  const jobs = build()
  const add = (n: number) => database.inTransaction((tx) => jobs.enqueue(tx, work, { n }))
  return { jobs, build, add, work }
}

const rows = () => database.db.selectFrom('jobs').selectAll().where('job', '=', 'work').execute()

/** A handler that stays busy until the test lets it go, or it is told to stop. */
function busy() {
  const begun = Promise.withResolvers<AbortSignal>()
  const go = Promise.withResolvers<void>()
  const handler: Handler = async ({ signal }) => {
    begun.resolve(signal)
    const told = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    await Promise.race([go.promise, told])
  }
  return { handler, begun: begun.promise, go: go.resolve }
}

/** Time passes when the test says so: each call of `pause` waits here until then. */
function pauses() {
  const waiting = new Set<{ milliseconds: number; end: () => void }>()
  const pause = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const one = {
        milliseconds,
        end: () => {
          waiting.delete(one)
          resolve()
        },
      }
      waiting.add(one)
      signal.addEventListener('abort', one.end)
      if (signal.aborted) one.end()
    })
  const endAll = (milliseconds: number) => {
    for (const one of waiting) if (one.milliseconds === milliseconds) one.end()
  }
  return { pause, endAll }
}

describe('running', () => {
  test('a job begins by itself soon after its transaction commits', async () => {
    const ran = Promise.withResolvers<number>()
    // With a poll of an hour only the nudge can be what starts it.
    const { jobs, add } = queue(async ({ payload }) => ran.resolve(payload.n), { pollMs: 3_600_000 })
    jobs.start()
    await add(5)
    expect(await ran.promise).toBe(5)
  })

  test('what another process put in, or what fell due, is found by looking now and then', async () => {
    const ran = Promise.withResolvers<number>()
    const { jobs, build, work } = queue(async ({ payload }) => ran.resolve(payload.n), { pollMs: 5 })
    build().start()
    await database.inTransaction((tx) => jobs.enqueue(tx, work, { n: 6 }))
    expect(await ran.promise).toBe(6)
  })

  test('no more run at once than allowed', async () => {
    let now = 0
    let most = 0
    const { jobs, add } = queue(
      async ({ db }) => {
        most = Math.max(most, ++now)
        await db.selectFrom('jobs').select('id').limit(1).execute()
        now -= 1
      },
      { concurrency: 3 },
    )
    for (let n = 0; n < 20; n++) await add(n)
    await jobs.drain()
    expect(most).toBe(3)
  })

  test('4 workers run each of 1,000 jobs once', { timeout: 120_000 }, async () => {
    const ran: number[] = []
    const { jobs, build, work } = queue(async ({ payload }) => {
      ran.push(payload.n)
    })
    await database.inTransaction(async (tx) => {
      for (let n = 0; n < 1000; n++) await jobs.enqueue(tx, work, { n })
    })
    const workers = [jobs, build(), build(), build()]
    await Promise.all(workers.map((worker) => worker.drain()))
    expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, n) => n))
    expect(await jobs.counts()).toMatchObject({ waiting: 0, running: 0, failed: 0 })
  })

  test('emptying the queue twice at once: neither is done while the other is taking a job', async () => {
    const claimed: Claimed = { id: '1', job: 'work', payload: null, attempts: 1, claim: 'a' }
    const answers: Promise<Claimed[]>[] = []
    const ran: string[] = []
    const worker = createWorker({
      plan: async () => {},
      claim: () => answers.shift() ?? Promise.resolve([]),
      run: async ({ id }) => {
        ran.push(id)
      },
      release: async () => {},
      concurrency: 4,
      pollMs: 1,
      pause,
      log: quiet,
    })
    const slow = Promise.withResolvers<Claimed[]>()
    answers.push(slow.promise)
    const [first, second] = [worker.drain(), worker.drain().then((count) => [count, ...ran])]
    setImmediate(() => slow.resolve([claimed]))
    expect(await second).toEqual([0, '1'])
    expect(await first).toBe(1)
  })

  test('a database that does not answer is asked again', async () => {
    const ran = Promise.withResolvers<void>()
    let asked = 0
    const failing = {
      ...database,
      get db() {
        if (++asked === 1) throw new Error('gone')
        return database.db
      },
    }
    const { add } = queue(async () => {})
    await add(1)
    const { jobs } = queue(async () => ran.resolve(), { database: failing, pollMs: 1 })
    jobs.start()
    await ran.promise
    expect(asked).toBeGreaterThan(1)
  })
})

describe('lease', () => {
  test('a job whose worker vanished runs again when the lease ends', async () => {
    const clock = fakeClock('2026-11-15T12:00:00Z')
    const { pause } = pauses()
    const { handler, begun, go } = busy()
    const attempts: number[] = []
    const vanished = queue(handler, { clock, pause })
    await vanished.add(1)
    const never = vanished.jobs.drain()
    await begun
    const { jobs } = queue(async ({ attempt }) => void attempts.push(attempt), { clock, pause })
    clock.advance(lease - 1)
    expect(await jobs.drain()).toBe(0)
    clock.advance(1)
    expect(await jobs.drain()).toBe(1)
    expect(attempts).toEqual([2])
    go()
    await never
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }])
  })

  test('a job that kills its process every time ends as failed', async () => {
    const clock = fakeClock('2026-11-15T12:00:00Z')
    const { jobs, add } = queue(async () => {}, { clock })
    await add(1)
    await database.db.updateTable('jobs').set({ attempts: 10 }).execute()
    await jobs.drain()
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'attempts_used_up' }])
  })

  test('a long job keeps its lease', async () => {
    const clock = fakeClock('2026-11-15T12:00:00Z')
    const { pause, endAll } = pauses()
    const { handler, begun, go } = busy()
    const { jobs, build, add } = queue(handler, { clock, pause })
    await add(1)
    const run = jobs.drain()
    await begun
    for (let thirds = 0; thirds < 6; thirds++) {
      const before = await dueAt()
      clock.advance(lease / 3)
      endAll(lease / 3)
      await expect.poll(dueAt).toBe(before + lease / 3)
    }
    expect(await build().drain()).toBe(0)
    go()
    await run
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 1 }])
  })

  test('a handler whose job was taken over is told to stop', async () => {
    const clock = fakeClock('2026-11-15T12:00:00Z')
    const { pause, endAll } = pauses()
    const { handler, begun } = busy()
    const { jobs, add } = queue(handler, { clock, pause })
    await add(1)
    const run = jobs.drain()
    const signal = await begun
    clock.advance(lease)
    await queue(async () => {}, { clock, pause }).jobs.drain()
    endAll(lease / 3)
    await run
    expect(signal.aborted).toBe(true)
    expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }])
  })

  const dueAt = async () => (await rows())[0]?.due_at.getTime() ?? 0
})

describe('stop', () => {
  test('waits for what is under way and takes nothing new', async () => {
    const { handler, begun, go } = busy()
    const { jobs, add } = queue(handler, { concurrency: 1 })
    await add(1)
    await add(2)
    jobs.start()
    await begun
    let stopped = false
    const stop = jobs.stop().then(() => {
      stopped = true
    })
    await database.ping()
    expect(stopped).toBe(false)
    go()
    await stop
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['done', 'waiting'])
  })

  test('gives back what listens but cannot finish in time; the attempt does not count', async () => {
    const { handler, begun } = busy()
    const { jobs, add } = queue(handler)
    await add(1)
    jobs.start()
    await begun
    await jobs.stop({ graceMs: 0 })
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, claim: null }])
  })

  test('gives back what does not even listen', async () => {
    const begun = Promise.withResolvers<void>()
    const { pause, endAll } = pauses()
    const { jobs, add } = queue(
      () => {
        begun.resolve()
        return new Promise(() => {})
      },
      { pause },
    )
    await add(1)
    jobs.start()
    await begun.promise
    const stop = jobs.stop({ graceMs: 7 })
    await expect
      .poll(async () => {
        endAll(7)
        endAll(500)
        return (await rows())[0]?.state
      })
      .toBe('waiting')
    await stop
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, claim: null }])
    started = []
  })

  test('a worker that never started stops too, and twice', async () => {
    const { jobs } = queue(async () => {})
    await jobs.stop()
    await jobs.stop()
  })
})
