import { type Dialect, Kysely, sql, type Transaction } from 'kysely'
import { createGuard } from './guard.ts'
import { migrateToLatest } from './migrate.ts'
import { patiently } from './patience.ts'
import type { Tables } from './tables.ts'
import type { ChangeNotice, Listening } from './told.ts'
import type { DatabaseTrouble } from './trouble.ts'

export type Readiness = {
  /** Told of everything the database could not do. */
  notice(trouble: DatabaseTrouble): void
  /** Resolves when the database takes writes. */
  check(parts: ReadinessParts): Promise<void>
}

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

type ReadinessParts = {
  readonly db: Db
  readonly inTransaction: (work: (tx: Tx) => Promise<void>) => Promise<void>
  /** Throws when the disk is as good as full, where that can be seen. */
  readonly checkRoom: () => Promise<void>
}

// The disk is full, or out of order.
const noRoom = new Set(['53100', '58030'])

/** Thrown to take a transaction back. */
class TakenBack extends Error {}

/**
 * A row is overwritten where it stands, also on a disk that has no room for another. So once a write failed for want of
 * room, the database is ready again only when it has made room for something new.
 */
export function createReadiness(): Readiness {
  let full = false
  return {
    notice({ code }) {
      if (noRoom.has(code)) full = true
    },
    async check({ db, inTransaction, checkRoom }) {
      await checkRoom()
      await sql`insert into pulse (at) values (now()) on conflict (one) do update set at = excluded.at`.execute(db)
      if (!full) return
      await inTransaction(makeRoom).catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error
      })
      full = false
    },
  }
}

/** A table is made and taken back: its file is new each time, and nothing of it stays. */
async function makeRoom(tx: Tx): Promise<void> {
  await sql`create table pulse_room (filling text)`.execute(tx)
  // As it is, or a megabyte of the same letter would be stored in a few bytes.
  await sql`alter table pulse_room alter column filling set storage external`.execute(tx)
  await sql`insert into pulse_room values (repeat('x', 1000000))`.execute(tx)
  throw new TakenBack()
}

export type Database = {
  /** For single statements. Inside `inTransaction` it throws: use the `tx` given there. */
  readonly db: Db
  /** For logs only: never branch on it. Holds no password. */
  readonly about: AboutDatabase
  /** Whether other server processes may work on the same data at the same time. */
  readonly shared: boolean
  /** Runs `work` once; commits when it resolves, rolls everything back when it rejects. Never retries by itself. */
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Brings the tables up to date; safe when several processes start at once. Tests may give other migrations. */
  migrate(folder?: URL): Promise<void>
  /**
   * Hears what transactions of every process tell by `pg_notify('changes', …)`, once they are committed; null when something may
   * have been missed.
   */
  listen(onTold: (told: ChangeNotice) => void): Listening
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Resolves when the database takes writes too. */
  ready(): Promise<void>
  /** Takes no new work, finishes what is under way, then closes. */
  close(): Promise<void>
}

type AboutDatabase = { readonly engine: string; readonly version: string; readonly place: string }

type Parts = {
  readonly dialect: Dialect
  readonly about: Omit<AboutDatabase, 'version'>
  readonly shared: boolean
  /** Throws when its disk is as good as full, where that can be seen from here. */
  readonly checkRoom: () => Promise<void>
  readonly listen: Database['listen']
  /** Background work on the open database; returns how to stop it. */
  readonly whileOpen: (db: Db) => () => void
  /** Runs after the last query, also when opening fails. */
  readonly afterClose: () => Promise<void>
}

type ServerFacts = { readonly version: string; readonly number: number; readonly encoding: string }

/** Puts a driver behind the guard. `check` sees the server first and throws a sentence when it will not do. */
export async function openDatabase(parts: Parts, check: (server: ServerFacts) => void): Promise<Database> {
  const readiness = createReadiness()
  const guard = createGuard(readiness.notice)
  const db: Db = new Kysely<Tables>({ dialect: guard.wrap(parts.dialect) })
  const release = async () => {
    await db.destroy()
    await parts.afterClose()
  }

  const server = await serverFacts(db)
    .then((facts) => {
      check(facts)
      return facts
    })
    .catch(async (error: unknown) => {
      await release()
      throw error
    })

  const inTransaction: Database['inTransaction'] = (work) =>
    guard.enter((scope) =>
      db.transaction().execute(async (tx) => {
        scope.open = true
        try {
          return await work(tx)
        } finally {
          scope.open = false
        }
      }),
    )
  const stopBackground = parts.whileOpen(db)
  let closed: Promise<void> | undefined
  return {
    db,
    about: { ...parts.about, version: server.version },
    shared: parts.shared,
    inTransaction,
    listen: parts.listen,
    migrate: (folder) => guard.enter(() => patiently(() => migrateToLatest(db, folder))),
    async ping() {
      await sql`select 1`.execute(db)
    },
    ready: () => readiness.check({ db, inTransaction, checkRoom: parts.checkRoom }),
    async close() {
      closed ??= guard.drain().then(release)
      stopBackground()
      await closed
    },
  }
}

async function serverFacts(db: Db): Promise<ServerFacts> {
  const { rows } = await sql<ServerFacts>`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int as number,
      current_setting('server_encoding') as encoding`.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('The database did not say which version it is.')
  return facts
}
