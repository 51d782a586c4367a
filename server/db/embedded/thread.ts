import { Worker } from 'node:worker_threads'
import { DatabaseError } from '../database-error.ts'
import { isPatient } from '../patience.ts'
import { DatabaseTrouble } from '../trouble.ts'
import { type Failure, type Reply, type Request, type Result, started } from './protocol.ts'

/** One life of the embedded database as the server sees it: questions go to its thread, answers come back. */
export type Thread = {
  query(sql: string, parameters: readonly (string | null)[]): Promise<Result>
  /** Once it has broken down it answers nothing any more. */
  isAlive(): boolean
  close(): Promise<void>
}

type Waiting = { readonly resolve: (result: Result) => void; readonly reject: (error: unknown) => void }

type Manners = {
  /** For the answer to one question, in milliseconds. The engine cannot be stopped in the middle, only ended. */
  readonly answer: number
  /** Told when the thread ends by itself, or because it gave no answer. */
  readonly onBreakdown: (trouble: DatabaseTrouble) => void
}

/**
 * A thread that stops by itself takes everything it was asked along: what the engine was doing is recovered from its log by
 * the next one, and nothing before that can be trusted.
 */
export async function startThread(folder: string, { answer, onBreakdown }: Manners): Promise<Thread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: folder, execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let lastId = started
  let ended: DatabaseError | undefined
  let running = false

  const ask = (request: Request): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) return reject(ended)
      waiting.set(request.id, { resolve, reject })
      worker.postMessage(request)
    })
  const end = (why: string) => {
    if (ended !== undefined) return
    const trouble = new DatabaseTrouble('stopped', `The embedded database has stopped${why}.`)
    ended = trouble
    for (const { reject } of waiting.values()) reject(trouble)
    waiting.clear()
    if (running) onBreakdown(trouble)
  }

  worker.on('message', (reply: Reply) => {
    if ('brokenDown' in reply) return end(`: ${reply.brokenDown}`)
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.ok) asked?.resolve(reply.result)
    else asked?.reject(toError(reply.failure))
  })
  const exit = new Promise<void>((resolve) => {
    worker.on('error', (error) => end(`: ${error instanceof Error ? error.message : String(error)}`))
    worker.on('exit', () => {
      end('')
      resolve()
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
    async query(sql, parameters) {
      const asked = ask({ id: ++lastId, kind: 'query', sql, parameters })
      if (isPatient()) return asked
      const timer = setTimeout(() => {
        end(': it gave no answer')
        worker.terminate()
      }, answer)
      return asked.finally(() => clearTimeout(timer))
    },
    isAlive: () => ended === undefined,
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
