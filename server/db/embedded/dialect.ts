import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Thread } from './thread.ts'

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** Kysely's PostgreSQL over the one connection that the embedded database has. */
export function embeddedDialect(thread: Thread): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(thread),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function createDriver(thread: Thread): Driver {
  const takeTurn = createTurns()
  const hand = new WeakMap<DatabaseConnection, () => void>()
  const run = (connection: DatabaseConnection, text: string) => connection.executeQuery(CompiledQuery.raw(text))

  return {
    async init() {},
    async acquireConnection() {
      const done = await takeTurn()
      const connection = createConnection(thread)
      hand.set(connection, done)
      return connection
    },
    async beginTransaction(connection, { isolationLevel, accessMode }) {
      const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
      await run(connection, `start transaction${level}${accessMode ? ` ${accessMode}` : ''}`)
    },
    async commitTransaction() {
      const { command } = await thread.query('commit', [])
      // A transaction in which a statement failed answers a commit with a rollback.
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    async rollbackTransaction(connection) {
      await run(connection, 'rollback')
    },
    async releaseConnection(connection) {
      hand.get(connection)?.()
    },
    destroy: () => thread.close(),
  }
}

function createConnection(thread: Thread): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      // The guard has made every parameter text.
      const { rows, command, rowCount } = await thread.query(sql, parameters as readonly (string | null)[])
      return { rows: rows as R[], ...(changes.has(command) && { numAffectedRows: BigInt(rowCount) }) }
    },
    // biome-ignore lint/correctness/useYield: the engine cannot stream.
    async *streamQuery() {
      throw new Error('The embedded database cannot stream.')
    },
  }
}

/** First come, first served: resolves when it is your turn, with what to call when you are done. */
function createTurns(): () => Promise<() => void> {
  let last = Promise.resolve()
  return () => {
    const mine = Promise.withResolvers<void>()
    const before = last
    last = mine.promise
    return before.then(() => mine.resolve)
  }
}
