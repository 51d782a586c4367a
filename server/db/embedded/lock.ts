import { DatabaseSync } from 'node:sqlite'
import { DatabaseError } from '../database-error.ts'

/**
 * Two processes on one folder destroy it without a word, so one holds a lock on a file beside it. SQLite's exclusive
 * lock is the system's own: the kernel frees it however the process dies, so it never stays behind.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new DatabaseError(
      `The database in ${folder} is already in use: stop the other process, or give this one a DATA_DIR of its own.`,
    )
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}

const busy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}
