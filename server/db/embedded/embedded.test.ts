import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connect, DatabaseError } from '#server/db/index.ts'
import { copyTemplateFolder } from '#server/testing/database-folder.ts'
import { engineMajor } from './folder.ts'
import { assertSynced } from './synced-files.ts'

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

/** Another process that opens the same folder and stays, or breaks it under its own feet. */
function startHolder(...how: 'break'[]) {
  const script = fileURLToPath(new URL('./holder.fixture.ts', import.meta.url))
  const child = spawn(process.execPath, [script, place.options.DATA_DIR, ...how], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

describe('one process at a time', () => {
  test('a second process is refused with a sentence and leaves the first alone', async () => {
    const database = await open()
    const holder = startHolder()
    const [code, said] = await Promise.all([once(holder, 'exit').then(([code]) => code), text(holder.stderr)])
    expect(code).toBe(1)
    expect(said.trim()).toBe(
      `The database in ${join(place.options.DATA_DIR, 'database')} is already in use: stop the other process, or give this one a DATA_DIR of its own.`,
    )
    await database.ping()
  })

  test('so is a second opener in the same process', async () => {
    await open()
    await expect(connect(place.options)).rejects.toThrow('is already in use')
  })

  test('the lock goes with the process that held it, however it died', async () => {
    const holder = startHolder()
    await once(holder.stdout, 'data')
    await expect(connect(place.options)).rejects.toThrow(DatabaseError)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const database = await open()
    const { rows } = await sql`select count(*) from held`.execute(database.db)
    expect(rows).toEqual([{ count: 1 }])
  })
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

test('an engine that does not write through to disk is found out at the start', async () => {
  const pg = await PGlite.create({ fs: new NodeFS(join(place.options.DATA_DIR, 'database')) })
  onTestFinished(() => pg.close())
  await expect(assertSynced(pg, () => 0)).rejects.toThrow('does not write through to disk')
})

test('an engine that panics takes its process along: it would acknowledge what it does not write', async () => {
  const holder = startHolder('break')
  const [code, said] = await Promise.all([once(holder, 'exit').then(([code]) => code), text(holder.stderr)])
  expect(code).toBe(1)
  expect(said).toMatch(/The embedded database has stopped: could not create file .*pg_wal/)
  expect(said).not.toContain('still here')
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
  const query = sql`select count(*) from generate_series(1, 3000000)`
    .execute(database.db)
    .then(() => order.push('query'))
  await new Promise((resolve) => setImmediate(resolve)).then(() => order.push('event loop'))
  await query
  expect(order).toEqual(['event loop', 'query'])
})
