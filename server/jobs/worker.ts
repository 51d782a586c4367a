import { setTimeout } from 'node:timers/promises'
import { type Log, traceOf } from './definition.ts'
import type { Claimed } from './store.ts'

/** Resolves after so many milliseconds, or as soon as the signal says so. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

export const pause: Pause = async (milliseconds, signal) => {
  await setTimeout(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

type JobWorkerOptions = {
  /** Puts recurring jobs in the queue when their time has come. */
  readonly plan: () => Promise<void>
  /** Takes at most `limit` jobs, leaving alone those this worker is running. */
  readonly claim: (limit: number, running: readonly string[]) => Promise<Claimed[]>
  readonly run: (claimed: Claimed, stopping: AbortSignal) => Promise<void>
  readonly release: (claimed: Claimed) => Promise<void>
  readonly concurrency: number
  readonly pollMs: number
  readonly pause: Pause
  readonly log: Log
}

export type JobWorker = {
  start(): void
  /** Takes nothing new, waits for what is under way, and after `graceMs` tells it to stop and gives it back. */
  stop(graceMs: number): Promise<void>
  /**
   * Looks at once, and a few times soon after, because the caller's transaction may still be open. Every process works on
   * the jobs it puts in, so none needs to hear of another's: the poll is for those that fell due or were left behind.
   */
  nudge(): void
  drain(): Promise<number>
}

const soon = [20, 40, 80, 160, 320] as const
const longestTrouble = 30_000
// What listens to its signal ends within this time.
const lastWord = 500

export function createWorker({
  plan,
  claim,
  run,
  release,
  concurrency,
  pollMs,
  pause,
  log,
}: JobWorkerOptions): JobWorker {
  const running = new Map<string, { readonly claimed: Claimed; readonly end: Promise<void> }>()
  const stopping = new AbortController()
  let leaving = false
  let loop: Promise<void> | undefined
  let wake = new AbortController()
  let eager = 0

  function launch(claimed: Claimed, backlog: boolean): Promise<void> {
    const end = run(claimed, stopping.signal).finally(() => {
      running.delete(claimed.id)
      if (backlog) wake.abort()
    })
    running.set(claimed.id, { claimed, end })
    return end
  }

  const take = async () => {
    const free = concurrency - running.size
    const taken = free > 0 ? await claim(free, [...running.keys()]) : []
    return { taken, backlog: taken.length === free }
  }

  async function work(): Promise<void> {
    let trouble = 0
    while (!leaving) {
      wake = new AbortController()
      try {
        await plan()
        const { taken, backlog } = await take()
        for (const claimed of taken) launch(claimed, backlog)
        trouble = 0
      } catch (error) {
        trouble += 1
        if (trouble === 1) log.error(traceOf(error), 'jobs could not be fetched; trying again')
      }
      const wait =
        trouble > 0 ? Math.min(pollMs * 2 ** (trouble - 1), longestTrouble) : (soon[soon.length - eager] ?? pollMs)
      eager = Math.max(0, eager - 1)
      if (!leaving) await pause(wait, wake.signal)
    }
  }

  const ends = () => Promise.all([...running.values()].map(({ end }) => end))

  /** True when everything ended in time. */
  async function allEnd(milliseconds: number): Promise<boolean> {
    const timer = new AbortController()
    const inTime = await Promise.race([ends().then(() => true), pause(milliseconds, timer.signal).then(() => false)])
    timer.abort()
    return inTime
  }

  async function drain(): Promise<number> {
    let count = 0
    while (true) {
      const { taken } = await take()
      for (const claimed of taken) launch(claimed, false)
      if (running.size === 0) return count
      count += taken.length
      await ends()
    }
  }
  let draining = Promise.resolve(0)

  return {
    start: () => {
      loop ??= work()
    },
    stop: async (graceMs) => {
      leaving = true
      wake.abort()
      await loop
      if (await allEnd(graceMs)) return
      stopping.abort()
      if (await allEnd(lastWord)) return
      for (const { claimed } of running.values()) await release(claimed)
    },
    nudge: () => {
      eager = soon.length
      wake.abort()
    },
    // One after another: one that finds nothing because another is just taking it would be done too soon.
    drain: () => {
      draining = draining.then(drain, drain)
      return draining
    },
  }
}
