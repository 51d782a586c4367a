import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import {
  type DocumentDrawer,
  DrawingError,
  type DrawRequest,
  type ToChild,
  type ToParent,
  type WantedDrawing,
} from './port.ts'
import type { TypstEngine } from './typst/engine.ts'

export type DrawResult = Extract<ToParent, { kind: 'drawn' }>

export type DrawTask = {
  readonly wanted: WantedDrawing
  readonly resolve: (result: DrawResult) => void
  readonly reject: (error: DrawingError) => void
}

/** One child process with at most one task. */
export type DrawingWorker = {
  run(task: DrawTask): void
  /** Ends it, whatever it is doing. */
  end(error: DrawingError): void
}

type DrawingWorkerOptions = {
  readonly engine: TypstEngine['name'] | undefined
  readonly timeoutMs: number
  /** It has nothing to do. */
  readonly onFree: () => void
  /** It is no more; its task was told. */
  readonly onGone: () => void
}

const file = join(import.meta.dirname, 'child.ts')

const failed = () => new DrawingError('failed', 'A document could not be drawn.')

export function startWorker({ engine, timeoutMs, onFree, onGone }: DrawingWorkerOptions): DrawingWorker {
  const child: ChildProcess = fork(file, engine ? [engine] : [], {
    // Nothing of our settings: they hold keys, and drawing needs none of them.
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Requests go before drawing when the machine is short of hands.
  if (child.pid !== undefined) setPriority(child.pid, 5)
  let task: DrawTask | undefined
  let timer: NodeJS.Timeout | undefined
  let sent = 0
  let ready = false
  let gone = false

  function settle(): DrawTask | undefined {
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

  function begin({ wanted }: DrawTask): void {
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

export type DrawerOptions = {
  readonly workers: number
  readonly engine?: TypstEngine['name']
  /** Longer than any document takes. */
  readonly timeoutMs?: number
  /** Memory grows with every document, so a process is replaced after so many. */
  readonly documentsPerProcess?: number
  readonly mostWaiting?: number
}

type PoolPlace = { worker: DrawingWorker | undefined; busy: boolean; drawn: number; warm: DrawRequest[] }

/** Documents are drawn by child processes: a document that hangs or crashes takes nothing else with it. */
export function createDrawer(options: DrawerOptions): DocumentDrawer {
  const { timeoutMs = 20_000, documentsPerProcess = 300, mostWaiting = 200 } = options
  const places: PoolPlace[] = Array.from({ length: options.workers }, () => ({
    worker: undefined,
    busy: false,
    drawn: 0,
    warm: [],
  }))
  const waiting: DrawTask[] = []
  // Drawn by every new process when it has nothing else to do.
  let samples: readonly DrawRequest[] = []
  let closed = false

  function start(place: PoolPlace): DrawingWorker {
    place.drawn = 0
    place.warm = [...samples]
    // Until it is ready it cannot do anything else.
    place.busy = true
    const worker = startWorker({
      engine: options.engine,
      timeoutMs,
      onFree: () => {
        place.busy = false
        assign()
      },
      onGone: () => {
        if (place.worker !== worker) return
        place.worker = undefined
        place.busy = false
        assign()
      },
    })
    place.worker = worker
    return worker
  }

  function next(place: PoolPlace): DrawTask | undefined {
    const task = waiting.shift()
    if (task) return task
    const request = place.worker && place.warm.shift()
    return request && { wanted: { format: 'pdf', request }, resolve: () => {}, reject: () => {} }
  }

  function assign(): void {
    // A process that runs goes before one that has yet to start.
    for (const place of places.toSorted((one, other) => Number(!one.worker) - Number(!other.worker))) {
      if (closed || place.busy) continue
      if (place.drawn >= documentsPerProcess) {
        const worker = place.worker
        place.worker = undefined
        worker?.end(new DrawingError('closed', 'This process has drawn enough.'))
        start(place)
        continue
      }
      const task = next(place)
      if (!task) continue
      const worker = place.worker ?? start(place)
      place.busy = true
      place.drawn += 1
      worker.run(task)
    }
  }

  const draw = (wanted: WantedDrawing): Promise<DrawResult> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new DrawingError('closed', 'No more documents are drawn: the server is stopping.'))
      if (waiting.length >= mostWaiting) return reject(new DrawingError('busy', 'Too many documents wait to be drawn.'))
      waiting.push({ wanted, resolve, reject })
      assign()
    })

  return {
    async pdf(request) {
      const { bytes, sha256, pages, unprintable } = await draw({ format: 'pdf', request })
      return { bytes, sha256, pages, unprintable }
    },
    async docx(request) {
      const { bytes, sha256, unprintable } = await draw({ format: 'docx', request })
      return { bytes, sha256, unprintable }
    },
    async invoice(request) {
      const { bytes, sha256, unprintable } = await draw({ format: 'invoice', request })
      return { bytes, sha256, unprintable }
    },
    warm(wanted) {
      samples = wanted
      for (const place of places) if (!place.worker && !closed) start(place)
    },
    async close() {
      closed = true
      const error = new DrawingError('closed', 'No more documents are drawn: the server is stopping.')
      for (const task of waiting.splice(0)) task.reject(error)
      for (const { worker } of places) worker?.end(error)
    },
  }
}
