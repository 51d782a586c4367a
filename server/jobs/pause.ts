import { setTimeout } from 'node:timers/promises'

/** Resolves after so many milliseconds, or as soon as the signal says so. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

export const pause: Pause = async (milliseconds, signal) => {
  await setTimeout(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
