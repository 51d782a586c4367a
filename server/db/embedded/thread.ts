import { Worker } from 'node:worker_threads'
import { DatabaseError } from '../database-error.ts'
import { type Failure, type Reply, type Request, type Result, started } from './protocol.ts'

/** The embedded database as the server sees it: questions go to its thread, answers come back. */
export type Thread = {
  query(sql: string, parameters: readonly (string | null)[]): Promise<Result>
  close(): Promise<void>
}

type Waiting = { readonly resolve: (result: Result) => void; readonly reject: (error: unknown) => void }

/**
 * A thread that stops by itself ends the whole process as an error that nobody caught: what the engine was doing is
 * recovered from its log at the next start, and nothing before that can be trusted.
 */
export async function startThread(folder: string): Promise<Thread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: folder, execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let lastId = started
  let ended: unknown
  let running = false

  const ask = (request: Request): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) return reject(ended)
      waiting.set(request.id, { resolve, reject })
      worker.postMessage(request)
    })
  const end = (reason: unknown) => {
    ended ??= reason
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }

  worker.on('message', (reply: Reply) => {
    if ('brokenDown' in reply) return end(new DatabaseError(`The embedded database has stopped: ${reply.brokenDown}.`))
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.ok) asked?.resolve(reply.result)
    else asked?.reject(toError(reply.failure))
  })
  const exit = new Promise<void>((resolve) => {
    worker.on('error', end)
    worker.on('exit', () => {
      end(new DatabaseError('The embedded database has stopped.'))
      resolve()
      if (running) throw ended
    })
  })

  try {
    await new Promise<Result>((resolve, reject) => waiting.set(started, { resolve, reject }))
  } catch (error) {
    await worker.terminate()
    throw error
  }
  running = true

  return {
    query: (sql, parameters) => ask({ id: ++lastId, kind: 'query', sql, parameters }),
    async close() {
      running = false
      if (ended === undefined) await ask({ id: ++lastId, kind: 'close' })
      await exit
    },
  }
}

function toError({ message, sentence, facts }: Failure): Error {
  return sentence ? new DatabaseError(message) : Object.assign(new Error(message), facts)
}
