import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'
import type { DatabaseTrouble } from './trouble.ts'

export type Readiness = {
  /** Told of everything the database could not do. */
  notice(trouble: DatabaseTrouble): void
  /** Resolves when the database takes writes. */
  check(parts: Parts): Promise<void>
}

type Db = Kysely<Tables>
type Tx = Transaction<Tables>

type Parts = {
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
