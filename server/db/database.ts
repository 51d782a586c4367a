import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type Database = {
  /** For single statements. Inside `inTransaction` it throws: use the `tx` given there. */
  readonly db: Db
  /** For logs only: never branch on it. Holds no password. */
  readonly about: { readonly engine: string; readonly version: string; readonly place: string }
  /** Whether other server processes may work on the same data at the same time. */
  readonly shared: boolean
  /** Runs `work` once; commits when it resolves, rolls everything back when it rejects. Never retries by itself. */
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Brings the tables up to date; safe when several processes start at once. */
  migrate(): Promise<void>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Takes no new work, finishes what is under way, then closes. */
  close(): Promise<void>
}
