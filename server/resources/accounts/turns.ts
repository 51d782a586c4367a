type Room = {
  /** How many work at the same time. */
  readonly atOnce: number
  /** How many may wait for it. */
  readonly waiting: number
}

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs so many at once; the others wait in the order in which they came, and whoever finds the line full is told at once. */
export function createTurns({ atOnce, waiting }: Room, full: () => Error): InTurn {
  const line: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw full()
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // Who waits takes the place over, so that nobody can slip in between.
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
