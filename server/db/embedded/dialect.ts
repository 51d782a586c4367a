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
import { isPatient } from '../patience.ts'
import { DatabaseTrouble } from '../trouble.ts'
import type { Thread, ThreadKeeper } from './thread.ts'

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** Kysely's PostgreSQL over the one connection that the embedded database has. `turn`: how long one may wait for it. */
export function embeddedDialect(keeper: ThreadKeeper, turn: number): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(keeper, turn),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

type HeldThread = { readonly thread: Thread; readonly done: () => void }

function createDriver(keeper: ThreadKeeper, turn: number): Driver {
  const takeTurn = createConnectionTurns()
  const held = new WeakMap<DatabaseConnection, HeldThread>()
  const run = (connection: DatabaseConnection, text: string) => connection.executeQuery(CompiledQuery.raw(text))

  return {
    async init() {},
    async acquireConnection() {
      const done = await takeTurn(isPatient() ? Number.POSITIVE_INFINITY : turn)
      try {
        const thread = await keeper.living()
        const connection = createConnection(thread)
        held.set(connection, { thread, done })
        return connection
      } catch (error) {
        done()
        throw error
      }
    },
    async beginTransaction(connection, { isolationLevel, accessMode }) {
      const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
      await run(connection, `start transaction${level}${accessMode ? ` ${accessMode}` : ''}`)
    },
    async commitTransaction(connection) {
      const answer = await held.get(connection)?.thread.query('commit', [])
      // A transaction in which a statement failed answers a commit with a rollback.
      if (answer?.command !== 'COMMIT') throw new AbortedTransactionError()
    },
    async rollbackTransaction(connection) {
      await run(connection, 'rollback')
    },
    async releaseConnection(connection) {
      held.get(connection)?.done()
    },
    destroy: () => keeper.close(),
  }
}

/** Bound to one life of the engine: what began before a breakdown must not go on after it, outside its transaction. */
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
function createConnectionTurns(): (milliseconds: number) => Promise<() => void> {
  let last = Promise.resolve()
  return async (milliseconds) => {
    const mine = Promise.withResolvers<void>()
    const before = last
    last = mine.promise
    if (await comesWithin(before, milliseconds)) return mine.resolve
    // Whoever stood behind us still waits for whoever was before us.
    before.then(mine.resolve)
    throw new DatabaseTrouble('busy', 'The embedded database is busy with something else.')
  }
}

async function comesWithin(turn: Promise<void>, milliseconds: number): Promise<boolean> {
  if (milliseconds === Number.POSITIVE_INFINITY) return turn.then(() => true)
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(late.resolve, milliseconds, false)
  try {
    return await Promise.race([turn.then(() => true), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
