import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Victim = {
  /** Resolves at the first line that `isReady` accepts; rejects when the process ends by itself. */
  readonly ready: Promise<string>
  /** Rejects when the process ends by itself. */
  readonly ended: Promise<void>
  /** Ends the process without any warning and waits until it is gone. */
  kill(): Promise<void>
}

type VictimOptions = {
  readonly script: string
  readonly environment: Readonly<Record<string, string>>
  readonly isReady: (line: string) => boolean
  readonly onLine?: (line: string) => void
}

const alive = new Set<ChildProcess>()
// Also when this script itself is stopped half way.
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** Starts a process that is going to be killed. */
export function startVictim({ script, environment, isReady, onLine }: VictimOptions): Victim {
  const child = spawn(process.execPath, [script], {
    // Away from the checkout: a build that changes there must not end the test.
    cwd: environment.DATA_DIR,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  alive.add(child)
  let killed = false
  const gone = once(child, 'close').then(() => {
    alive.delete(child)
    if (!killed) throw new Error(`${script} ended by itself`)
  })
  const ready = new Promise<string>((resolve, reject) => {
    gone.catch(reject)
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (isReady(line)) resolve(line)
      else onLine?.(line)
    })
  })
  // A process killed while it starts never gets ready, and nobody waits for it.
  ready.catch(() => {})
  return {
    ready,
    ended: gone,
    async kill() {
      killed = true
      child.kill('SIGKILL')
      // After 'close' every line it wrote has been read.
      await gone
    },
  }
}

export const between = (least: number, most: number): number => Math.round(least + Math.random() * (most - least))
