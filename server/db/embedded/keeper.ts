import { DatabaseTrouble } from '../trouble.ts'
import { startThread, type Thread } from './thread.ts'

/** The embedded database over all its lives. */
export type Keeper = {
  /** The thread that lives, or a new one: it recovers from the log what the last one acknowledged. */
  living(): Promise<Thread>
  close(): Promise<void>
}

type Manners = { readonly answer: number; readonly onTrouble: (trouble: Error) => void }

// So that a folder that cannot be opened is not tried at every request.
const pauseAfterFailure = 1_000

/**
 * Does for the embedded engine what a PostgreSQL server does for itself: after a breakdown (a full disk is one) the process
 * goes on without a database, and the next who asks for one starts it anew.
 */
export async function keepThread(folder: string, { answer, onTrouble }: Manners): Promise<Keeper> {
  const start = () => startThread(folder, { answer, onBreakdown: onTrouble })
  let current = await start()
  let starting: Promise<Thread> | undefined
  let failed: { readonly at: number; readonly trouble: DatabaseTrouble } | undefined

  async function startAnew(): Promise<Thread> {
    if (failed && performance.now() - failed.at < pauseAfterFailure) throw failed.trouble
    // The files must be let go of first.
    await current.close()
    try {
      current = await start()
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
