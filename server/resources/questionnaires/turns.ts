/** Runs work on the same thing after each other, by its name, and work on different things beside each other. */
export type Turns = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * In this process work never trips over other work on the same row, nor waits for its lock with a connection in hand that
 * somebody else needs.
 */
export function createTurns(): Turns {
  const turns = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const before = turns.get(name)
    const mine = before === undefined ? work() : before.then(work, work)
    turns.set(name, mine)
    try {
      return await mine
    } finally {
      if (turns.get(name) === mine) turns.delete(name)
    }
  }
}
