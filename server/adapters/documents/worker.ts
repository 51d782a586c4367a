import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { DrawingError } from './port.ts'
import type { ToChild, ToParent, Wanted } from './protocol.ts'
import type { Engine } from './typst/engine.ts'

export type Result = Extract<ToParent, { kind: 'drawn' }>

export type Task = {
  readonly wanted: Wanted
  readonly resolve: (result: Result) => void
  readonly reject: (error: DrawingError) => void
}

/** One child process with at most one task. */
export type Worker = {
  run(task: Task): void
  /** Ends it, whatever it is doing. */
  end(error: DrawingError): void
}

type WorkerOptions = {
  readonly engine: Engine['name'] | undefined
  readonly timeoutMs: number
  /** It has nothing to do. */
  readonly onFree: () => void
  /** It is no more; its task was told. */
  readonly onGone: () => void
}

const file = join(import.meta.dirname, 'child.ts')

const failed = () => new DrawingError('failed', 'A document could not be drawn.')

export function startWorker({ engine, timeoutMs, onFree, onGone }: WorkerOptions): Worker {
  const child: ChildProcess = fork(file, engine ? [engine] : [], {
    // Nothing of our settings: they hold keys, and drawing needs none of them.
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Requests go before drawing when the machine is short of hands.
  if (child.pid !== undefined) setPriority(child.pid, 5)
  let task: Task | undefined
  let timer: NodeJS.Timeout | undefined
  let sent = 0
  let ready = false
  let gone = false

  function settle(): Task | undefined {
    clearTimeout(timer)
    const done = task
    task = undefined
    return done
  }

  function end(error: DrawingError): void {
    if (gone) return
    gone = true
    child.kill('SIGKILL')
    settle()?.reject(error)
    onGone()
  }

  function begin({ wanted }: Task): void {
    timer = setTimeout(() => end(new DrawingError('timeout', 'Drawing a document took too long.')), timeoutMs)
    const message: ToChild = { id: ++sent, ...wanted }
    child.send(message, (error) => {
      if (error) end(failed())
    })
  }

  child.on('message', (message: ToParent) => {
    if (message.kind === 'ready') {
      ready = true
      if (task) begin(task)
      else onFree()
      return
    }
    if (message.id !== sent) return
    const done = settle()
    if (message.kind === 'drawn') done?.resolve(message)
    else done?.reject(failed())
    onFree()
  })
  child.on('error', () => end(failed()))
  child.on('exit', () => end(failed()))

  return {
    run(next) {
      task = next
      // The time to start is not counted: it is the machine's, not the document's.
      if (ready) begin(next)
    },
    end,
  }
}
