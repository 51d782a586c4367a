import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connect, type Database, DatabaseError, DatabaseTrouble } from '#server/db/index.ts'
import { copyTemplateFolder } from '#server/testing/database-folder.ts'
import { someOf } from '#testing/laws.ts'
import { engineMajor } from './folder.ts'
import { assertSynced, triedOn } from './pglite.ts'

// Making a folder anew takes seconds, on a busy machine many.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let place: Awaited<ReturnType<typeof copyTemplateFolder>>
beforeEach(async () => {
  place = await copyTemplateFolder()
})
afterEach(() => place.remove())

const open = async (options: Partial<Parameters<typeof connect>[0]> = {}) => {
  const database = await connect({ ...place.options, ...options })
  onTestFinished(() => database.close())
  return database
}

/** Another process that opens the same folder and stays. */
function startHolder() {
  const script = fileURLToPath(new URL('./holder.fixture.ts', import.meta.url))
  const child = spawn(process.execPath, ['--expose-gc', script, place.options.DATA_DIR], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Each takes an engine of its own or more, so `npm test` tries some. */
type Way = readonly [name: string, work: () => Promise<void>]

describe('one process at a time', () => {
  const ways: readonly Way[] = [
    [
      'a second process is refused with a sentence and leaves the first alone',
      async () => {
        const database = await open()
        const holder = startHolder()
        const [code, said] = await Promise.all([once(holder, 'exit').then(([code]) => code), text(holder.stderr)])
        expect(code).toBe(1)
        expect(said.trim()).toBe(
          `The database in ${join(place.options.DATA_DIR, 'database')} is already in use: stop the other process, or give this one a DATA_DIR of its own.`,
        )
        await database.ping()
      },
    ],

    [
      'so is a second opener in the same process',
      async () => {
        await open()
        await expect(connect(place.options)).rejects.toThrow('is already in use')
      },
    ],

    [
      'the lock goes with the process that held it, however it died',
      async () => {
        const holder = startHolder()
        await once(holder.stdout, 'data')
        await expect(connect(place.options)).rejects.toThrow(DatabaseError)
        holder.kill('SIGKILL')
        await once(holder, 'exit')
        const database = await open()
        const { rows } = await sql`select count(*) from held`.execute(database.db)
        expect(rows).toEqual([{ count: 1 }])
      },
    ],
  ]
  test.each(someOf(ways, { oneIn: 3 }))('%s', (_name, work) => work())
})

describe('the folder', () => {
  const folder = () => join(place.options.DATA_DIR, 'database')

  test('is made when it is not there, for its owner only, and a half-made one is swept away', async () => {
    rmSync(folder(), { recursive: true })
    mkdirSync(`${folder()}.unfinished`)
    writeFileSync(join(`${folder()}.unfinished`, 'PG_VERSION'), `${engineMajor}`)
    const database = await open()
    await database.migrate()
    expect(existsSync(`${folder()}.unfinished`)).toBe(false)
    expect(statSync(folder()).mode & 0o777).toBe(0o700)
    expect(database.about).toMatchObject({ engine: 'PGlite', place: folder() })
    expect(database.about.version).toMatch(new RegExp(`^${engineMajor}\\.`))
  })

  test('of another major version is refused, and told how to move', async () => {
    writeFileSync(join(folder(), 'PG_VERSION'), '17\n')
    await expect(connect(place.options)).rejects.toThrow(/is of PostgreSQL 17 .* data:export/)
  })

  test('with other files in it is left alone', async () => {
    rmSync(folder(), { recursive: true })
    mkdirSync(folder())
    writeFileSync(join(folder(), 'holiday.txt'), 'sun')
    await expect(connect(place.options)).rejects.toThrow('holds files but no database')
    expect(readFileSync(join(folder(), 'holiday.txt'), 'utf8')).toBe('sun')
  })

  test('that is damaged is refused with a sentence, and the lock is free again', async () => {
    rmSync(join(folder(), 'global'), { recursive: true })
    await expect(connect(place.options)).rejects.toThrow(/^The database in .* cannot be opened: /)
    await expect(connect(place.options)).rejects.toThrow(/^The database in .* cannot be opened: /)
  })

  test('that cannot be made is refused with a sentence', async () => {
    const file = join(place.options.DATA_DIR, 'file')
    writeFileSync(file, '')
    await expect(connect({ ...place.options, DATA_DIR: join(file, 'data') })).rejects.toThrow(
      /^The folder .* cannot be used for data: /,
    )
  })
})

describe('the library inside', () => {
  const openBare = async () => {
    const pg = await PGlite.create({ fs: new NodeFS(join(place.options.DATA_DIR, 'database')) })
    onTestFinished(() => pg.close())
    return pg
  }

  test('is the one that pglite.ts was tried on: try it on another before you take that', () => {
    const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'))
    const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'))
    expect(version).toBe(triedOn)
  })

  test('still has what pglite.ts changes in it, and still needs the change', async () => {
    expect(PGlite.defaultStartParams).toContain('-F')
    const { Module } = await openBare()
    expect(Object(Module)._PostgresMainLoopOnce).toBeInstanceOf(Function)
    const { stream_ops } = Object(Module).NODEFS ?? Object(Module).FS.filesystems.NODEFS
    expect(stream_ops.write).toBeInstanceOf(Function)
    expect(stream_ops.fsync).toBeUndefined()
  })

  test('that does not write through to disk is found out at the start', async () => {
    await expect(assertSynced(await openBare(), () => 0)).rejects.toThrow('does not write through to disk')
  })
})

describe('an engine that breaks down, as on a full disk', () => {
  const log = () => join(place.options.DATA_DIR, 'database', 'pg_wal')
  const takeLogAway = () => renameSync(log(), `${log()}.away`)
  const putLogBack = () => renameSync(`${log()}.away`, log())

  async function prepared() {
    const onTrouble = vi.fn()
    const database = await open({ onTrouble })
    await sql`create table held as select 1 as one`.execute(database.db)
    return { database, onTrouble }
  }
  const rowsOf = async ({ db }: Database) =>
    (await sql<{ one: number }>`select one from held order by one`.execute(db)).rows.map(({ one }) => one)

  /** Without its log the engine panics as soon as it needs a new piece of it. */
  async function panic({ db }: Pick<Database, 'db'>, acknowledged: number[] = []) {
    for (const piece of [2, 3, 4]) {
      await sql`insert into held values (${piece})`.execute(db)
      acknowledged.push(piece)
      await sql`select pg_switch_wal()`.execute(db)
    }
  }

  const ways: readonly Way[] = [
    [
      'refuses everything, also while it cannot be started, and is back by itself with all it acknowledged',
      async () => {
        const { database, onTrouble } = await prepared()
        const acknowledged = [1]
        takeLogAway()
        await expect(panic(database, acknowledged)).rejects.toThrow(/has stopped: could not create file .*pg_wal/)
        await expect(sql`insert into held values (5)`.execute(database.db)).rejects.toThrow(DatabaseTrouble)
        await expect(database.ping()).rejects.toThrow(/cannot be started anew/)
        expect(onTrouble).toHaveBeenCalledOnce()
        putLogBack()
        await vi.waitFor(() => database.ping(), { timeout: 60_000 })
        expect(await rowsOf(database)).toEqual(acknowledged)
        await sql`insert into held values (6)`.execute(database.db)
        expect(await rowsOf(database)).toEqual([...acknowledged, 6])
      },
    ],

    [
      'leaves nothing of a transaction, also of what came after',
      async () => {
        const { database } = await prepared()
        const work = database.inTransaction(async (tx) => {
          await sql`insert into held values (7)`.execute(tx)
          takeLogAway()
          await panic({ db: tx }).catch(() => {})
          putLogBack()
          await sql`insert into held values (8)`.execute(tx)
        })
        await expect(work).rejects.toThrow(DatabaseTrouble)
        await vi.waitFor(async () => expect(await rowsOf(database)).toEqual([1]), { timeout: 60_000 })
      },
    ],

    [
      'can be closed while it is away',
      async () => {
        const { database } = await prepared()
        takeLogAway()
        await expect(panic(database)).rejects.toThrow(DatabaseTrouble)
        await database.close()
        putLogBack()
        await open()
      },
    ],
  ]
  test.each(someOf(ways, { oneIn: 3 }))('%s', (_name, work) => work())
})

describe('nobody waits for ever', () => {
  const ways: readonly Way[] = [
    [
      'for an engine that gives no answer: it is ended and started anew',
      async () => {
        const database = await open({ onTrouble: () => {}, patience: { answer: 5_000 } })
        const endless = sql`select count(*) from generate_series(1, 100000000000)`.execute(database.db)
        await expect(endless).rejects.toThrow('it gave no answer')
        await vi.waitFor(() => database.ping(), { timeout: 60_000 })
      },
    ],

    [
      'for a transaction of somebody else',
      async () => {
        const database = await open({ onTrouble: () => {}, patience: { answer: 5_000 } })
        const [begun, enough] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        const long = database.inTransaction(async () => {
          begun.resolve()
          await enough.promise
        })
        await begun.promise
        await expect(database.ping()).rejects.toMatchObject({ code: 'busy' })
        enough.resolve()
        await long
        await vi.waitFor(() => database.ping(), { timeout: 60_000 })
      },
    ],
  ]
  test.each(someOf(ways, { oneIn: 2 }))('%s', (_name, work) => work())
})

test('it writes a checkpoint each minute and cleans up each hour, until it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const trouble = vi.fn()
  const database = await connect({ ...place.options, onTrouble: trouble })
  const facts = async () => {
    const { rows } = await sql<{ checkpoint: string; vacuums: number }>`
      select checkpoint_lsn::text as checkpoint,
        (select coalesce(sum(vacuum_count), 0)::int from pg_stat_user_tables) as vacuums
      from pg_control_checkpoint()`.execute(database.db)
    return rows[0]
  }
  const before = await facts()
  vi.advanceTimersByTime(60_000)
  const afterMinute = await facts()
  expect(afterMinute?.checkpoint).not.toBe(before?.checkpoint)
  expect(afterMinute?.vacuums).toBe(0)

  vi.advanceTimersByTime(59 * 60_000)
  expect((await facts())?.vacuums).toBeGreaterThan(0)

  await database.close()
  expect(vi.getTimerCount()).toBe(0)
  expect(trouble).not.toHaveBeenCalled()
})

test('other work of the process goes on while a long query runs', async () => {
  const database = await open()
  const order: string[] = []
  const query = sql`select count(*) from generate_series(1, 300000)`
    .execute(database.db)
    .then(() => order.push('query'))
  await new Promise((resolve) => setImmediate(resolve)).then(() => order.push('event loop'))
  await query
  expect(order).toEqual(['event loop', 'query'])
})
