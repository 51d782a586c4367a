import type { Clock } from '#server/adapters/clock/index.ts'

type CallWindow = { readonly until: number; count: number }

/** More than this are looked through for those that are over. */
const manyWindows = 1000

/** Counts what somebody does in a minute: null while it is within the limit, else the seconds to wait. */
export function createCallLimit(clock: Pick<Clock, 'now'>, most: () => number) {
  const windows = new Map<string, CallWindow>()

  function windowOf(who: string, now: number): CallWindow {
    const open = windows.get(who)
    if (open && open.until > now) return open
    if (windows.size >= manyWindows) for (const [key, { until }] of windows) if (until <= now) windows.delete(key)
    const begun = { until: now + 60_000, count: 0 }
    windows.set(who, begun)
    return begun
  }

  const wait = ({ until }: CallWindow, now: number) => Math.ceil((until - now) / 1000)

  return {
    take(who: string, weight = 1): number | null {
      const now = clock.now().getTime()
      const window = windowOf(who, now)
      if (window.count + weight > most()) return wait(window, now)
      window.count += weight
      return null
    },
    /** Whether nothing is left, without counting. */
    exhausted(who: string): number | null {
      const now = clock.now().getTime()
      const open = windows.get(who)
      return open && open.until > now && open.count >= most() ? wait(open, now) : null
    },
  }
}
