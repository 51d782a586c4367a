import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseError, DatabaseTrouble } from '../trouble.ts'

/** The PostgreSQL that is inside PGlite. A test compares it with what the engine says. */
export const engineMajor = 18

/**
 * Makes the folder when it is not there yet. `fill` works on a folder beside it that gets the real name when all of it is on
 * disk: a process killed half way leaves nothing that looks like a database.
 */
export async function prepareFolder(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    refuseOtherFiles(folder)
    const unfinished = `${folder}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true })
    // The engine makes files anyone may read; answers are for nobody else on this machine.
    chmodSync(unfinished, 0o700)
    await fill(unfinished)
    syncTree(unfinished)
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
    syncPath(dirname(folder))
  }
}

/** Refuses a folder that another major version of PostgreSQL made: opening it would only fail in obscure ways. */
export function refuseOtherMajor(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) return
  const major = Number(readFileSync(file, 'utf8').trim())
  if (major === engineMajor) return
  throw new DatabaseError(
    `The database in ${folder} is of PostgreSQL ${major} and this version holds ${engineMajor}: run "npm run data:export" with the version that made it, then "npm run data:import" with this one.`,
  )
}

function refuseOtherFiles(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  throw new DatabaseError(`The folder ${folder} holds files but no database: move them away, or set another DATA_DIR.`)
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else syncPath(path)
  }
  syncPath(folder)
}

function syncPath(path: string): void {
  // Windows cannot open a folder; there the file system keeps its own entries safe.
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Locks of this process: one that nothing refers to any more would be let go by the collector, and nobody would know. */
const heldLocks = new Set<DatabaseSync>()

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
  heldLocks.add(lock)
  return () => {
    heldLocks.delete(lock)
    if (lock.isOpen) lock.close()
  }
}

const busy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}

/** Two pieces of the log, which the engine asks for as a whole: without one it panics. */
const least = 32 * 1024 * 1024

type Disk = { readonly bavail: number; readonly bsize: number }

export async function checkRoom(folder: string): Promise<void> {
  refuseFullDisk(await statfs(folder), folder)
}

export function refuseFullDisk({ bavail, bsize }: Disk, folder: string): void {
  if (bavail * bsize >= least) return
  throw new DatabaseTrouble('53100', `The disk of ${folder} is as good as full.`)
}
