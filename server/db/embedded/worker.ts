import { parentPort, workerData } from 'node:worker_threads'
import { channel } from '../told.ts'
import { DatabaseError } from '../trouble.ts'
import { prepareFolder } from './folder.ts'
import { assertSynced, readAsText, SyncedFiles, startOn, watchForBreakdown } from './pglite.ts'
import {
  type Failure,
  type QueryAnswer,
  type Reply,
  startedMark,
  type ThreadRequest,
  type ThreadStart,
} from './protocol.ts'
import { embeddedStatements } from './statements.ts'

export type EmbeddedEngine = {
  query(sql: string, parameters: readonly (string | null)[]): Promise<QueryAnswer>
  close(): Promise<void>
}

/** Opens PGlite on a folder, making it first when needed. Runs inside the thread. After a breakdown nothing is trusted. */
export async function openEngine(
  { folder, compiled }: ThreadStart,
  onBreakdown: (reason: string) => void,
  onTold: (told: string) => void = () => {},
): Promise<EmbeddedEngine> {
  await prepareFolder(folder, async (unfinished) => {
    const pg = await startOn(compiled, new SyncedFiles(unfinished))
    await pg.close()
  })
  const files = new SyncedFiles(folder)
  let lastWords = 'it gave no reason'
  const pg = await startOn(compiled, files, (line) => {
    lastWords = /(?:PANIC|FATAL): +(.*)/.exec(line)?.[1] ?? lastWords
  })
  let closing = false
  watchForBreakdown(pg, () => closing || onBreakdown(lastWords))
  await assertSynced(pg, () => files.syncs)
  readAsText(pg)
  await pg.listen(channel, onTold)
  const statements = embeddedStatements(pg)

  return {
    async query(sql, parameters) {
      // Like the other driver: without parameters the text may hold several statements, and the last one answers.
      const answer = parameters.length === 0 ? await statements.run(sql) : await statements.query(sql, parameters)
      return {
        rows: answer?.rows ?? [],
        command: answer?.command ?? '',
        rowCount: answer?.rowCount ?? 0,
      }
    },
    close() {
      // Leaving the main loop for good is no breakdown.
      closing = true
      return pg.close()
    },
  }
}

// The embedded database lives in this thread: it answers by microtask and would starve the server's event loop.

const nothing: QueryAnswer = { rows: [], command: '', rowCount: 0 }

function toFailure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error)
  // Only these: the engine's errors also carry the query, its parameters and the row.
  const names = ['code', 'severity', 'constraint', 'table', 'column']
  const facts = Object.entries(Object(error)).filter(
    (fact): fact is [string, string] => names.includes(fact[0]) && typeof fact[1] === 'string',
  )
  return { message, sentence: error instanceof DatabaseError, facts: Object.fromEntries(facts) }
}

async function serve(port: NonNullable<typeof parentPort>, start: ThreadStart): Promise<void> {
  const reply = async (id: number, work: () => Promise<QueryAnswer>) => {
    const answer = await work().then(
      (result): Reply => ({ id, ok: true, result }),
      (error): Reply => ({ id, ok: false, failure: toFailure(error) }),
    )
    port.postMessage(answer)
  }

  await reply(startedMark, async () => {
    const engine = await openEngine(
      start,
      (reason) => {
        port.postMessage({ brokenDown: reason } satisfies Reply)
        process.exit(1)
      },
      (told) => port.postMessage({ told } satisfies Reply),
    )
    port.on('message', async (request: ThreadRequest) => {
      await reply(request.id, async () => {
        if (request.kind === 'query') return engine.query(request.sql, request.parameters)
        await engine.close()
        return nothing
      })
      // Nothing to listen to any more, so the thread ends.
      if (request.kind === 'close') port.close()
    })
    return nothing
  })
}

if (parentPort) await serve(parentPort, workerData)
