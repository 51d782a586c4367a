import { Worker } from 'node:worker_threads'
import { isPatient } from '../patience.ts'
import type { ChangeNotice } from '../told.ts'
import { DatabaseError, DatabaseTrouble } from '../trouble.ts'
import { compiledEngine } from './engine.ts'
import {
  type Failure,
  type QueryAnswer,
  type Reply,
  startedMark,
  type ThreadRequest,
  type ThreadStart,
} from './protocol.ts'

/** One life of the embedded database as the server sees it: questions go to its thread, answers come back. */
export type Thread = {
  query(sql: string, parameters: readonly (string | null)[]): Promise<QueryAnswer>
  /** Once it has broken down it answers nothing any more. */
  isAlive(): boolean
  close(): Promise<void>
}

type WaitingQuestion = { readonly resolve: (result: QueryAnswer) => void; readonly reject: (error: unknown) => void }

type ThreadOptions = {
  /** For the answer to one question, in milliseconds. The engine cannot be stopped in the middle, only ended. */
  readonly answer: number
  /** Told when the thread ends by itself, or because it gave no answer. */
  readonly onBreakdown: (trouble: DatabaseTrouble) => void
  readonly onTold?: (told: ChangeNotice) => void
}

/**
 * A thread that stops by itself takes everything it was asked along: what the engine was doing is recovered from its log by
 * the next one, and nothing before that can be trusted.
 */
export async function startThread(
  folder: string,
  { answer, onBreakdown, onTold = () => {} }: ThreadOptions,
): Promise<Thread> {
  const start: ThreadStart = { folder, compiled: await compiledEngine() }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: start, execArgv: [] })
  const waiting = new Map<number, WaitingQuestion>()
  let lastId = startedMark
  let ended: DatabaseError | undefined
  let running = false

  const ask = (request: ThreadRequest): Promise<QueryAnswer> =>
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
    if ('told' in reply) return onTold(reply.told)
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
    await new Promise<QueryAnswer>((resolve, reject) => waiting.set(startedMark, { resolve, reject }))
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

/** The embedded database over all its lives. */
export type ThreadKeeper = {
  /** The thread that lives, or a new one: it recovers from the log what the last one acknowledged. */
  living(): Promise<Thread>
  close(): Promise<void>
}

type KeeperOptions = Pick<ThreadOptions, 'answer' | 'onTold'> & { readonly onTrouble: (trouble: Error) => void }

// So that a folder that cannot be opened is not tried at every request.
const pauseAfterFailure = 1_000

/**
 * Does for the embedded engine what a PostgreSQL server does for itself: after a breakdown (a full disk is one) the process
 * goes on without a database, and the next who asks for one starts it anew.
 */
export async function keepThread(
  folder: string,
  { answer, onTrouble, onTold = () => {} }: KeeperOptions,
): Promise<ThreadKeeper> {
  const start = () => startThread(folder, { answer, onBreakdown: onTrouble, onTold })
  let current = await start()
  let starting: Promise<Thread> | undefined
  let failed: { readonly at: number; readonly trouble: DatabaseTrouble } | undefined

  async function startAnew(): Promise<Thread> {
    if (failed && performance.now() - failed.at < pauseAfterFailure) throw failed.trouble
    // The files must be let go of first.
    await current.close()
    try {
      current = await start()
      onTold(null)
      return current
    } catch (error) {
      const why = error instanceof Error ? error.message.replace(/\.+$/, '') : String(error)
      const trouble = new DatabaseTrouble('stopped', `The embedded database cannot be started anew: ${why}.`)
      failed = { at: performance.now(), trouble }
      throw trouble
    }
  }

  return {
    async living() {
      if (current.isAlive()) return current
      starting ??= startAnew().finally(() => {
        starting = undefined
      })
      return starting
    },
    async close() {
      await starting?.catch(() => {})
      await current.close()
    },
  }
}
