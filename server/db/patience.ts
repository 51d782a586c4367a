import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * How long work may wait for the database, in milliseconds. A request must be answered while somebody still waits for it: a
 * database that has frozen holds none for longer than this.
 */
export type Patience = {
  /** For a connection, free or new. */
  readonly connection: number
  /** For a lock that someone else holds. */
  readonly lock: number
  /** For one statement, by the server's own clock. */
  readonly statement: number
  /** For one statement, by ours: a server that has frozen keeps no time. */
  readonly answer: number
  /** Between two statements of a transaction: locks are not kept for someone who went away. */
  readonly idle: number
}

/** How a database is opened. */
export type OpenOptions = { readonly onTrouble: (trouble: Error) => void; readonly patience: Patience }

export const usualPatience: Patience = {
  connection: 5_000,
  lock: 10_000,
  statement: 15_000,
  answer: 20_000,
  idle: 30_000,
}

const unhurried = new AsyncLocalStorage<true>()

/** For work that nobody waits for at a screen and that takes as long as it takes: migrations, moving data, cleaning up. */
export const patiently = <T>(work: () => Promise<T>): Promise<T> => unhurried.run(true, work)

export const isPatient = (): boolean => unhurried.getStore() === true
