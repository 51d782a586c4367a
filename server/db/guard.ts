import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { DatabaseError, DatabaseTrouble, noConnection, toQueryError } from './trouble.ts'
import { encodeParameter } from './values.ts'

/** Stands between Kysely and a driver: refuses what would hang or go astray, and knows what is under way. */
export type Guard = {
  wrap(dialect: Dialect): Dialect
  /** Lets `work` begin a transaction; while `scope.open` is true only the transaction's own connection works. */
  enter<T>(work: (scope: TransactionScope) => Promise<T>): Promise<T>
  /** Takes no new work; resolves when what is under way is done. Throws at once inside a transaction. */
  drain(): Promise<void>
}

type TransactionScope = { open: boolean }

const sentences = {
  outsideTx: 'A query used db inside inTransaction: use the tx that the work was given.',
  nested: 'inTransaction was called inside inTransaction: hand the tx on instead.',
  byHand: 'A transaction was begun by hand: use inTransaction.',
  closed: 'The database is closed.',
  closeInside: 'The database was closed inside inTransaction: close it after the work.',
} as const

/** `onTrouble` hears of everything the database could not do. */
export function createGuard(onTrouble: (trouble: DatabaseTrouble) => void): Guard {
  const scopes = new AsyncLocalStorage<TransactionScope>()
  const idle: (() => void)[] = []
  let underWay = 0
  let closing = false

  const refusal = (error: unknown): unknown => {
    const known = toQueryError(error)
    if (known instanceof DatabaseTrouble) onTrouble(known)
    return known
  }

  const finishOne = () => {
    underWay -= 1
    if (underWay === 0) for (const resolve of idle.splice(0)) resolve()
  }

  const guardDriver = (driver: Driver): Driver => ({
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      if (scopes.getStore()?.open) throw new DatabaseError(sentences.outsideTx)
      if (closing) throw new DatabaseTrouble('closed', sentences.closed)
      underWay += 1
      try {
        return new GuardedConnection(await driver.acquireConnection(options), refusal)
      } catch (error) {
        finishOne()
        throw noConnection(error)
      }
    },
    async beginTransaction(connection, settings) {
      if (scopes.getStore() === undefined) throw new DatabaseError(sentences.byHand)
      try {
        await driver.beginTransaction(inner(connection), settings)
      } catch (error) {
        throw refusal(error)
      }
    },
    async commitTransaction(connection) {
      try {
        await driver.commitTransaction(inner(connection))
      } catch (error) {
        throw refusal(error)
      }
    },
    async rollbackTransaction(connection) {
      // Why the work failed tells more than that its connection is gone, and the driver drops such a connection.
      await driver.rollbackTransaction(inner(connection)).catch(() => {})
    },
    async releaseConnection(connection, options) {
      try {
        await driver.releaseConnection(inner(connection), options)
      } finally {
        finishOne()
      }
    },
    destroy: (options) => driver.destroy(options),
  })

  return {
    wrap: (dialect) => ({
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => guardDriver(dialect.createDriver()),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    }),
    async enter(work) {
      if (scopes.getStore()?.open) throw new DatabaseError(sentences.nested)
      const scope: TransactionScope = { open: false }
      return scopes.run(scope, () => work(scope))
    },
    drain() {
      if (scopes.getStore()?.open) throw new DatabaseError(sentences.closeInside)
      closing = true
      return underWay === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve))
    },
  }
}

/** Makes parameters and errors the same for both drivers. */
class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #refusal: (error: unknown) => unknown

  constructor(connection: DatabaseConnection, refusal: (error: unknown) => unknown) {
    this.inner = connection
    this.#refusal = refusal
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const parameters = query.parameters.map(encodeParameter)
    try {
      return await this.inner.executeQuery<R>({ ...query, parameters })
    } catch (error) {
      throw this.#refusal(error)
    }
  }

  // biome-ignore lint/correctness/useYield: neither driver can stream; large reads use a cursor in SQL.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new DatabaseError('Streaming is not supported: read large tables with a cursor.')
  }
}

function inner(connection: DatabaseConnection): DatabaseConnection {
  return connection instanceof GuardedConnection ? connection.inner : connection
}
